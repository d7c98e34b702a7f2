/** Commands that turn a setting on or off. */

import * as vscode from 'vscode';
import { settingsOf } from '../services/settings';
import { testExplorerIsOn } from '../services/settingsChange';
import type { Command } from './command';
import { IN_TEXT_OR_TAB } from './conditions';
import { documentCommand } from './documentCommand';

/** Whether a setting is on now. */
export interface Toggled {
  readonly on: boolean;
}

/** The result when there is no document. */
const NOT_TOGGLED: Toggled = { on: false };

export const toggleCellTypingCommand = documentCommand({
  id: 'sudoku.toggleCellTyping',
  section: 'playing',
  title: 'Toggle Cell Typing',
  description: 'Turns cell typing on or off, in the scope where the setting is defined',
  enablement: IN_TEXT_OR_TAB,
  palette: 'activeCustomEditorId != sudoku.grid',
  nothing: NOT_TOGGLED,
  run: () => toggleCellTyping,
});

/** The command that turns cell typing on or off. */
async function toggleCellTyping(document: vscode.TextDocument): Promise<Toggled> {
  return set('cellTyping', !settingsOf(document).cellTyping, document);
}

export const toggleTestExplorerCommand: Command = {
  id: 'sudoku.toggleTestExplorer',
  section: 'collection',
  title: 'Toggle Test Explorer',
  description:
    'Turns `sudoku.testExplorer` on or off. When it is on, every puzzle in the workspace is a [test](../ci.md#tests-in-the-editor)',
  palette: 'workspaceFolderCount > 0',
  make: () => toggleTestExplorer,
};

/** The command that shows the puzzles of the workspace in the Test Explorer and opens it, or removes them from it. */
async function toggleTestExplorer(): Promise<Toggled> {
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
