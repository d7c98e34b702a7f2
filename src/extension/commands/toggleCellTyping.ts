import * as vscode from 'vscode';
import { settingsOf } from '../settings';

/** Whether cell typing is on now. */
export interface CellTypingToggled {
  readonly on: boolean;
}

/** The result when there is no document. */
export const NOT_TOGGLED: CellTypingToggled = { on: false };

/** The command that turns cell typing on or off, where the setting is set: otherwise a click would have no effect. */
export async function toggleCellTyping(document: vscode.TextDocument): Promise<CellTypingToggled> {
  const on = !settingsOf(document).cellTyping;
  const section = vscode.workspace.getConfiguration('sudoku', document);
  const known = section.inspect('cellTyping');
  const { Global, Workspace, WorkspaceFolder } = vscode.ConfigurationTarget;
  const isIn = { folder: known?.workspaceFolderValue !== undefined, workspace: known?.workspaceValue !== undefined };
  await section.update('cellTyping', on, isIn.folder ? WorkspaceFolder : isIn.workspace ? Workspace : Global);
  return { on };
}
