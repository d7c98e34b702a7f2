/** What is known of a contestant once a puzzle set is through. */

import type { Task } from './task.ts';

/** How one contestant did in one task on one set. */
export interface Result {
  readonly set: string;
  readonly task: Task;
  readonly contestant: string;
  /** Puzzles in the set that are of its sizes, puzzles it was given, and what became of those. */
  readonly puzzles: number;
  readonly given: number;
  readonly wrong: number;
  /** No answer, where there is a solution. */
  readonly missing: number;
  /** An exception, whatever there is. */
  readonly threw: number;
  /** Took too long, or its process came to an end. */
  readonly unfinished: number;
  /** Whether there are puzzles larger than 9x9 among them: those are looked at one by one, too. */
  readonly isLarge: boolean;
  /** Milliseconds for one puzzle, each solved once: the median, infinite when most were given up, and the slowest of the others. */
  readonly median: number;
  readonly slowest: number;
  /** Puzzles that it was timed with. */
  readonly timed: number;
  /** Median of the rounds; undefined when it was not timed. */
  readonly puzzlesPerSecond?: number | undefined;
  /** Median of the rounds: its time over that of the first contestant, same puzzles and same round. */
  readonly ratio?: number | undefined;
}
