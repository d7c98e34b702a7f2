/**
 * The candidates of a puzzle as a pencil-mark grid next to it, which shows eliminations that a grid of digits cannot hold.
 * The document is read-only, so the user's text stays unchanged. It follows the hints and the edits of the puzzle while it is
 * open, and highlights no more of a step than the hint reveals.
 */

import * as vscode from 'vscode';
import type { Position } from '../../core/position';
import type { Step } from '../../core/techniques/step';
import { type DrawnCandidates, drawCandidates } from '../../features/steps/drawing';
import { type HintStage, highlightsAt, LAST_STAGE } from '../../features/steps/hint';
import * as messages from '../../messages/index';
import { spanAfter } from '../../text/document/trackedSpan';
import type { Span } from '../../text/span';
import { reportNameOf } from '../reports/report';
import { changesOf, type EditorAnalysis } from '../services/documents';
import { type DocumentPuzzle, findPuzzle, lineOfPuzzle } from '../services/puzzleAt';
import { pause } from '../services/slices';
import { Highlights } from './highlights';
import type { PicturePainter } from './painting';

const SCHEME = 'sudoku-candidates';
/** A separate language without word wrap, because wrapped rows of a large grid are unreadable: see package.json. */
const LANGUAGE = 'sudoku-candidates';

/** Maximum time for VS Code to refresh the document, and the interval between two checks, in milliseconds. */
const LONGEST_RENEWAL = 2000;
const MOMENT = 20;

/** A step, and the stage that may be shown. */
export interface MarkedStep {
  readonly step: Step;
  readonly stage: HintStage;
}

/** A document with candidates. */
interface Drawn {
  readonly uri: vscode.Uri;
  readonly source: vscode.TextDocument;
  /** Where the puzzle is in its document. */
  span: Span;
  /** Undefined if the puzzle no longer exists. */
  drawing: DrawnCandidates | undefined;
}

/** Provides the documents that show candidates. */
export class CandidatesView implements vscode.TextDocumentContentProvider, vscode.Disposable {
  private readonly highlights: Highlights;
  /** By URI: the open documents. */
  private readonly drawn = new Map<string, Drawn>();
  /** Counts highlights, so that a late one does not replace a newer one. */
  private marks = 0;
  private readonly listeners: vscode.Disposable;

  /** `renew` is called when the content of a document has changed. */
  constructor(
    private readonly analysis: EditorAnalysis,
    private readonly renew: (uri: vscode.Uri) => void,
    painter: PicturePainter,
  ) {
    this.highlights = new Highlights(analysis, painter, 'sudoku.candidatesHighlighted');
    this.listeners = vscode.Disposable.from(
      this.highlights,
      vscode.window.tabGroups.onDidChangeTabs(({ closed }) => {
        for (const { input } of closed) {
          if (input instanceof vscode.TabInputText) this.drawn.delete(input.uri.toString());
        }
      }),
      analysis.onDidEdit(change => this.edited(change)),
    );
  }

  provideTextDocumentContent(uri: vscode.Uri): string {
    const drawn = this.drawn.get(uri.toString());
    return drawn ? textOf(drawn) : '';
  }

  /** Shows the candidates of a position of a puzzle, with the text about the step found there if there is one. */
  async open(found: DocumentPuzzle, position: Position, marked: MarkedStep | undefined): Promise<vscode.Uri> {
    const uri = this.viewOf(found)?.uri ?? addressOf(found);
    const drawn = this.draw(uri, found, position, marked);
    const mark = ++this.marks;
    const opened = await vscode.workspace.openTextDocument(uri);
    const document = await vscode.languages.setTextDocumentLanguage(opened, LANGUAGE);
    await vscode.window.showTextDocument(document, {
      viewColumn: vscode.ViewColumn.Beside,
      preview: true,
      preserveFocus: true,
    });
    if (marked) await this.mark(document, drawn, marked, mark);
    return uri;
  }

  /** Shows a later position, if the candidates of the puzzle are visible. */
  follow(found: DocumentPuzzle, position: Position, marked: MarkedStep): void {
    const uri = this.viewOf(found)?.uri;
    const editor = vscode.window.visibleTextEditors.find(one => one.document.uri.toString() === uri?.toString());
    if (uri && editor) void this.mark(editor.document, this.draw(uri, found, position, marked), marked, ++this.marks);
  }

  /** Removes the highlights. */
  unmark(): void {
    this.marks++;
    this.highlights.clear();
  }

  private viewOf({ document, puzzle }: DocumentPuzzle): Drawn | undefined {
    return [...this.drawn.values()].find(({ source, span }) => source === document && span.start === puzzle.start);
  }

  private draw(
    uri: vscode.Uri,
    { document, puzzle }: DocumentPuzzle,
    position: Position,
    marked: MarkedStep | undefined,
  ): Drawn {
    const step = marked?.stage === LAST_STAGE ? marked.step : undefined;
    const drawing = drawCandidates(position, puzzle.style.symbols, step);
    const drawn: Drawn = { uri, source: document, span: { start: puzzle.start, end: puzzle.end }, drawing };
    this.drawn.set(uri.toString(), drawn);
    this.renew(uri);
    return drawn;
  }

  /** Highlights the step when VS Code has renewed the text. */
  private async mark(document: vscode.TextDocument, drawn: Drawn, marked: MarkedStep, mark: number): Promise<void> {
    const text = textOf(drawn);
    for (let waited = 0; waited < LONGEST_RENEWAL && document.getText() !== text; waited += MOMENT) await pause(MOMENT);
    if (mark !== this.marks || !drawn.drawing || document.getText() !== text) return;
    this.highlights.show(document, highlightsAt(drawn.drawing.places, marked.step, marked.stage));
  }

  /** Draws the candidates of an edited puzzle again. Candidates of other puzzles in the document stay unchanged. */
  private edited(change: vscode.TextDocumentChangeEvent): void {
    const views = [...this.drawn.values()].filter(({ source }) => source === change.document);
    if (views.length === 0) return;
    this.unmark(); // every edit ends the hint
    for (const drawn of views) {
      const { isEdited, start, end } = spanAfter(drawn.span, changesOf(change));
      drawn.span = { start, end };
      if (isEdited || !drawn.drawing) void this.drawAgain(drawn);
    }
  }

  private async drawAgain(drawn: Drawn): Promise<void> {
    const { source: document, uri } = drawn;
    const { version } = document;
    const reasoning = await this.analysis.reasoning();
    const found = await findPuzzle(this.analysis, document, document.positionAt(drawn.span.start).line);
    // A later edit, or a hint in the meantime, has drawn it.
    if (document.version !== version || this.drawn.get(uri.toString()) !== drawn) return;
    if (found && isIn(drawn, found)) {
      drawn.span = { start: found.puzzle.start, end: found.puzzle.end };
      drawn.drawing = drawCandidates(reasoning.positionOf(found.puzzle), found.puzzle.style.symbols);
    } else drawn.drawing = undefined;
    this.renew(uri);
  }

  dispose(): void {
    this.listeners.dispose();
  }
}

/** Whether a puzzle is the one of a document, or one with the same name in its place. */
function isIn({ span, uri }: Drawn, found: DocumentPuzzle): boolean {
  const { start, end } = found.puzzle;
  if (span.start === span.end) return start === span.start && addressOf(found).path === uri.path;
  return start < span.end && span.start < end;
}

function textOf({ drawing }: Drawn): string {
  return drawing?.text ?? messages.hint.candidatesGone();
}

function addressOf(found: DocumentPuzzle): vscode.Uri {
  const path = `/${messages.hint.candidatesOf(reportNameOf(found))}`;
  return vscode.Uri.from({
    scheme: SCHEME,
    path,
    query: found.document.uri.toString(),
    fragment: String(lineOfPuzzle(found)),
  });
}
