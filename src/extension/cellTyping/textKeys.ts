import * as vscode from 'vscode';
import { type CellCommand, type CellKey, isCommand } from '../../language/features/cellTyping/key';

/** What each key does in text. */
const COMMANDS: Record<CellCommand, string> = {
  backspace: 'deleteLeft',
  delete: 'deleteRight',
  tab: 'tab',
  'shift+tab': 'outdent',
  left: 'cursorLeft',
  right: 'cursorRight',
  up: 'cursorUp',
  down: 'cursorDown',
};

/** Does with a key what the editor does where it is not for cells. */
export async function pressInText(key: CellKey): Promise<void> {
  if (isCommand(key)) await vscode.commands.executeCommand(COMMANDS[key]);
  else await vscode.commands.executeCommand('type', { text: key });
}
