/** How long work, which yields wherever it may be paused or given up, is driven: for a time, in slices, by several at a time. */

import { finish, type Pausable } from '../core/pausing';

/** Milliseconds since some moment; for differences only. */
export type Now = () => number;

export type Work<T> = Pausable<T>;

export { finish };

/**
 * The result of work, or undefined when it has none at the first pause after it ran for so many milliseconds. The time between
 * its pauses does not count: other work may have had it. Pauses wherever the work does.
 */
export function* spending<T>(milliseconds: number, work: Work<T>, now: Now): Work<T | undefined> {
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

/** The result of work if it comes within so many milliseconds; nothing else runs until then. */
export function within<T>(milliseconds: number, work: Work<T>, now: Now): T | undefined {
  return finish(spending(milliseconds, work, now));
}

/** What running in slices needs of the machine. */
export interface Clock {
  readonly now: Now;
  /** Lets everything else that waits have its turn. */
  pause(): Promise<void>;
}

/** What tells whether a result is still wanted. */
export interface Cancellation {
  readonly isCancellationRequested: boolean;
}

/** The result of work, in slices of so many milliseconds with pauses between them; undefined when it was cancelled first. */
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

/** Ends work that will not be driven on, so that it gives back what it holds. It may have ended already. */
export function giveUp<T>(work: Work<T>): void {
  work.return(undefined as T);
}

/**
 * Work under way, by a key: who asks for the result of the same work joins in and drives it on from where it is. So nothing is
 * worked out twice at a time, and what one gives up, the next one goes on with.
 */
export class SharedWork<T> {
  private readonly underWay = new Map<string, Joint<T>>();

  /** `most`: how many are kept, 0 or more, that nothing drives any more. */
  constructor(private readonly most: number) {}

  *join(key: string, start: () => Work<T>): Work<T> {
    const joint = this.underWay.get(key) ?? { work: start(), drivers: 0, result: undefined };
    this.underWay.set(key, joint);
    joint.drivers++;
    try {
      // Ends when the work does, which every turn brings nearer.
      while (!joint.result) {
        const step = joint.work.next();
        if (step.done) joint.result = { value: step.value };
        else yield undefined;
      }
      return joint.result.value;
    } catch (error) {
      // The work has ended without a result: the next one starts anew.
      this.underWay.delete(key);
      throw error;
    } finally {
      joint.drivers--;
      if (joint.result) this.underWay.delete(key);
      else this.giveUpIdle(this.most);
    }
  }

  /** Gives up all that nothing drives. */
  forget(): void {
    this.giveUpIdle(0);
  }

  /** Gives up the oldest of what nothing drives, until so many are left. */
  private giveUpIdle(most: number): void {
    const idle = [...this.underWay].filter(([, { drivers }]) => drivers === 0);
    for (const [key, { work }] of idle.slice(0, Math.max(0, idle.length - most))) {
      giveUp(work);
      this.underWay.delete(key);
    }
  }
}

interface Joint<T> {
  readonly work: Work<T>;
  drivers: number;
  result: { readonly value: T } | undefined;
}
