/** The results of a contestant on a puzzle set. */

import type { Task } from './task.ts';

/** The results of one contestant in one task on one set. */
export interface Result {
  readonly set: string;
  readonly task: Task;
  readonly contestant: string;
  /** Puzzles of its sizes in the set, the tested puzzles, and their results. */
  readonly puzzles: number;
  readonly given: number;
  readonly wrong: number;
  /** No answer although there is a solution. */
  readonly missing: number;
  /** An exception, with or without a solution. */
  readonly threw: number;
  /** Took too long, or its process ended. */
  readonly unfinished: number;
  /** Whether some of them are larger than 9x9. These are also reported separately. */
  readonly isLarge: boolean;
  /** Milliseconds per puzzle, each solved once: the median, infinite if most were given up, and the slowest of the others. */
  readonly median: number;
  readonly slowest: number;
  /** Number of puzzles that it was timed with. */
  readonly timed: number;
  /** Median of the rounds; undefined when it was not timed. */
  readonly puzzlesPerSecond?: number | undefined;
  /** Median of the rounds: its time divided by that of the first contestant, for the same puzzles in the same round. */
  readonly ratio?: number | undefined;
}
