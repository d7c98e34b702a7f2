/** The difficulty of a puzzle: HoDoKu's level and score of its path, and Sudoku Explainer's rating, or our own for puzzles with rules. */

import type { Grid } from '../../core/grid';
import type { Rating } from '../../core/rating/rating';
import type { Grade } from '../../core/techniques/grade';
import * as messages from '../../messages/status';
import { keyOf } from '../../text/gridKey';
import type { Puzzle } from '../../text/puzzle';

/** A part is absent when it does not exist: for puzzles that are not valid, and classic ones of sizes that have no rating. */
export interface Difficulty {
  readonly grade?: Grade | undefined;
  readonly rating?: Rating | undefined;
  /** The parts of a valid puzzle that were not found in time. */
  readonly unknown?: readonly ('grade' | 'rating')[];
}

/** `Medium`, `SE 2.6`, or `Rules 2.6` for a puzzle with rules. */
export function difficultyParts({ grade, rating }: Difficulty): string[] {
  return [...(grade ? [messages.status.level(grade)] : []), ...(rating ? [messages.status.rating(rating)] : [])];
}

/** The grid that is rated: the givens only, or the whole grid when every digit is a given. */
export function ratedGrid({ grid, givens }: Puzzle): Grid {
  const isBegun = grid.digits.some((digit, cell) => digit !== givens[cell]);
  return isBegun ? { geometry: grid.geometry, digits: givens } : grid;
}

/** A key of a puzzle's difficulty: equal for the same rated grid and the same excluded words. */
export function difficultyKeyOf(puzzle: Puzzle, excluded: readonly string[]): string {
  return `${keyOf(ratedGrid(puzzle))} ${excluded.join()}`;
}
