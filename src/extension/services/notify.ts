/**
 * Notifications. VS Code shows one without buttons in one line and cuts it off there. One with a button has as many lines as its
 * message needs. So a long message without buttons gets one that closes it.
 */

import * as vscode from 'vscode';
import { commands, ONE_LINE } from '../../messages/commands';

/** Informs the user. Returns the chosen button. */
export function inform(message: string, ...buttons: readonly string[]): Promise<string | undefined> {
  return notify('showInformationMessage', message, buttons);
}

/** Warns the user. Returns the chosen button. */
export function warn(message: string, ...buttons: readonly string[]): Promise<string | undefined> {
  return notify('showWarningMessage', message, buttons);
}

/** Tells the user about an error. */
export async function complain(message: string): Promise<void> {
  await notify('showErrorMessage', message, []);
}

/** Milliseconds that a message stays in the status bar. */
const STATUS_TIME = 5000;

/** Says in the status bar that something is done, for a moment. */
export function mention(message: string): void {
  vscode.window.setStatusBarMessage(message, STATUS_TIME);
}

/** Tells why a command does nothing. Returns the command's result for that case. */
export function refuse<T>(reason: string, nothing: T): T {
  void inform(reason);
  return nothing;
}

async function notify(
  show: 'showInformationMessage' | 'showWarningMessage' | 'showErrorMessage',
  message: string,
  buttons: readonly string[],
): Promise<string | undefined> {
  const closes = buttons.length === 0 && message.length > ONE_LINE;
  const chosen = await vscode.window[show](message, ...(closes ? [commands.ok()] : buttons));
  return closes ? undefined : chosen;
}
