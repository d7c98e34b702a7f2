import * as vscode from 'vscode';

/** The type of the editor that shows a file as a grid, as in package.json. */
export const GRID_EDITOR = 'sudoku.grid';

/** The document that the active tab shows as a grid. */
export function activeGrid(): vscode.Uri | undefined {
  const input = vscode.window.tabGroups.activeTabGroup.activeTab?.input;
  return input instanceof vscode.TabInputCustom && input.viewType === GRID_EDITOR ? input.uri : undefined;
}
