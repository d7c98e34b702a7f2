import * as vscode from 'vscode';
import { type CellCommand, type CellKey, isCommand } from '../../features/cellTyping/key';

/** The effect of each key in text. */
const COMMANDS: Record<CellCommand, readonly [command: string, args?: unknown]> = {
  backspace: ['deleteLeft'],
  delete: ['deleteRight'],
  tab: ['tab'],
  'shift+tab': ['outdent'],
  left: ['cursorLeft'],
  right: ['cursorRight'],
  up: ['cursorUp'],
  down: ['cursorDown'],
  enter: ['type', { text: '\n' }],
};

/** Executes the editor's default for a key that is not for cells. */
export async function pressInText(key: CellKey): Promise<void> {
  const [command, args] = isCommand(key) ? COMMANDS[key] : ['type', { text: key }];
  await vscode.commands.executeCommand(command, ...(args === undefined ? [] : [args]));
}
