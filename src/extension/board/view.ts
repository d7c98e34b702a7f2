/** The board beside the text: a view that shows the puzzle at the cursor, wherever the user moves it in the window. */

import * as vscode from 'vscode';
import type { Span } from '../../language/span';
import { rangeOf } from '../convert';
import { isSudoku } from '../documents';
import { editorOf } from '../puzzleAt';
import { type BoardPages, PAGE_OPTIONS } from './page';
import { BoardSession, type BoardSurroundings } from './session';

/** The id of the view, as in package.json. */
export const BOARD_VIEW = 'sudoku.board';

/** Makes the page of the view when the view is opened. */
export class BoardView implements vscode.Disposable {
  private session: BoardSession | undefined;
  private followed: vscode.Disposable | undefined;

  constructor(
    private readonly pages: BoardPages,
    private readonly surroundings: BoardSurroundings,
  ) {}

  /** Fills the view. VS Code calls it when the view is first shown, and again after it was moved. */
  async resolve(view: vscode.WebviewView): Promise<void> {
    this.dispose();
    const session = new BoardSession(view.webview, this.surroundings, { undo: undoInText, onCursor: goTo });
    const follow = () => {
      if (view.visible) showActive(session);
    };
    this.session = session;
    this.followed = vscode.Disposable.from(
      vscode.window.onDidChangeActiveTextEditor(follow),
      vscode.window.onDidChangeTextEditorSelection(({ textEditor }) => {
        if (textEditor === vscode.window.activeTextEditor) follow();
      }),
      vscode.workspace.onDidCloseTextDocument(document => {
        if (session.startIn(document) !== undefined) session.showNothing();
      }),
      this.surroundings.steps.onDidChange(() => {
        const found = this.surroundings.steps.puzzle;
        if (found && session.startIn(found.document) !== found.puzzle.start)
          session.show(found.document, found.puzzle.start);
      }),
      view.onDidChangeVisibility(follow),
      view.onDidDispose(() => this.dispose()),
    );
    view.webview.options = PAGE_OPTIONS;
    const html = await this.pages.html();
    // The view may have been closed or moved meanwhile.
    if (this.session !== session) return;
    view.webview.html = html;
    follow();
  }

  /** Where the puzzle on the board starts, if it is one of this document. */
  startIn(document: vscode.TextDocument): number | undefined {
    return this.session?.startIn(document);
  }

  dispose(): void {
    this.followed?.dispose();
    this.session?.dispose();
    this.session = undefined;
    this.followed = undefined;
  }
}

/** Shows the puzzle at the cursor. In a document of another language the board keeps the last puzzle. */
function showActive(session: BoardSession): void {
  const editor = vscode.window.activeTextEditor;
  if (editor && isSudoku(editor.document))
    session.show(editor.document, editor.document.offsetAt(editor.selection.active));
}

/** Puts the cursor of the text at the cell that is at the cursor of the board. */
function goTo(document: vscode.TextDocument, span: Span): void {
  const editor = editorOf(document);
  if (!editor) return;
  const { start } = rangeOf(document, span);
  editor.selection = new vscode.Selection(start, start);
  editor.revealRange(new vscode.Range(start, start));
}

/** Undo in a text editor of the document, because a view has no undo of its own. The focus comes back to the board. */
async function undoInText(document: vscode.TextDocument, what: 'undo' | 'redo'): Promise<void> {
  const viewColumn = vscode.window.visibleTextEditors.find(editor => editor.document === document)?.viewColumn;
  await vscode.window.showTextDocument(document, { ...(viewColumn && { viewColumn }), preserveFocus: false });
  await vscode.commands.executeCommand(what);
  await vscode.commands.executeCommand(`${BOARD_VIEW}.focus`);
}
