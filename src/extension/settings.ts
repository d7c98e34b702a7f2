import * as vscode from 'vscode';
import { type Settings, settingsFrom } from '../language/features/settings';

const SECTION = 'sudoku';

/** The user's settings for a document or a file. All of them are declared in package.json. */
export function settingsOf(document: vscode.TextDocument | vscode.Uri): Settings {
  const settings = vscode.workspace.getConfiguration(SECTION, document);
  return settingsFrom(name => settings.get(name));
}

/** Calls the listener when one of the extension's settings changes. */
export function onSettingsChange(listener: () => void): vscode.Disposable {
  return vscode.workspace.onDidChangeConfiguration(change => {
    if (change.affectsConfiguration(SECTION)) listener();
  });
}
