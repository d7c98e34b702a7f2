import * as vscode from 'vscode';
import * as messages from '../../messages/index';
import { nonceOf } from '../board/page';
import { awaited, pause } from './slices';

/** Milliseconds until progress is shown. */
const PROGRESS_AFTER = 400;

/** Milliseconds between two updates of it. */
const PROGRESS_EVERY = 100;

/** Work whose progress the user sees. */
export interface ProgressTask<T> {
  readonly title: string;
  readonly steps: Generator<undefined, T>;
  /** The completed part, 0 .. 1; absent when the total is unknown, and for work on one puzzle. */
  progress?(): number;
  /** The progress so far, when the total is unknown. */
  message?(): string;
  /** Set if nothing else shows that work is running, and `progress` is absent. */
  readonly where?: 'notification';
}

/**
 * The result of a task, run in slices, with progress and Cancel when it takes a long time; undefined when the user canceled. Work
 * on many puzzles is shown in a notification with its percentage, other searches in the status bar, where a click
 * cancels them.
 */
export async function withProgress<T>(task: ProgressTask<T>): Promise<T | undefined> {
  const source = new vscode.CancellationTokenSource();
  const result = awaited(task.steps, source.token);
  const isDone = await Promise.race([result.then(() => true), pause(PROGRESS_AFTER)]);
  if (isDone) return result;
  return task.progress || task.where ? inNotification(task, result, source) : inStatusBar(task, result, source);
}

/** Calls `update` while a task runs. */
async function follow<T>(result: Promise<T>, update: () => void): Promise<T> {
  let isDone = false;
  const ended = result.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    update();
    await Promise.race([ended, pause(PROGRESS_EVERY)]);
  }
  return ended;
}

function inNotification<T>(
  { title, progress, message }: ProgressTask<T>,
  result: Promise<T | undefined>,
  source: vscode.CancellationTokenSource,
): Thenable<T | undefined> {
  const options = { location: vscode.ProgressLocation.Notification, title, cancellable: true };
  return vscode.window.withProgress(options, (notification, token) => {
    token.onCancellationRequested(() => source.cancel());
    let shown = 0;
    return follow(result, () => {
      if (message) notification.report({ message: message() });
      if (!progress) return;
      const percent = Math.floor(100 * progress());
      notification.report({ increment: percent - shown, message: `${percent} %` });
      shown = percent;
    });
  });
}

async function inStatusBar<T>(
  { title, message }: ProgressTask<T>,
  result: Promise<T | undefined>,
  source: vscode.CancellationTokenSource,
): Promise<T | undefined> {
  const cancel = `sudoku.cancel.${nonceOf()}`;
  const item = vscode.window.createStatusBarItem('sudoku.progress', vscode.StatusBarAlignment.Left);
  const shown = vscode.Disposable.from(
    item,
    vscode.commands.registerCommand(cancel, () => source.cancel()),
  );
  item.name = messages.commands.progressName();
  item.command = cancel;
  item.tooltip = messages.commands.cancelSearch();
  try {
    return await follow(result, () => {
      const text = message ? messages.commands.progress(title, message()) : title;
      item.text = `$(loading~spin) ${text}`;
      item.accessibilityInformation = { label: messages.commands.progressLabel(text) };
      item.show();
    });
  } finally {
    shown.dispose();
  }
}
