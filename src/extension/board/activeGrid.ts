import * as vscode from 'vscode';

/** The type of the editor that shows a file as a grid, as in package.json. */
export const GRID_EDITOR = 'sudoku.grid';

/** The document that the active tab shows as a grid. */
export function activeGrid(): vscode.Uri | undefined {
  return gridIn(vscode.window.tabGroups.activeTabGroup.activeTab);
}

/** The group in which a document is open as a grid. */
export function groupOfGrid({ uri }: vscode.TextDocument): vscode.TabGroup | undefined {
  return vscode.window.tabGroups.all.find(({ tabs }) => tabs.some(tab => `${gridIn(tab)}` === `${uri}`));
}

function gridIn(tab: vscode.Tab | undefined): vscode.Uri | undefined {
  const { input } = tab ?? {};
  return input instanceof vscode.TabInputCustom && input.viewType === GRID_EDITOR ? input.uri : undefined;
}
