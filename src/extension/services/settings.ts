import * as vscode from 'vscode';
import { type Settings, settingsFrom } from '../../features/settings';
import { SECTION } from './settingsChange';

/** The user's settings for a document or a file. */
export function settingsOf(document: vscode.TextDocument | vscode.Uri): Settings {
  const settings = vscode.workspace.getConfiguration(SECTION, document);
  return settingsFrom(name => settings.get(name));
}
