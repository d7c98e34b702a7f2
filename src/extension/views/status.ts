import * as vscode from 'vscode';
import { areQuicklyChecked } from '../../core/feasibility/broken';
import { puzzleFor } from '../../features/puzzles/puzzleFor';
import * as messages from '../../messages/status';
import { activeEditor } from '../services/activeEditor';
import type { EditorAnalysis } from '../services/documents';
import { isSudoku, LANGUAGE } from '../services/languages';
import type { Log } from '../services/log';
import { PuzzleStatus } from './puzzleStatus';

/** The language status item: the status of the puzzle at the cursor. */
export class Status implements vscode.Disposable {
  private readonly item = vscode.languages.createLanguageStatusItem('sudoku.puzzle', LANGUAGE);
  private readonly status: PuzzleStatus;
  private readonly listeners: vscode.Disposable;

  constructor(
    private readonly analysis: EditorAnalysis,
    private readonly log: Log,
  ) {
    this.status = new PuzzleStatus(analysis, log, () => this.update());
    this.listeners = vscode.Disposable.from(
      this.item,
      this.status,
      vscode.window.onDidChangeActiveTextEditor(() => this.update()),
      vscode.window.onDidChangeTextEditorSelection(({ textEditor }) => {
        if (textEditor === activeEditor()) this.update();
      }),
    );
    this.item.name = 'Sudoku';
    this.update();
  }

  /** Updates the item. Call when anything in it may have changed. */
  update(): void {
    const editor = activeEditor();
    if (!editor || !isSudoku(editor.document)) {
      this.status.stop();
      return;
    }
    try {
      this.show(editor);
    } catch (error) {
      this.log.error(`${editor.document.uri} has no status`, error);
    }
  }

  private show({ document, selection }: vscode.TextEditor): void {
    const cursor = document.offsetAt(selection.active);
    const puzzles = this.analysis.documents.puzzlesOf(document);
    // The check of a puzzle with thousands of rules updates the status at its end.
    if (!puzzles.readBriefly({ start: cursor, end: cursor })) return;
    const puzzle = puzzleFor(puzzles, cursor);
    if (puzzle && !areQuicklyChecked(puzzle.grid)) return;
    const { text, rating } = this.status.of(document, puzzle);
    this.item.text = text;
    this.item.detail = puzzle ? messages.status.detail(puzzle, rating) : '';
  }

  dispose(): void {
    this.listeners.dispose();
  }
}
