/** Changes of settings at startup, before the code that reads all settings is loaded. */

import * as vscode from 'vscode';

/** The beginning of the names of all settings of the extension. */
export const SECTION = 'sudoku';

/** Whether the Test Explorer shows the puzzles of the workspace. The setting is shared by all folders, so it needs no document. */
export function testExplorerIsOn(): boolean {
  return vscode.workspace.getConfiguration(SECTION).get('testExplorer') === true;
}

/** Calls the listener when one of the extension's settings changes. */
export function onSettingsChange(listener: () => void): vscode.Disposable {
  return vscode.workspace.onDidChangeConfiguration(change => {
    if (change.affectsConfiguration(SECTION)) listener();
  });
}
