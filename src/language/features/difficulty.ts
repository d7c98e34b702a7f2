/** How hard a puzzle is: HoDoKu's level and score of its path, and Sudoku Explainer's rating. */

import type { Grid } from '../../core/grid';
import type { Rating } from '../../core/rating/rating';
import type { Grade } from '../../core/techniques/grade';
import { keyOf } from '../gridKey';
import { messages } from '../messages';
import type { Puzzle } from '../puzzle';

/** Its parts are absent where there is none: in puzzles that are not valid, and of sizes that have no rating. */
export interface Difficulty {
  readonly grade?: Grade | undefined;
  readonly rating?: Rating | undefined;
}

/** `Medium`, `SE 2.6` */
export function difficultyParts({ grade, rating }: Difficulty): string[] {
  const { status } = messages;
  return [...(grade ? [status.level(grade)] : []), ...(rating ? [status.rating(rating)] : [])];
}

/** What a puzzle is rated from: its givens, whatever was placed since; or itself, where all was given. */
export function ratedGrid({ grid, givens }: Puzzle): Grid {
  const isBegun = grid.digits.some((digit, cell) => digit !== givens[cell]);
  return isBegun ? { geometry: grid.geometry, digits: givens } : grid;
}

/** Equal for puzzles that are equally hard because they are the same, reasoned about with the same techniques. */
export function difficultyKeyOf(puzzle: Puzzle, excluded: readonly string[]): string {
  return `${keyOf(ratedGrid(puzzle))} ${excluded.join()}`;
}
