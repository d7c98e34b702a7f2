/** The board next to the text: a view that shows the puzzle at the cursor, or that of the active grid, wherever the user moves it in the window. */

import * as vscode from 'vscode';
import type { Span } from '../../text/span';
import { activeEditor, activeGrid, GRID_EDITOR, groupOfGrid } from '../services/activeEditor';
import { rangeOf } from '../services/convert';
import { isReport, isSudoku } from '../services/languages';
import { editorOf } from '../services/puzzleAt';
import type { ShownSteps } from '../services/shownSteps';
import type { GridEditors } from './gridEditor';
import { isMarkdown, puzzleAtCursor } from './markdownBlocks';
import type { BoardPages } from './page';
import { BoardSession } from './session';
import type { BoardSurroundings } from './surroundings';

/** The id of the view, as in package.json. */
export const BOARD_VIEW = 'sudoku.board';

/** Makes the page of the view when the view is opened. */
export class BoardView implements vscode.Disposable {
  private session: BoardSession | undefined;
  private followed: vscode.Disposable | undefined;
  /** The last move of the cursor that is followed. */
  private following = new vscode.CancellationTokenSource();

  constructor(
    private readonly pages: BoardPages,
    private readonly surroundings: BoardSurroundings,
    private readonly grids: GridEditors,
  ) {}

  /** Fills the view. VS Code calls it when the view is first shown, and again after it was moved. */
  async resolve(view: vscode.WebviewView): Promise<void> {
    this.dispose();
    const session = new BoardSession(view.webview, this.surroundings, {
      onShown: (of, start) => {
        if (!activeGrid()) this.surroundings.analysis.onBoard.set(of, start);
      },
      undo: undoInEditor,
      onCursor: goTo,
    });
    const follow = () => {
      if (view.visible) this.showActive(session).catch(error => log.error('The board cannot follow the cursor', error));
    };
    const { steps, log } = this.surroundings;
    this.session = session;
    this.followed = vscode.Disposable.from(
      vscode.window.onDidChangeActiveTextEditor(follow),
      vscode.window.onDidChangeTextEditorSelection(({ textEditor }) => {
        if (textEditor === activeEditor()) follow();
      }),
      this.grids.onDidShow(follow),
      vscode.workspace.onDidCloseTextDocument(document => {
        if (session.startIn(document) !== undefined) session.showNothing();
      }),
      // VS Code keeps a document for minutes after its last tab is closed.
      vscode.window.tabGroups.onDidChangeTabs(() => {
        if (vscode.window.tabGroups.all.every(({ tabs }) => tabs.length === 0)) session.showNothing();
      }),
      steps.onDidChange(() => showSteps(session, steps)),
      view.onDidChangeVisibility(follow),
      view.onDidDispose(() => this.dispose()),
    );
    // The view may be closed or moved in the meantime.
    if (await this.pages.load(view.webview, () => this.session === session)) follow();
  }

  /** Where the puzzle on the board starts, if it is one of this document. */
  startIn(document: vscode.TextDocument): number | undefined {
    return this.session?.startIn(document);
  }

  /**
   * Shows the puzzle at the cursor, or why a Markdown block has none. If the cursor is in neither, the board keeps the last
   * puzzle.
   */
  private async showActive(session: BoardSession): Promise<void> {
    const { analysis, steps } = this.surroundings;
    const editor = activeEditor();
    this.following.cancel();
    this.following = new vscode.CancellationTokenSource();
    if (!editor) return this.showGrid(session);
    const { document } = editor;
    const offset = document.offsetAt(editor.selection.active);
    if (isSudoku(document)) {
      session.show(document, offset);
      session.follow(offset);
    } else if (isReport(document)) showSteps(session, steps);
    else if (isMarkdown(document)) {
      const { token } = this.following;
      const found = await puzzleAtCursor(analysis, editor, token);
      if (!found || token.isCancellationRequested) return;
      if (found.puzzle) {
        session.show(document, found.puzzle.start);
        session.follow(offset);
      } else session.showNothing(found.reason);
    }
  }

  /** Shows the puzzle of the grid that is active instead of a text. */
  private showGrid(session: BoardSession): void {
    const { place } = this.grids;
    if (place && `${activeGrid()}` === `${place.document.uri}`) session.show(place.document, place.start);
  }

  dispose(): void {
    this.following.cancel();
    this.followed?.dispose();
    this.session?.dispose();
    this.session = undefined;
    this.followed = undefined;
  }
}

/** Shows the puzzle of the step that is shown elsewhere, or why there is none. */
function showSteps(session: BoardSession, { now }: ShownSteps): void {
  if (!now) return;
  if (!now.found) session.showNothing(now.reason);
  else if (session.startIn(now.found.document) !== now.found.puzzle.start)
    session.show(now.found.document, now.found.puzzle.start);
}

/** Moves the text cursor to the cell at the board's cursor. */
function goTo(document: vscode.TextDocument, span: Span): void {
  const editor = editorOf(document);
  if (!editor) return;
  const { start } = rangeOf(document, span);
  editor.selection = new vscode.Selection(start, start);
  editor.revealRange(new vscode.Range(start, start));
}

/**
 * Undo in an editor of the document, because a view does not support undo: in its text if that is visible, otherwise in its grid
 * if there is one. The focus returns to the board.
 */
async function undoInEditor(document: vscode.TextDocument, what: 'undo' | 'redo'): Promise<void> {
  const viewColumn = vscode.window.visibleTextEditors.find(editor => editor.document === document)?.viewColumn;
  const grid = viewColumn ? undefined : groupOfGrid(document);
  if (grid) await vscode.commands.executeCommand('vscode.openWith', document.uri, GRID_EDITOR, grid.viewColumn);
  else await vscode.window.showTextDocument(document, { ...(viewColumn && { viewColumn }), preserveFocus: false });
  await vscode.commands.executeCommand(what);
  await vscode.commands.executeCommand(`${BOARD_VIEW}.focus`);
}
