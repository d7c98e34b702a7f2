import * as vscode from 'vscode';
import { inSlices, pause } from './slices';

/** Work that takes longer than this shows a notification with Cancel, in milliseconds. */
const PATIENCE = 400;

const PROGRESS_EVERY = 100;

export interface Work<T> {
  readonly title: string;
  readonly steps: Generator<undefined, T>;
  /** How far it is, 0 .. 1; absent when nobody can tell. */
  progress?(): number;
  /** How far it has come, where it cannot be told how far it has to go. */
  message?(): string;
}

/** The result of work, done in slices, with progress and Cancel when it takes a while; undefined when the user cancelled. */
export async function withProgress<T>({ title, steps, progress, message }: Work<T>): Promise<T | undefined> {
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
      if (progress) {
        const percent = Math.floor(100 * progress());
        notification.report({ increment: percent - shown, message: `${percent} %` });
        shown = percent;
      }
      if (message) notification.report({ message: message() });
      await Promise.race([result, pause(PROGRESS_EVERY)]);
    }
    return result;
  });
}
