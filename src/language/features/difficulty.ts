/** How hard a puzzle is: HoDoKu's level and score of its path, and Sudoku Explainer's rating. */

import type { Grid } from '../../core/grid';
import { type Position, positionOf } from '../../core/position';
import type { Rating } from '../../core/rating/index';
import type { Grade } from '../../core/techniques/grade';
import { messages } from '../messages';
import type { Puzzle } from '../puzzle';

/** Its parts are absent where there is none: in puzzles that are not valid, and of sizes that nobody rates. */
export interface Difficulty {
  readonly grade?: Grade | undefined;
  readonly rating?: Rating | undefined;
}

/** `Medium`, `SE 2.6` */
export function difficultyParts({ grade, rating }: Difficulty): string[] {
  const { status } = messages;
  return [...(grade ? [status.level(grade)] : []), ...(rating ? [status.rating(rating)] : [])];
}

/** The position that a puzzle is rated from: its givens, whatever was placed since; or itself, where all was given. */
export function ratedPosition(puzzle: Puzzle): Position {
  return positionOf(ratedGrid(puzzle), puzzle.givens);
}

/** The same as a grid: what a puzzle's difficulty depends on. */
export function ratedGrid({ grid, givens }: Puzzle): Grid {
  const isBegun = grid.digits.some((digit, cell) => digit !== givens[cell]);
  return isBegun ? { geometry: grid.geometry, digits: givens } : grid;
}
