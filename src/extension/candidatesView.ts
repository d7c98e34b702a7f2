/**
 * The candidates of a puzzle as a pencil-mark grid beside it. A grid of digits cannot hold eliminations; here they are seen.
 * The document is read-only, so nothing of the user's changes, and it follows the hints while it is visible.
 */

import * as vscode from 'vscode';
import type { Position } from '../core/position';
import type { Step } from '../core/techniques/step';
import { drawCandidates } from '../language/features/drawing';
import { highlightsOf } from '../language/features/highlights';
import * as messages from '../language/messages/index';
import { parse } from '../language/parsing/parser';
import { Highlights } from './highlights';
import type { DocumentPuzzle } from './puzzleAt';
import { nameOf } from './reports/report';
import { pause } from './slices';

const SCHEME = 'sudoku-candidates';

/** Milliseconds that VS Code may take to renew the document, and between two looks. */
const LONGEST_RENEWAL = 2000;
const MOMENT = 20;

/** All documents with candidates. */
export class CandidatesView implements vscode.TextDocumentContentProvider, vscode.Disposable {
  private readonly highlights = new Highlights('sudoku.candidatesHighlighted');
  /** Texts by URI. */
  private readonly texts = new Map<string, string>();
  private readonly listeners = vscode.Disposable.from(
    this.highlights,
    vscode.window.tabGroups.onDidChangeTabs(({ closed }) => {
      for (const { input } of closed) {
        if (input instanceof vscode.TabInputText) this.texts.delete(input.uri.toString());
      }
    }),
  );

  /** `renew` is called when the content of a document has changed. */
  constructor(private readonly renew: (uri: vscode.Uri) => void) {}

  provideTextDocumentContent(uri: vscode.Uri): string {
    return this.texts.get(uri.toString()) ?? '';
  }

  /** Shows the candidates of a position of a puzzle, with the step that was found there if there is one. */
  async open(found: DocumentPuzzle, position: Position, step: Step | undefined): Promise<vscode.Uri> {
    const uri = addressOf(found);
    this.setText(uri, found, position);
    const opened = await vscode.workspace.openTextDocument(uri);
    const document = await vscode.languages.setTextDocumentLanguage(opened, 'sudoku-report');
    await vscode.window.showTextDocument(document, {
      viewColumn: vscode.ViewColumn.Beside,
      preview: true,
      preserveFocus: true,
    });
    await this.mark(document, step);
    return uri;
  }

  /** Shows a later position, if the candidates of the puzzle are visible. */
  follow(found: DocumentPuzzle, position: Position, step: Step): void {
    const uri = addressOf(found);
    const editor = vscode.window.visibleTextEditors.find(one => one.document.uri.toString() === uri.toString());
    if (!editor) return;
    this.setText(uri, found, position);
    void this.mark(editor.document, step);
  }

  private setText(uri: vscode.Uri, { puzzle }: DocumentPuzzle, position: Position): void {
    this.texts.set(uri.toString(), drawCandidates(position, puzzle.style.symbols));
    this.renew(uri);
  }

  /** Highlights the step when VS Code has renewed the text. */
  private async mark(document: vscode.TextDocument, step: Step | undefined): Promise<void> {
    const text = this.texts.get(document.uri.toString()) ?? '';
    for (let waited = 0; waited < LONGEST_RENEWAL && document.getText() !== text; waited += MOMENT) await pause(MOMENT);
    const [puzzle] = parse(text).puzzles;
    if (step && puzzle && document.getText() === text) this.highlights.show(document, highlightsOf(puzzle, step));
  }

  dispose(): void {
    this.listeners.dispose();
  }
}

function addressOf(found: DocumentPuzzle): vscode.Uri {
  const path = `/${messages.hint.candidatesOf(nameOf(found)).replaceAll('/', '-')}`;
  return vscode.Uri.from({ scheme: SCHEME, path, query: found.document.uri.toString() });
}
