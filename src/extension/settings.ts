import * as vscode from 'vscode';
import { type Settings, settingsFrom } from '../language/features/settings';

const SECTION = 'sudoku';

/** The user's settings for a document; each is declared in package.json. */
export function settingsOf(document: vscode.TextDocument): Settings {
  const settings = vscode.workspace.getConfiguration(SECTION, document);
  return settingsFrom(name => settings.get(name));
}

export function onSettingsChange(listener: () => void): vscode.Disposable {
  return vscode.workspace.onDidChangeConfiguration(change => {
    if (change.affectsConfiguration(SECTION)) listener();
  });
}
