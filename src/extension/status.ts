import * as vscode from 'vscode';
import { difficultyKeyOf } from '../language/features/difficulty';
import { statusOf, typingStateOf } from '../language/features/status';
import * as messages from '../language/messages/index';
import { isSearchable, type Puzzle, puzzleNear } from '../language/puzzle';
import { type EditorAnalysis, isSudoku, LANGUAGE } from './documents';
import type { Log } from './log';
import { settingsOf } from './settings';
import { inSlices } from './slices';

/** The language status item: the status of the puzzle at the cursor. */
export class Status implements vscode.Disposable {
  private readonly item = vscode.languages.createLanguageStatusItem('sudoku.puzzle', LANGUAGE);
  /** The puzzle that is being rated. */
  private rating: { readonly key: string; readonly source: vscode.CancellationTokenSource } | undefined;
  private readonly listeners = vscode.Disposable.from(
    this.item,
    vscode.window.onDidChangeActiveTextEditor(() => this.update()),
    vscode.window.onDidChangeTextEditorSelection(({ textEditor }) => {
      if (textEditor === vscode.window.activeTextEditor) this.update();
    }),
  );

  constructor(
    private readonly analysis: EditorAnalysis,
    private readonly log: Log,
  ) {
    this.item.name = 'Sudoku';
    this.update();
  }

  /** Updates the item. Call when anything in it may have changed. */
  update(): void {
    const editor = vscode.window.activeTextEditor;
    if (!editor || !isSudoku(editor.document)) {
      this.rating?.source.cancel();
      this.rating = undefined;
      return;
    }
    try {
      this.show(editor);
    } catch (error) {
      this.log.error(`${editor.document.uri} has no status`, error);
    }
  }

  private show(editor: vscode.TextEditor): void {
    const { documents, knownReasoning, typing, verdicts } = this.analysis;
    const { excluded } = settingsOf(editor.document);
    const cursor = editor.document.offsetAt(editor.selection.active);
    const puzzle = puzzleNear(documents.puzzlesOf(editor.document).around({ start: cursor, end: cursor }), cursor);
    const difficulty = puzzle && knownReasoning?.difficulties.known(puzzle, excluded);
    const suspicions = puzzle && verdicts.suspicionsOf(puzzle);
    const state = typingStateOf(puzzle, typing.spanIn(editor.document));
    this.item.text = statusOf(puzzle, puzzle && verdicts.known(puzzle.grid), difficulty, state, suspicions);
    this.item.detail = puzzle ? messages.status.detail(puzzle, this.item.text) : '';
    const onError = (error: unknown) => this.log.error(`${editor.document.uri} has no rating`, error);
    if (puzzle && !difficulty) this.rate(puzzle, excluded).catch(onError);
  }

  /** Finds the difficulty of the puzzle, unless the cursor moves to another puzzle first. */
  private async rate(puzzle: Puzzle, excluded: readonly string[]): Promise<void> {
    if (!isSearchable(puzzle)) return;
    const key = difficultyKeyOf(puzzle, excluded);
    if (this.rating?.key === key) return;
    this.rating?.source.cancel();
    const source = new vscode.CancellationTokenSource();
    this.rating = { key, source };
    const { difficulties } = await this.analysis.reasoning();
    if (await inSlices(difficulties.finding(puzzle, excluded), source.token)) this.update();
  }

  dispose(): void {
    this.rating?.source.cancel();
    this.listeners.dispose();
  }
}
