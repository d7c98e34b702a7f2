/** The time for which puzzles were visible before they were solved. */

import { every, type Repeater } from './input/repeat';

const SECOND = 1000;

/** The maximum number of puzzles whose time is kept. */
const MOST = 100;

/**
 * The maximum time that is counted between two ticks, so that the time during which a computer sleeps does not count.
 */
const MOST_AT_ONCE = 3 * SECOND;

/** Counts for one puzzle at a time. Puzzles are identified by names. */
export class PlayClock {
  private readonly times: Map<string, number>;
  private name = '';
  private last = 0;
  private end: (() => void) | undefined;

  /** `stored` is an earlier result of {@link stored}. `onTick` is called when the time has changed. */
  constructor(
    stored: unknown,
    private readonly onTick: () => void,
    private readonly now: () => number = () => performance.now(),
    private readonly repeat: Repeater = every(SECOND),
  ) {
    this.times = new Map((Array.isArray(stored) ? stored : []).filter(isTime));
  }

  /** The time of the puzzle, in whole seconds. */
  get seconds(): number {
    return Math.floor((this.times.get(this.name) ?? 0) / SECOND);
  }

  /** Shows the time of a puzzle, and continues to count it if it runs. */
  follow(name: string, runs: boolean): void {
    this.pause();
    this.name = name;
    if (!runs) return;
    this.last = this.now();
    this.end = this.repeat(() => {
      this.count();
      this.onTick();
    });
  }

  /** Stops counting. */
  pause(): void {
    if (this.end) this.count();
    this.end?.();
    this.end = undefined;
  }

  /** Restarts the time of the puzzle. */
  reset(): void {
    this.times.delete(this.name);
    this.last = this.now();
  }

  /** The times, as plain data. The puzzle that was counted last is last. */
  stored(): readonly (readonly [name: string, milliseconds: number])[] {
    return [...this.times].slice(-MOST);
  }

  private count(): void {
    const now = this.now();
    const time = (this.times.get(this.name) ?? 0) + Math.min(now - this.last, MOST_AT_ONCE);
    this.times.delete(this.name);
    this.times.set(this.name, time);
    this.last = now;
  }
}

const isTime = (value: unknown): value is [string, number] =>
  Array.isArray(value) && typeof value[0] === 'string' && Number.isFinite(value[1]);
