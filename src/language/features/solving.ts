/** Solving the puzzles of a file: whole puzzles, or only the cells that are forced. */

import { candidatesOf, fillForced, isStuck } from '../../core/candidates';
import { countFilled, type Grid, isFull } from '../../core/grid';
import { firstSolution, search } from '../../core/solver/index';
import { isContradictory, isSearchable, isWhole, type Puzzle } from '../puzzle';

/** What became of a puzzle that was to be solved. */
export type Outcome =
  /** All its blanks can be filled. */
  | { readonly kind: 'solved'; readonly solution: Uint8Array }
  /** Likewise, and there are other ways to fill them. */
  | { readonly kind: 'ambiguous'; readonly solution: Uint8Array }
  /** It has no solution. */
  | { readonly kind: 'unsolvable' }
  /** No solution was found before time was up. */
  | { readonly kind: 'timedOut' }
  /** It is solved already, or cannot be read whole. */
  | { readonly kind: 'unchanged' };

/** Solves a puzzle; yields where it may be paused or given up. `isTimeUp` is asked at every such place. */
export function* solvePuzzle(puzzle: Puzzle, isTimeUp: () => boolean): Generator<undefined, Outcome> {
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
    // A solution is worth having even if there was no time to find out whether it is the only one.
    if (isTimeUp()) return first ? { kind: 'solved', solution: first } : { kind: 'timedOut' };
  }
  return first ? { kind: 'solved', solution: first } : { kind: 'unsolvable' };
}

/** Of several solutions the one to write; or else, on a machine too slow for that, the one at hand when time is up. */
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

export interface ForcedFill {
  /** Cells. */
  readonly filled: number;
  /** By cell: the digit that is forced there, 0 elsewhere. */
  readonly digits: Uint8Array;
  /** Whether cells are left that single candidates alone do not settle. */
  readonly needsMore: boolean;
}

/** The cells that are forced one after the other. */
export function fillForcedCells(puzzle: Puzzle): ForcedFill {
  const digits = new Uint8Array(puzzle.written.length);
  if (!isSearchable(puzzle)) return { filled: 0, digits, needsMore: false };
  const forced = fillForced(puzzle.grid);
  for (const { cell, digit } of forced) digits[cell] = digit;
  const isLeft = countFilled(puzzle.grid.digits) + forced.length < digits.length;
  const needsMore = isLeft && !isStuck(puzzle.grid, candidatesOf(puzzle.grid));
  return { filled: forced.length, digits, needsMore };
}
