/** Solves puzzles completely: the decisions of the editor, the command line, the library and the tools for language models. */

import { type Grid, isFull } from '../../core/grid';
import { firstSolution, search } from '../../core/solver/index';
import { isContradictory, isWhole, type Puzzle } from '../../text/puzzle';
import type { Work } from '../../text/work';

/** The result of solving a puzzle without a time limit. A solution fills all its blanks. */
export type DecidedOutcome =
  /** It has a solution. `unknown`: others were not searched for, or not long enough. */
  | { readonly kind: 'solved'; readonly solution: Uint8Array; readonly isUnique: 'yes' | 'unknown' }
  /** It has several solutions: the one to write, the same on every machine if there is enough time, and another one. */
  | { readonly kind: 'ambiguous'; readonly solution: Uint8Array; readonly another: Uint8Array }
  /** It has no solution. */
  | { readonly kind: 'unsolvable' }
  /** Nothing is searched: its digits are the solution already, or it cannot be read completely. */
  | { readonly kind: 'unchanged'; readonly why: 'solved' | 'unreadable' };

/** The result of solving a puzzle. */
export type SolveOutcome =
  | DecidedOutcome
  /** No solution was found before time was up. */
  | { readonly kind: 'timedOut' };

/** The goal of a search: whether there is exactly one solution, or any solution, which takes half the time. */
export type SolveGoal = 'uniqueness' | 'any solution';

/**
 * Solves a puzzle. Yields where it may be paused or abandoned; `isTimeUp` is called at each of these places. A solution that was found in
 * time is a result, even without time to check whether it is unique.
 */
export function solvePuzzle(puzzle: Puzzle, isTimeUp?: undefined, goal?: SolveGoal): Work<DecidedOutcome>;
export function solvePuzzle(puzzle: Puzzle, isTimeUp: () => boolean, goal?: SolveGoal): Work<SolveOutcome>;
export function* solvePuzzle(
  puzzle: Puzzle,
  isTimeUp: () => boolean = () => false,
  goal: SolveGoal = 'uniqueness',
): Work<SolveOutcome> {
  if (!isWhole(puzzle)) return { kind: 'unchanged', why: 'unreadable' };
  if (isContradictory(puzzle)) return { kind: 'unsolvable' };
  if (isFull(puzzle.grid) && !puzzle.written.includes(0)) return { kind: 'unchanged', why: 'solved' };
  let first: Uint8Array | undefined;
  for (const found of search(puzzle.grid)) {
    if (found && first) {
      const solution = yield* canonical(puzzle.grid, first, isTimeUp);
      return { kind: 'ambiguous', solution, another: areEqual(solution, first) ? found : first };
    }
    if (found) first = found;
    else yield undefined;
    const isEnd = (first !== undefined && goal === 'any solution') || isTimeUp();
    if (isEnd) return first ? { kind: 'solved', solution: first, isUnique: 'unknown' } : { kind: 'timedOut' };
  }
  return first ? { kind: 'solved', solution: first, isUnique: 'yes' } : { kind: 'unsolvable' };
}

/** By cell: the digits of the solution, whether they are to be written or the puzzle has them already. Undefined without a solution. */
export function solutionIn(puzzle: Puzzle, outcome: SolveOutcome): Uint8Array | undefined {
  if (outcome.kind === 'unchanged') return outcome.why === 'solved' ? puzzle.grid.digits : undefined;
  return 'solution' in outcome ? outcome.solution : undefined;
}

/**
 * The solution to write when there are several, the same on every machine; or `found` if time is up before it is
 * known.
 */
function* canonical(grid: Grid, found: Uint8Array, isTimeUp: () => boolean): Work<Uint8Array> {
  const search = firstSolution(grid, found);
  try {
    for (;;) {
      const step = search.next();
      if (step.done) return step.value;
      if (isTimeUp()) return found;
      yield undefined;
    }
  } finally {
    search.return(found);
  }
}

const areEqual = (one: Uint8Array, other: Uint8Array) => one.every((digit, cell) => digit === other[cell]);
