import * as vscode from 'vscode';
import { type Settings, settingsFrom } from '../../features/settings';

const SECTION = 'sudoku';

/** The user's settings for a document or a file. */
export function settingsOf(document: vscode.TextDocument | vscode.Uri): Settings {
  return settingsIn(document);
}

/** Whether the Test Explorer shows the puzzles of the workspace. It is one for all folders, so it has no document. */
export function testExplorerIsOn(): boolean {
  return settingsIn(undefined).testExplorer;
}

function settingsIn(scope: vscode.ConfigurationScope | undefined): Settings {
  const settings = vscode.workspace.getConfiguration(SECTION, scope);
  return settingsFrom(name => settings.get(name));
}

/** Calls the listener when one of the extension's settings changes. */
export function onSettingsChange(listener: () => void): vscode.Disposable {
  return vscode.workspace.onDidChangeConfiguration(change => {
    if (change.affectsConfiguration(SECTION)) listener();
  });
}
