import * as vscode from 'vscode';
import { awaited, pause } from './slices';

/** Milliseconds until a notification with Cancel is shown. */
const PROGRESS_AFTER = 400;

/** Milliseconds between two updates of the notification. */
const PROGRESS_EVERY = 100;

/** Work whose progress the user sees. */
export interface ProgressTask<T> {
  readonly title: string;
  readonly steps: Generator<undefined, T>;
  /** How much is done, 0 .. 1; absent when the total is unknown. */
  progress?(): number;
  /** What is done so far, when the total is unknown. */
  message?(): string;
}

/** The result of a task, run in slices, with progress and Cancel when it takes long; undefined when the user cancelled. */
export async function withProgress<T>({ title, steps, progress, message }: ProgressTask<T>): Promise<T | undefined> {
  const source = new vscode.CancellationTokenSource();
  let done = false;
  const result = awaited(steps, source.token).finally(() => {
    done = true;
  });
  await Promise.race([result, pause(PROGRESS_AFTER)]);
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
