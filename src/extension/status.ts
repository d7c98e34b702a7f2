import * as vscode from 'vscode';
import { type Puzzle, puzzleNear } from '../language/puzzle';
import { statusOf } from '../language/status';
import { difficultyOf, knownDifficulty } from './difficulties';
import { isSudoku, LANGUAGE, puzzlesNow } from './documents';
import { knownVerdict } from './verdicts';

/** The language status item: how the puzzle at the cursor stands. */
export class Status implements vscode.Disposable {
  private readonly item = vscode.languages.createLanguageStatusItem('sudoku.puzzle', LANGUAGE);
  private rating = new vscode.CancellationTokenSource();
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
    this.item.text = statusOf(puzzle, puzzle && knownVerdict(puzzle.grid), puzzle && knownDifficulty(puzzle));
    if (puzzle && !knownDifficulty(puzzle)) void this.rate(puzzle);
    this.item.detail = puzzle?.title ?? '';
  }

  /** Works out how hard the puzzle is, unless the cursor has left it by then. */
  private async rate(puzzle: Puzzle): Promise<void> {
    this.rating.cancel();
    this.rating = new vscode.CancellationTokenSource();
    if (await difficultyOf(puzzle, this.rating.token)) this.update();
  }

  dispose(): void {
    this.rating.cancel();
    this.listeners.dispose();
  }
}
