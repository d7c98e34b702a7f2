/** Solves puzzles completely. */

import { type Grid, isFull } from '../../core/grid';
import { firstSolution, search } from '../../core/solver/index';
import { isContradictory, isWhole, type Puzzle } from '../../text/puzzle';

/** The result of solving a puzzle. */
export type SolveOutcome =
  /** It has a solution, which fills all its blanks. */
  | { readonly kind: 'solved'; readonly solution: Uint8Array }
  /** It has several solutions; this is one of them. */
  | { readonly kind: 'ambiguous'; readonly solution: Uint8Array }
  /** It has no solution. */
  | { readonly kind: 'unsolvable' }
  /** No solution was found before time was up. */
  | { readonly kind: 'timedOut' }
  /** It is already solved, or cannot be read completely. */
  | { readonly kind: 'unchanged' };

/** Solves a puzzle. Yields where it may be paused or abandoned; `isTimeUp` is called at each of these places. */
export function* solvePuzzle(puzzle: Puzzle, isTimeUp: () => boolean): Generator<undefined, SolveOutcome> {
  if (!isWhole(puzzle)) return { kind: 'unchanged' };
  if (isContradictory(puzzle)) return { kind: 'unsolvable' };
  if (isFull(puzzle.grid) && !puzzle.written.includes(0)) return { kind: 'unchanged' };
  let first: Uint8Array | undefined;
  for (const solution of search(puzzle.grid)) {
    if (solution && first) {
      return { kind: 'ambiguous', solution: yield* canonical(puzzle.grid, first, isTimeUp) };
    }
    if (solution) first = solution;
    else yield undefined;
    // A solution is useful even without time to check whether it is unique.
    if (isTimeUp()) return first ? { kind: 'solved', solution: first } : { kind: 'timedOut' };
  }
  return first ? { kind: 'solved', solution: first } : { kind: 'unsolvable' };
}

/**
 * The solution to write when there are several, the same on every machine; or `found` if time is up before it is
 * known.
 */
function* canonical(grid: Grid, found: Uint8Array, isTimeUp: () => boolean): Generator<undefined, Uint8Array> {
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
