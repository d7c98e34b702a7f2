/**
 * Notifications. VS Code shows one without buttons in one line and cuts it off there. So a long message says what happened, and
 * its button `Details` shows the rest in a dialog, which screen readers read too. With buttons of its own a message has as
 * many lines as it needs.
 */

import * as vscode from 'vscode';
import { briefOf } from '../language/messages/brief';
import { commands } from '../language/messages/commands';

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

/** Tells why a command does nothing. Returns the command's result for that case. */
export function refuse<T>(reason: string, nothing: T): T {
  void inform(reason);
  return nothing;
}

/** A button with what it shows. */
interface DetailsButton extends vscode.MessageItem {
  readonly details: string;
}

async function notify(
  show: 'showInformationMessage' | 'showWarningMessage' | 'showErrorMessage',
  message: string,
  buttons: readonly string[],
): Promise<string | undefined> {
  if (buttons.length > 0) return vscode.window[show](message, ...buttons);
  const { brief, details } = briefOf(message);
  if (details === undefined) return vscode.window[show](brief);
  const button: DetailsButton = { title: commands.details(), details };
  const chosen = await vscode.window[show](brief, button);
  if (chosen) void vscode.window[show](brief, { modal: true, detail: details });
  return undefined;
}
