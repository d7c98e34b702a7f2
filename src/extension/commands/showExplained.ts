import * as vscode from 'vscode';
import { messages } from '../../language/messages/index';

/** Most characters that a notification shows well. VS Code cuts it at 1,000. */
const MOST_SHOWN = 500;

/** A sentence, with its reason if it has one. */
interface Explained {
  readonly message: string;
  readonly reason?: string;
}

/**
 * Shows a notification with buttons and returns the chosen button. A text that is too long gets a button that shows it
 * in full.
 */
export async function showExplained(
  { message, reason }: Explained,
  buttons: readonly string[],
): Promise<string | undefined> {
  const { hint } = messages;
  const { showInformationMessage: show } = vscode.window;
  const all = reason ? `${message} ${reason}` : message;
  if (all.length <= MOST_SHOWN) return show(all, ...buttons);
  const chosen = await show(hint.shortened(all, MOST_SHOWN), ...buttons, hint.inFull());
  return chosen === hint.inFull() ? show(message, { modal: true, detail: reason ?? '' }, ...buttons) : chosen;
}
