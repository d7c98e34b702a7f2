/**
 * Limits how long a repair may search. A budget counts pauses and never uses a clock, so the same puzzle gets the same
 * repair on every machine. Results found before the budget is spent are still used; the result then states that it is
 * only a bound.
 */

import type { Grid } from '../grid';
import { hasConflict } from '../grid';
import type { Pausable } from '../pausing';
import { search } from '../solver/index';

/** Default number of pauses of a repair: up to some seconds. */
const USUAL_PAUSES = 40_000;

/** A number of pauses that several searches share. */
export class PauseBudget {
  private left: number;

  constructor(pauses = USUAL_PAUSES) {
    this.left = pauses;
  }

  get isSpent(): boolean {
    return this.left <= 0;
  }

  /**
   * The result of work; undefined if it takes more pauses than the budget has left, or more than `most`. It costs the pauses of
   * the work and one more.
   */
  *allow<T>(work: Pausable<T>, most = Number.POSITIVE_INFINITY): Pausable<T | undefined> {
    const end = this.left - most;
    try {
      while (this.left > Math.max(0, end)) {
        this.left--;
        const next = work.next();
        yield undefined;
        if (next.done) return next.value;
      }
      return undefined;
    } finally {
      work.return(undefined as T);
    }
  }
}

/** The first solutions of a grid, at most `most`. If there are fewer than `most`, these are all. */
export function* firstSolutions(grid: Grid, most: number): Pausable<Uint8Array[]> {
  const found: Uint8Array[] = [];
  if (most <= 0 || hasConflict(grid)) return found;
  for (const solution of search(grid)) {
    if (solution) found.push(solution);
    if (found.length >= most) break;
    yield undefined;
  }
  return found;
}

/** A solution of a grid, `none`, or undefined if the budget, or `most` pauses of it, was spent. */
export function* solutionOf(grid: Grid, budget: PauseBudget, most?: number): Pausable<Uint8Array | 'none' | undefined> {
  const found = yield* budget.allow(firstSolutions(grid, 1), most);
  return found && (found[0] ?? 'none');
}

/** Whether a grid has exactly one solution; undefined if the budget was spent. */
export function* isUniqueWithin(grid: Grid, budget: PauseBudget): Pausable<boolean | undefined> {
  const found = yield* budget.allow(firstSolutions(grid, 2));
  return found && found.length === 1;
}
