/**
 * The context keys that decide which commands the menus and the command palette show: the number of puzzles in the active file, and
 * whether files that were opened are collections, for the commands that check them. Neither reads a file that is not open.
 */

import * as vscode from 'vscode';
import { countUpTo } from '../../text/document/few';
import { activeDocument } from './activeEditor';
import type { EditorAnalysis } from './documents';
import { HAS_COLLECTIONS } from './files/collectionFiles';
import { isSudoku } from './languages';
import { pause } from './slices';

/**
 * The number of puzzles in the active file, 0 .. {@link SEVERAL}; undefined if no Sudoku file is active. If it has one,
 * only one of two commands such as `Solve Sudoku` and `Solve Puzzle at Cursor` is shown.
 */
const PUZZLES = 'sudoku.puzzles';

/** Counts above this number are not distinguished. */
const SEVERAL = 2;

/** Keeps the context keys. */
export class FileContexts implements vscode.Disposable {
  private readonly sent = new Map<string, unknown>();
  private readonly opened = new Set<string>();
  private isWaiting = false;
  private readonly listeners: vscode.Disposable;

  constructor(
    private readonly analysis: EditorAnalysis,
    private readonly memory: vscode.Memento,
  ) {
    this.listeners = vscode.Disposable.from(
      vscode.window.onDidChangeActiveTextEditor(() => void this.updateSoon()),
      vscode.window.tabGroups.onDidChangeTabs(() => void this.updateSoon()),
      vscode.window.tabGroups.onDidChangeTabGroups(() => void this.updateSoon()),
      vscode.workspace.onDidOpenTextDocument(() => void this.updateSoon()), // sent even when its language was changed
      this.analysis.onDidEdit(({ document }) => {
        if (!isSudoku(document)) return;
        void this.updateSoon();
      }),
    );
    // If it is not remembered, the search at activation may have set it.
    const hasCollections = memory.get(HAS_COLLECTIONS);
    if (hasCollections) this.send(HAS_COLLECTIONS, hasCollections);
    void this.updateSoon();
  }

  dispose(): void {
    this.listeners.dispose();
    this.isWaiting = true;
  }

  /** Several events in a row need one update, and a keystroke does not wait for it. */
  private async updateSoon(): Promise<void> {
    if (this.isWaiting) return;
    this.isWaiting = true;
    await pause();
    this.isWaiting = false;
    this.update();
  }

  private update(): void {
    const document = activeDocument();
    const count =
      document && isSudoku(document) ? countUpTo(SEVERAL, this.analysis.documents.puzzlesOf(document)) : undefined;
    this.send(PUZZLES, count);
    if (!document || count === undefined) return;
    this.opened.add(document.uri.toString());
    if ((count < SEVERAL && this.opened.size < SEVERAL) || this.sent.get(HAS_COLLECTIONS)) return;
    const hasCollections = true;
    this.send(HAS_COLLECTIONS, hasCollections);
    void this.memory.update(HAS_COLLECTIONS, hasCollections);
  }

  private send(key: string, value: unknown): void {
    if (this.sent.get(key) === value) return;
    this.sent.set(key, value);
    void vscode.commands.executeCommand('setContext', key, value);
  }
}
