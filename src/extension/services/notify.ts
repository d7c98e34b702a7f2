/**
 * Notifications. VS Code truncates a notification without buttons to one line. With a button, it has as many lines as
 * its message needs. So a long message without buttons gets a button that closes it.
 */

import * as vscode from 'vscode';
import type { Value } from '../../core/sentences';
import { notices, ONE_LINE } from '../../messages/notices';
import { widthOf } from '../../text/strings/width';
import { answers } from './answers';

/** Informs the user. Returns the chosen button. */
export function inform(message: string, ...buttons: readonly string[]): Promise<string | undefined> {
  return notify('showInformationMessage', message, buttons);
}

/** Warns the user. Returns the chosen button. */
export function warn(message: string, ...buttons: readonly string[]): Promise<string | undefined> {
  return notify('showWarningMessage', message, buttons);
}

/** Shows an error. */
export async function showError(message: string): Promise<void> {
  await notify('showErrorMessage', message, []);
}

/** Milliseconds that a message stays in the status bar. */
const STATUS_TIME = 5000;

/** Briefly shows a message in the status bar. */
export function mention(message: string): void {
  vscode.window.setStatusBarMessage(message, STATUS_TIME);
}

/** Answers a command: on the board that requested it, otherwise with a notification. */
export function answerCommand(
  document: vscode.TextDocument,
  message: string,
  notify: (message: string) => void = inform,
): void {
  if (!answers.give(document, message)) notify(message);
}

/**
 * Reports why a command does nothing: on the board that requested it, otherwise with a notification. Returns the
 * command's result for that case. `name` is the name of the puzzle, for notifications: a board shows which puzzle it
 * is.
 */
export function refuse<T>(document: vscode.TextDocument | undefined, reason: string, nothing: T, name?: Value): T {
  if (!document || !answers.give(document, reason)) void inform(notices.about(name, reason));
  return nothing;
}

async function notify(
  show: 'showInformationMessage' | 'showWarningMessage' | 'showErrorMessage',
  message: string,
  buttons: readonly string[],
): Promise<string | undefined> {
  const closes = buttons.length === 0 && widthOf(message) > ONE_LINE;
  const chosen = await vscode.window[show](message, ...(closes ? [notices.ok()] : buttons));
  return closes ? undefined : chosen;
}
