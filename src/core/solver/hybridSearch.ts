/**
 * The search for all puzzles that `bands` does not search: exact cover first, then learning if exact cover takes a long time.
 *
 * Exact cover solves most puzzles before the learning engine has built its clauses, and it is the fastest at listing
 * many solutions. But it must refute its guesses one by one, the last one first. A large puzzle that takes ten thousand
 * steps can also take a billion. Learning takes about a second for the hardest puzzles. So exact cover has a limited
 * number of steps for each solution. When they are used up, the learning engine starts from the puzzle, and excludes
 * the known solutions.
 *
 * The limit is in steps, not in time. So a puzzle has the same solutions in the same order on every machine.
 */

import { copyOfCells } from '../cellArray';
import type { Grid } from '../grid';
import * as exactCover from './exactCover';
import * as learning from './learning/learning';

/** The state of a search between two calls of {@link advance}. */
export interface HybridSearch {
  readonly grid: Grid;
  /** By cell: the digit of the solution, 1 .. N. Valid from the time {@link advance} returns `found` until it is called again. */
  readonly solution: Uint8Array;
  readonly limits: HandoverLimits;
  readonly covering: exactCover.ExactCoverSearch;
  /** The number of steps that exact cover has left for its next solution. */
  stepsLeft: number;
  /** The solutions found by exact cover. Undefined if there were too many, in which case it does not hand over. */
  known: Uint8Array[] | undefined;
  /** Undefined before exact cover hands over. */
  learning: learning.LearningSearch | undefined;
}

/** Limits after which exact cover hands over to learning. */
export interface HandoverLimits {
  /** The number of steps without a solution after which it hands over. */
  readonly steps: number;
  /** The number of solutions above which it does not hand over. */
  readonly known: number;
}

/**
 * 20,000 steps are 10 ms in a 25x25 puzzle and 5 ms in a 16x16 puzzle. Learning is faster in nearly all measured puzzles that need
 * more steps. No measured 9x9 puzzle needs more. A puzzle with a hundred solutions usually has thousands, and exact cover lists
 * them ten times as fast.
 */
const LIMITS: HandoverLimits = { steps: 20_000, known: 100 };

/** Steps of exact cover between two pauses: some hundredths of a millisecond, or some tenths before the code is optimized. */
const coveringSteps = ({ geometry }: Grid) => Math.ceil(20_000 / geometry.cellCount);

/** Steps of learning between two pauses: some tenths of a millisecond in a 25x25 puzzle, a whole one if it forgets clauses. */
const LEARNING_STEPS = 8;

/** Starts a search for every solution of `grid`. */
export function startSearch(grid: Grid, limits = LIMITS): HybridSearch {
  const covering = exactCover.startSearch(grid);
  const { solution } = covering;
  return { grid, solution, limits, covering, stepsLeft: limits.steps, known: [], learning: undefined };
}

/** Continues a search until the next solution, the next pause or the end. */
export function advance(search: HybridSearch): 'found' | 'done' | 'paused' {
  return search.learning ? learn(search, search.learning) : cover(search);
}

/** Ends a search that is no longer needed, so that other searches can use its memory. */
export function end(search: HybridSearch): void {
  exactCover.end(search.covering);
  if (search.learning) learning.end(search.learning);
}

function cover(search: HybridSearch): 'found' | 'done' | 'paused' {
  const { grid, solution, limits, covering, known } = search;
  const steps = known ? Math.min(coveringSteps(grid), search.stepsLeft) : coveringSteps(grid);
  const outcome = exactCover.advance(covering, steps);
  if (!known) return outcome;
  if (outcome === 'found') {
    search.stepsLeft = limits.steps;
    if (known.length < limits.known) known.push(copyOfCells(solution));
    else search.known = undefined;
  } else if (outcome === 'paused') {
    search.stepsLeft -= steps;
    if (search.stepsLeft === 0) {
      exactCover.end(covering);
      search.learning = learning.startSearch(grid, known);
    }
  }
  return outcome;
}

function learn({ solution }: HybridSearch, search: learning.LearningSearch): 'found' | 'done' | 'paused' {
  const outcome = learning.advance(search, LEARNING_STEPS);
  if (outcome === 'found') solution.set(search.solution);
  return outcome;
}
