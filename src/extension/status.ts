import * as vscode from 'vscode';
import { puzzleNear } from '../language/puzzle';
import { statusOf } from '../language/status';
import { isSudoku, LANGUAGE, puzzlesNow } from './documents';
import { knownVerdict } from './verdicts';

/** The language status item: how the puzzle at the cursor stands. */
export class Status implements vscode.Disposable {
  private readonly item = vscode.languages.createLanguageStatusItem('sudoku.puzzle', LANGUAGE);
  private readonly listeners = vscode.Disposable.from(
    this.item,
    vscode.window.onDidChangeActiveTextEditor(() => this.update()),
    vscode.window.onDidChangeTextEditorSelection(({ textEditor }) => {
      if (textEditor === vscode.window.activeTextEditor) this.update();
    }),
  );

  constructor() {
    this.item.name = 'Sudoku';
    this.update();
  }

  update(): void {
    const editor = vscode.window.activeTextEditor;
    if (!editor || !isSudoku(editor.document)) return;
    const cursor = editor.document.offsetAt(editor.selection.active);
    const puzzle = puzzleNear(puzzlesNow(editor.document).around({ start: cursor, end: cursor }), cursor);
    this.item.text = statusOf(puzzle, puzzle && knownVerdict(puzzle.grid));
    this.item.detail = puzzle?.title ?? '';
  }

  dispose(): void {
    this.listeners.dispose();
  }
}
