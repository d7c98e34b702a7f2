/** How a command changes a document: all at once or not at all, and never without saying so. */

import * as vscode from 'vscode';
import type { TextEdit } from '../../language/edits';
import { messages } from '../../language/messages';
import { workspaceEditOf } from '../convert';
import { inSlices, pause } from '../slices';
import { isReadOnly } from './isReadOnly';

/** Work that takes longer than this shows a notification with Cancel, in milliseconds. */
const PATIENCE = 400;

const PROGRESS_EVERY = 100;

export interface Work<T> {
  readonly title: string;
  readonly steps: Generator<undefined, T>;
  /** How far it is, 0 .. 1. */
  progress(): number;
}

/**
 * Works out the edits for a document, in slices, with progress and Cancel when it takes a while, and applies them as
 * one undo step. Answers with what the work came to, or undefined when nothing was changed: because the user
 * cancelled, or the document is no longer what the edits were made for, or does not take them. The user is told.
 */
export async function change<T extends { readonly edits: readonly TextEdit[] }>(
  document: vscode.TextDocument,
  work: Work<T>,
): Promise<T | undefined> {
  if (await isReadOnly(document)) {
    void vscode.window.showErrorMessage(messages.commands.readOnly());
    return undefined;
  }
  const { version } = document;
  const result = await withProgress(work);
  const refusal = result ? await apply(document, version, result.edits) : messages.commands.cancelled();
  if (refusal === undefined) return result;
  const show = result ? vscode.window.showErrorMessage : vscode.window.showInformationMessage;
  void show(refusal);
  return undefined;
}

/** The reason why the edits were not applied, or undefined when they were. */
async function apply(
  document: vscode.TextDocument,
  version: number,
  edits: readonly TextEdit[],
): Promise<string | undefined> {
  if (edits.length === 0) return undefined;
  if (document.isClosed) return messages.commands.closed();
  if (document.version !== version) return messages.commands.editedMeanwhile();
  const taken = await vscode.workspace.applyEdit(workspaceEditOf(document, edits));
  return taken ? undefined : messages.commands.notApplied();
}

async function withProgress<T>({ title, steps, progress }: Work<T>): Promise<T | undefined> {
  const source = new vscode.CancellationTokenSource();
  let done = false;
  const result = inSlices(steps, source.token).finally(() => {
    done = true;
  });
  await Promise.race([result, pause(PATIENCE)]);
  if (done) return result;
  const options = { location: vscode.ProgressLocation.Notification, title, cancellable: true };
  return vscode.window.withProgress(options, async (notification, token) => {
    token.onCancellationRequested(() => source.cancel());
    let shown = 0;
    while (!done) {
      const percent = Math.floor(100 * progress());
      notification.report({ increment: percent - shown, message: `${percent} %` });
      shown = percent;
      await Promise.race([result, pause(PROGRESS_EVERY)]);
    }
    return result;
  });
}
