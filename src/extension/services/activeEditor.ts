/**
 * Finds the editor to which a command applies: the one in front in the editor area. `window.activeTextEditor` is not
 * always that editor: while the Output panel has the focus, it is the text of the panel.
 */

import * as vscode from 'vscode';
import { isSudoku } from './languages';

/** The type of the editor that shows a file as a grid, as in package.json. */
export const GRID_EDITOR = 'sudoku.grid';

/** The text editor in front in the editor area; undefined if it is something else, such as a grid. */
export function activeEditor(): vscode.TextEditor | undefined {
  const { activeTextEditor, visibleTextEditors, tabGroups } = vscode.window;
  if (!activeTextEditor || isInEditorArea(activeTextEditor)) return activeTextEditor;
  const { activeTab, viewColumn } = tabGroups.activeTabGroup;
  const { input } = activeTab ?? {};
  const isDiff = input instanceof vscode.TabInputTextDiff;
  const uri = isDiff ? input.modified : input instanceof vscode.TabInputText ? input.uri : undefined;
  const isInFront = (editor: vscode.TextEditor) =>
    editor.viewColumn === viewColumn && editor.document.uri.toString() === uri?.toString();
  return visibleTextEditors.find(isInFront);
}

/** The document that the active tab shows as a grid. */
export function activeGrid(): vscode.Uri | undefined {
  return gridIn(vscode.window.tabGroups.activeTabGroup.activeTab);
}

/** The document in front in the editor area, as text or as a grid. */
export function activeDocument(): vscode.TextDocument | undefined {
  const editor = activeEditor();
  if (editor) return editor.document;
  const uri = activeGrid()?.toString();
  return uri === undefined ? undefined : vscode.workspace.textDocuments.find(each => each.uri.toString() === uri);
}

/** Whether a document is in front in a group of the editor area, as text or as a grid. */
export function isInFront({ uri }: vscode.TextDocument): boolean {
  return vscode.window.tabGroups.all.some(({ activeTab }) => {
    const input = activeTab?.input;
    const shown = input instanceof vscode.TabInputText ? input.uri : gridIn(activeTab);
    return shown?.toString() === uri.toString();
  });
}

/** The group in which a document is open as a grid. */
export function groupOfGrid({ uri }: vscode.TextDocument): vscode.TabGroup | undefined {
  return vscode.window.tabGroups.all.find(({ tabs }) => tabs.some(tab => `${gridIn(tab)}` === `${uri}`));
}

/**
 * Whether commands apply to an editor: it is in the editor area, where every editor has a view column, or it shows a Sudoku
 * file elsewhere, such as in a peek view.
 */
const isInEditorArea = ({ viewColumn, document }: vscode.TextEditor): boolean =>
  viewColumn !== undefined || isSudoku(document);

function gridIn(tab: vscode.Tab | undefined): vscode.Uri | undefined {
  const { input } = tab ?? {};
  return input instanceof vscode.TabInputCustom && input.viewType === GRID_EDITOR ? input.uri : undefined;
}
