/**
 * Exact cover, and learning where exact cover stalls: the search for all puzzles that `bands` does not search.
 *
 * Exact cover solves most puzzles before the learning engine has built its clauses, and lists many solutions fastest. But
 * it must refute its guesses one by one, the last ones first. A large puzzle that takes it ten thousand steps may as well
 * take a billion, and learning needs a second for the hardest. So exact cover has a number of steps for each solution.
 * When they are used up, the learning engine starts from the puzzle, and excludes the solutions that are known.
 *
 * What is counted is steps, not time: a puzzle has the same solutions in the same order on every machine.
 */

import { copyOfCells } from '../cellArray';
import type { Grid } from '../grid';
import * as exactCover from './exactCover';
import * as learning from './learning/learning';

/** A search under way. */
export interface Search {
  readonly grid: Grid;
  /** The solution, by cell 1 .. N, after {@link advance} said `found` and until it is called again. */
  readonly solution: Uint8Array;
  readonly limits: Limits;
  readonly covering: exactCover.Search;
  /** Steps that exact cover has left for its next solution. */
  stepsLeft: number;
  /** The solutions that exact cover found; undefined when they were too many to hand over. */
  known: Uint8Array[] | undefined;
  /** Undefined before exact cover hands over. */
  learning: learning.Search | undefined;
}

/** When exact cover hands over. */
export interface Limits {
  /** After so many steps without a solution, ... */
  readonly steps: number;
  /** ... unless it has found more solutions than this. */
  readonly known: number;
}

/**
 * 20,000 steps are 10 ms in a 25x25 puzzle and 5 ms in a 16x16 puzzle. Of the puzzles measured that need more, learning is
 * faster in nearly all; no 9x9 puzzle measured does. A puzzle with a hundred solutions mostly has thousands, which exact
 * cover lists ten times as fast.
 */
const LIMITS: Limits = { steps: 20_000, known: 100 };

/** Steps of exact cover between two pauses: some hundredths of a millisecond, some tenths before the host has optimized it. */
const coveringSteps = ({ geometry }: Grid) => Math.ceil(20_000 / geometry.cellCount);

/** The same of learning: some tenths of a millisecond in a 25x25 puzzle, one when it forgets clauses. */
const LEARNING_STEPS = 8;

/** Starts a search for every solution of `grid`. */
export function startSearch(grid: Grid, limits = LIMITS): Search {
  const covering = exactCover.startSearch(grid);
  const { solution } = covering;
  return { grid, solution, limits, covering, stepsLeft: limits.steps, known: [], learning: undefined };
}

/** Searches on until the next solution, the next pause or the end. */
export function advance(search: Search): 'found' | 'done' | 'paused' {
  return search.learning ? learn(search, search.learning) : cover(search);
}

/** Ends a search that is not needed any more: other searches may have its memory. */
export function end(search: Search): void {
  exactCover.end(search.covering);
  if (search.learning) learning.end(search.learning);
}

function cover(search: Search): 'found' | 'done' | 'paused' {
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

function learn({ solution }: Search, search: learning.Search): 'found' | 'done' | 'paused' {
  const outcome = learning.advance(search, LEARNING_STEPS);
  if (outcome === 'found') solution.set(search.solution);
  return outcome;
}
