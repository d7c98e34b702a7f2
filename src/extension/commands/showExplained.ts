import * as vscode from 'vscode';
import { messages } from '../../language/messages';

/** Characters that a notification shows well; VS Code cuts it at 1,000. */
const MOST_SHOWN = 500;

/** A sentence, and perhaps why it holds. */
interface Explained {
  readonly message: string;
  readonly reason?: string;
}

/** Shows a notification with buttons, and answers with the button that was chosen. What is too long for it can be read in full. */
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
