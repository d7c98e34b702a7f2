import * as vscode from 'vscode';
import type { Cursor } from '../../features/cellTyping/cells';
import { activeEditor } from '../services/activeEditor';
import { cursorsOf, selectionsOf } from '../services/convert';

/** Sets the cursors of an editor at cells, and predicts them until VS Code reports them. */
export class CellCursors {
  /** Cursors that were set, until VS Code has set them. Meanwhile it still reports earlier ones. */
  private target: { readonly editor: vscode.TextEditor; readonly cursors: readonly Cursor[] } | undefined;
  /** Whether the user moved the cursors since the last edit began. */
  private isMoved = false;

  /** `settled` resolves when VS Code has handled all requests. */
  constructor(private readonly settled: () => Thenable<unknown>) {}

  /** Where the cursors of an editor are, or will be. */
  in(editor: vscode.TextEditor): readonly Cursor[] {
    return this.target?.editor === editor ? this.target.cursors : cursorsOf(editor.document, editor.selections);
  }

  /** Whether the cursors are on their way to where they were set. */
  get isSetting(): boolean {
    return this.target !== undefined;
  }

  /** Call before an edit: moves of the user before it do not count. */
  begin(): void {
    this.isMoved = false;
  }

  /** Call when the user has moved the cursors. */
  noteMove(): void {
    this.forget();
    this.isMoved = true;
  }

  /** Call when another edit has moved the cursors. */
  forget(): void {
    this.target = undefined;
  }

  /**
   * Sets the cursors in a version of the document. Undo or arrow keys may have moved them in the meantime: they are not
   * moved back, neither in a later version nor when the edit has already moved the cursors.
   */
  set(editor: vscode.TextEditor, cursors: readonly Cursor[], version: number): void {
    this.forget();
    if (editor.document.version !== version || this.isMoved) return;
    const selections = selectionsOf(editor.document, cursors);
    const isSame = selections.every((selection, i) => editor.selections[i]?.isEqual(selection));
    if (isSame && selections.length === editor.selections.length) return;
    const set = { editor, cursors };
    this.target = set;
    editor.selections = selections;
    editor.revealRange(editor.selection);
    void this.settled().then(() => {
      if (this.target === set) this.forget();
    });
  }

  /**
   * Ends the undo step of an edit with the cursors after it. An edit of the API records no cursors after it, so Redo would leave
   * them where Undo put them: at the changed cells, which the next key would overwrite. A snippet does record them. This one is
   * empty: it changes neither the text nor the version, and VS Code applies it only in this version.
   */
  async endStep(editor: vscode.TextEditor, cursors: readonly Cursor[], version: number): Promise<void> {
    this.forget();
    if (editor.document.version !== version || this.isMoved || editor !== activeEditor()) return;
    const selections = selectionsOf(editor.document, cursors);
    // A snippet can only set cursors, and a remaining selection has no cells to type into.
    if (selections.some(({ isEmpty }) => !isEmpty)) return this.set(editor, cursors, version);
    const set = { editor, cursors };
    this.target = set;
    await editor.insertSnippet(new vscode.SnippetString('$0'), selections, {
      undoStopBefore: false,
      undoStopAfter: true,
    });
    if (this.target === set) this.forget();
  }
}
