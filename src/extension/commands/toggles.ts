/** Commands that turn a setting on or off. */

import * as vscode from 'vscode';
import { settingsOf } from '../services/settings';
import { testExplorerIsOn } from '../services/settingsChange';

/** Whether a setting is on now. */
export interface Toggled {
  readonly on: boolean;
}

/** The result when there is no document. */
export const NOT_TOGGLED: Toggled = { on: false };

/** The command that turns cell typing on or off. */
export async function toggleCellTyping(document: vscode.TextDocument): Promise<Toggled> {
  return set('cellTyping', !settingsOf(document).cellTyping, document);
}

/** The command that shows the puzzles of the workspace in the Test Explorer and opens it, or removes them from it. */
export async function toggleTestExplorer(): Promise<Toggled> {
  const toggled = await set('testExplorer', !testExplorerIsOn());
  if (toggled.on) await vscode.commands.executeCommand('workbench.view.testing.focus');
  return toggled;
}

/** Writes a setting in the scope where it is set: otherwise a value that takes precedence would hide the change. */
async function set(name: string, on: boolean, document?: vscode.TextDocument): Promise<Toggled> {
  const section = vscode.workspace.getConfiguration('sudoku', document);
  const known = section.inspect(name);
  const { Global, Workspace, WorkspaceFolder } = vscode.ConfigurationTarget;
  const isIn = { folder: known?.workspaceFolderValue !== undefined, workspace: known?.workspaceValue !== undefined };
  await section.update(name, on, isIn.folder ? WorkspaceFolder : isIn.workspace ? Workspace : Global);
  return { on };
}
