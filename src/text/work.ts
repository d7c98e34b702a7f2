/**
 * Runs pausable work: up to a time limit, in slices, or shared by several callers. Pausable work is a generator that
 * yields wherever it may be paused or abandoned.
 */

import { finish, type Pausable } from '../core/pausing';

/** Milliseconds since a fixed moment; only for differences. */
export type Now = () => number;

/** Work that yields wherever it may be paused or abandoned, and returns its result. */
export type Work<T> = Pausable<T>;

export { finish };

/**
 * The result of work, or undefined if the work has not ended at its first pause after this many milliseconds. Time between its pauses does
 * not count, because other work may have used it. Yields wherever the work does.
 */
export function* withTimeLimit<T>(milliseconds: number, work: Work<T>, now: Now): Work<T | undefined> {
  let left = milliseconds;
  try {
    for (;;) {
      const began = now();
      const step = work.next();
      if (step.done) return step.value;
      left -= now() - began;
      if (left <= 0) return undefined;
      yield undefined;
    }
  } finally {
    giveUp(work);
  }
}

/** Whether work ends before this many pauses. If not, it is abandoned. */
export function* endsWithin(pauses: number, work: Work<void>): Generator<undefined, boolean> {
  try {
    for (let i = 0; i < pauses; i++) {
      if (work.next().done) return true;
      yield undefined;
    }
    return false;
  } finally {
    work.return();
  }
}

/** The result of work if it takes at most this many milliseconds. Runs without a pause. */
export function finishWithin<T>(milliseconds: number, work: Work<T>, now: Now): T | undefined {
  return finish(withTimeLimit(milliseconds, work, now));
}

/** The clock for time-sliced work. */
export interface Clock {
  readonly now: Now;
  /** Lets all other waiting code run. */
  pause(): Promise<void>;
}

/** Reports whether a result is still needed. */
export interface Cancellation {
  readonly isCancellationRequested: boolean;
}

/**
 * The result of work, run in slices of this many milliseconds with pauses between them; undefined when it was
 * canceled.
 */
export async function runInSlices<T>(
  slice: number,
  work: Work<T>,
  { now, pause }: Clock,
  cancellation?: Cancellation,
): Promise<T | undefined> {
  let pauseAt = now() + slice;
  try {
    for (;;) {
      if (cancellation?.isCancellationRequested) return undefined;
      const step = work.next();
      if (step.done) return step.value;
      if (now() < pauseAt) continue;
      await pause();
      pauseAt = now() + slice;
    }
  } finally {
    giveUp(work);
  }
}

/**
 * Waits until a time, which may be postponed in the meantime. The clock is read only once for each pause: a second reading could be later
 * than the time, and the pause would be negative.
 */
export async function waitUntil(
  time: () => number,
  { now, pause }: { readonly now: Now; pause(milliseconds: number): Promise<void> },
): Promise<void> {
  for (let left = time() - now(); left > 0; left = time() - now()) await pause(left);
}

/** Ends work that is no longer needed, so that it releases its resources. It has no effect on work that has ended. */
export function giveUp<T>(work: Work<T>): void {
  work.return(undefined as T);
}

/**
 * Unfinished work by key. A caller that requests the same work joins in and continues from its current state. So
 * nothing is computed twice at the same time, and when one caller gives up, the next one continues the work.
 */
export class SharedWork<T> {
  private readonly underWay = new Map<string, SharedRun<T>>();

  /** `most`: the number of unfinished jobs without a caller that are kept, 0 or more. */
  constructor(private readonly most: number) {}

  /**
   * The result of the work with this key; `start` makes the work when there is none. An error of the work is thrown to
   * every caller.
   */
  *join(key: string, start: () => Work<T>): Work<T> {
    const run = this.underWay.get(key) ?? { work: start(), callers: 0, result: undefined, failure: undefined };
    this.underWay.set(key, run);
    run.callers++;
    try {
      // Ends when the work ends: every iteration runs a part of it.
      while (!run.result) {
        if (run.failure) throw run.failure.error;
        const step = run.work.next();
        if (step.done) run.result = { value: step.value };
        else yield undefined;
      }
      return run.result.value;
    } catch (error) {
      // The work has ended without a result: all its callers get the error, and the next caller starts it again.
      run.failure = { error };
      throw error;
    } finally {
      run.callers--;
      if (!run.result && !run.failure) this.giveUpIdle(this.most);
      else if (this.underWay.get(key) === run) this.underWay.delete(key);
    }
  }

  /** Abandons all work without a caller. */
  forget(): void {
    this.giveUpIdle(0);
  }

  /** Abandons the oldest work without a caller, until at most `most` jobs of it are left. */
  private giveUpIdle(most: number): void {
    const idle = [...this.underWay].filter(([, { callers }]) => callers === 0);
    for (const [key, { work }] of idle.slice(0, Math.max(0, idle.length - most))) {
      giveUp(work);
      this.underWay.delete(key);
    }
  }
}

interface SharedRun<T> {
  readonly work: Work<T>;
  callers: number;
  result: { readonly value: T } | undefined;
  failure: { readonly error: unknown } | undefined;
}
