/**
 * Draws the edges of boxes that the text does not show, marks forced cells, and colors the text that is less prominent
 * than digits. These are decorations and not diagnostics, because VS Code widens the mark of a hint over the cell next
 * to it, and shows its message there.
 */

import * as vscode from 'vscode';
import { boxEdgesOf, forcedMarksOf } from '../../features/looks/looks';
import { quietSpansOf } from '../../features/looks/quiet';
import { puzzlesIn } from '../../text/puzzleFile';
import type { Span } from '../../text/span';
import { rangeOf, spanOfRange } from '../services/convert';
import type { EditorAnalysis } from '../services/documents';
import { isSudoku } from '../services/languages';
import type { Log } from '../services/log';
import { settingsOf } from '../services/settings';
import { onSettingsChange } from '../services/settingsChange';
import { awaited, pause } from '../services/slices';
import type { ColorId } from './colors';
import { themeColor } from './themeColor';
import type { TokenStyles } from './tokenStyles';

/** Lines above and below the visible ones that are decorated too, so that a short scroll shows no bare lines. */
const MARGIN = 30;

const EDGE = { borderStyle: 'solid', borderColor: themeColor('boxEdge') } as const;

/** The decorations of all visible editors of Sudoku files. */
export class Looks implements vscode.Disposable {
  private readonly right = vscode.window.createTextEditorDecorationType({ ...EDGE, borderWidth: '0 1px 0 0' });
  private readonly below = vscode.window.createTextEditorDecorationType({ ...EDGE, borderWidth: '0 0 1px 0' });
  private readonly corner = vscode.window.createTextEditorDecorationType({ ...EDGE, borderWidth: '0 1px 1px 0' });
  private readonly forced = vscode.window.createTextEditorDecorationType({
    backgroundColor: themeColor('forcedBackground'),
    borderColor: themeColor('forcedBorder'),
    borderStyle: 'solid',
    borderWidth: '0 0 2px 0',
  });
  private readonly blanks = foreground('blankForeground');
  private readonly candidates = foreground('candidateForeground');
  private readonly waiting = new Set<vscode.TextEditor>();
  private readonly restyling: vscode.Disposable;
  private readonly listeners: vscode.Disposable;

  constructor(
    private readonly analysis: EditorAnalysis,
    private readonly log: Log,
    private readonly styles: TokenStyles,
  ) {
    this.listeners = vscode.Disposable.from(
      this.right,
      this.below,
      this.corner,
      this.forced,
      this.blanks,
      this.candidates,
      vscode.window.onDidChangeVisibleTextEditors(() => this.updateAll()),
      vscode.window.onDidChangeTextEditorVisibleRanges(({ textEditor }) => void this.update(textEditor)),
      this.analysis.onDidEdit(({ document }) => this.updateAll(document)),
      vscode.workspace.onDidOpenTextDocument(() => this.updateAll()),
      onSettingsChange(() => this.updateAll()),
    );
    this.restyling = styles.onDidChange(() => this.updateAll());
    this.updateAll();
  }

  dispose(): void {
    this.restyling.dispose();
    this.listeners.dispose();
  }

  private updateAll(document?: vscode.TextDocument): void {
    for (const editor of vscode.window.visibleTextEditors) {
      if (!document || editor.document === document) void this.update(editor);
    }
  }

  /** Decorates an editor soon: several events in a row need one update, and a keystroke does not wait for it. */
  private async update(editor: vscode.TextEditor): Promise<void> {
    if (this.waiting.has(editor)) return;
    this.waiting.add(editor);
    await pause();
    this.waiting.delete(editor);
    try {
      const { document } = editor;
      const spans = isSudoku(document) ? spansOf(editor) : [];
      for (const span of spans) await awaited(this.analysis.documents.puzzlesOf(document).readingIn(span));
      this.decorate(editor);
    } catch (error) {
      this.log.error(`${editor.document.uri} cannot be decorated`, error);
    }
  }

  private decorate(editor: vscode.TextEditor): void {
    const { document } = editor;
    const { boxEdges, forcedCells } = settingsOf(document);
    const shown = isSudoku(document)
      ? spansOf(editor).map(span => ({ span, puzzles: this.puzzlesIn(document, span) }))
      : [];
    const puzzles = shown.flatMap(part => part.puzzles);
    const quiet = shown.map(part =>
      quietSpansOf(document.getText(rangeOf(document, part.span)), part.span.start, part.puzzles),
    );
    const edges = boxEdges ? puzzles.map(boxEdgesOf) : [];
    const show = (type: vscode.TextEditorDecorationType, spans: readonly Span[]) =>
      editor.setDecorations(
        type,
        spans.map(span => rangeOf(document, span)),
      );
    show(
      this.right,
      edges.flatMap(({ right }) => right),
    );
    show(
      this.below,
      edges.flatMap(({ below }) => below),
    );
    show(
      this.corner,
      edges.flatMap(({ corner }) => corner),
    );
    show(
      this.forced,
      puzzles.flatMap(puzzle => forcedMarksOf(puzzle, forcedCells)),
    );
    show(
      this.blanks,
      quiet.flatMap(({ blanks }) => blanks),
    );
    show(this.candidates, this.styles.isStyled('sudokuCandidate') ? [] : quiet.flatMap(({ candidates }) => candidates));
  }

  private puzzlesIn(document: vscode.TextDocument, span: Span) {
    return puzzlesIn(this.analysis.documents.puzzlesOf(document).around(span), span);
  }
}

function foreground(color: ColorId): vscode.TextEditorDecorationType {
  const { ClosedClosed } = vscode.DecorationRangeBehavior;
  return vscode.window.createTextEditorDecorationType({
    color: themeColor(color),
    rangeBehavior: ClosedClosed,
  });
}

/** The visible parts of an editor and some lines around them. */
function spansOf({ document, visibleRanges }: vscode.TextEditor): Span[] {
  const [first, ...others] = visibleRanges;
  if (!first) return [];
  const { start, end } = others.reduce((all, range) => all.union(range), first);
  const wide = new vscode.Range(Math.max(0, start.line - MARGIN), 0, end.line + MARGIN, Number.MAX_SAFE_INTEGER);
  return [spanOfRange(document, document.validateRange(wide))];
}
