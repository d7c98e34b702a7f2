/** Long work in short slices: the host, and everything else that runs in it, gets its turn in between. */

import type { CancellationToken } from 'vscode';
import { now } from './timing';

// Both hosts have it; neither Node's nor the DOM's other names should be in reach here.
declare function setTimeout(callback: () => void, milliseconds: number): unknown;

/** Milliseconds until the next chance to pause is taken. With what comes until then, the host is held for 8 at most. */
const SLICE = 5;

/** A generator's result, or undefined when the token was cancelled first. It runs on between two `yield`s only. */
export async function inSlices<T>(work: Generator<undefined, T>, token?: CancellationToken): Promise<T | undefined> {
  let pauseAt = now() + SLICE;
  try {
    for (;;) {
      if (token?.isCancellationRequested) return undefined;
      const step = work.next();
      if (step.done) return step.value;
      if (now() < pauseAt) continue;
      await pause();
      pauseAt = now() + SLICE;
    }
  } finally {
    giveUp(work);
  }
}

/** A generator's result, or undefined when it has none at the first pause after `end`. Pauses wherever it does. */
export function* until<T>(end: number, work: Generator<undefined, T>): Generator<undefined, T | undefined> {
  try {
    for (;;) {
      const step = work.next();
      if (step.done) return step.value;
      if (now() >= end) return undefined;
      yield undefined;
    }
  } finally {
    giveUp(work);
  }
}

/** A generator's result if it comes within so many milliseconds; the host is held until then. */
export function within<T>(work: Generator<undefined, T>, milliseconds: number): T | undefined {
  const limited = until(now() + milliseconds, work);
  for (;;) {
    const step = limited.next();
    if (step.done) return step.value;
  }
}

/** Lets a generator that is not to go on give back what it holds; one that has ended does not mind. */
function giveUp<T>(work: Generator<undefined, T>): void {
  work.return(undefined as T);
}

/** Lets everything that waits for its turn have it. */
export function pause(milliseconds = 0): Promise<void> {
  return new Promise(resolve => void setTimeout(resolve, milliseconds));
}
