/** Runs long work in short slices, so that other code in the extension host can run between them. */

import type { CancellationToken } from 'vscode';
import { runInSlices, type Work, waitUntil } from '../../text/work';
import { now } from './timing';

// Node and the browser both have it. Other globals of either must not be used here.
declare function setTimeout(callback: () => void, milliseconds: number): unknown;

/** Milliseconds after which work is paused at its next `yield`, so that other code waits 8 ms at most. */
const SLICE = 5;

/**
 * The slice for work that the user or VS Code waits for, in milliseconds. Work in the background gets a turn after each slice, so these are
 * longer, but short enough that typing does not wait noticeably.
 */
const AWAITED_SLICE = 20;

/** The result of work, or undefined when the token was canceled first. `between` is the pause between two slices. */
export function inSlices<T>(
  work: Work<T>,
  token?: CancellationToken,
  between: () => Promise<void> = pause,
): Promise<T | undefined> {
  return runInSlices(SLICE, work, { now, pause: between }, token);
}

/** Like {@link inSlices}, for work that the user or VS Code waits for. It gets four times as much time as work in the background. */
export function awaited<T>(work: Work<T>, token?: CancellationToken): Promise<T | undefined> {
  return runInSlices(AWAITED_SLICE, work, { now, pause }, token);
}

/** Lets all other waiting code run. */
export function pause(milliseconds = 0): Promise<void> {
  return new Promise(resolve => void setTimeout(resolve, milliseconds));
}

/** Waits until a time of the clock that measures waiting, which may be postponed in the meantime. */
export function pauseUntil(time: () => number): Promise<void> {
  return waitUntil(time, { now, pause });
}
