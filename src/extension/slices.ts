/** Long work in short slices: the host, and everything else that runs in it, gets its turn in between. */

import type { CancellationToken } from 'vscode';
import { runInSlices, type Work } from '../language/work';
import { now } from './timing';

// Both hosts have it; neither Node's nor the DOM's other names should be in reach here.
declare function setTimeout(callback: () => void, milliseconds: number): unknown;

/** Milliseconds after which work is paused at its next `yield`. Together the host is held for 8 at most. */
const SLICE = 5;

/** The result of work, or undefined when the token was cancelled first. */
export function inSlices<T>(work: Work<T>, token?: CancellationToken): Promise<T | undefined> {
  return runInSlices(SLICE, work, { now, pause }, token);
}

/** Lets everything else that waits have its turn. */
export function pause(milliseconds = 0): Promise<void> {
  return new Promise(resolve => void setTimeout(resolve, milliseconds));
}
