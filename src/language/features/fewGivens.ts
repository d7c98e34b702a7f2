/** Puzzles with so few digits that they have several solutions anyway. Nothing warns of that: they are being typed. */

import { countFilled } from '../../core/grid';
import type { Puzzle } from '../puzzle';

/**
 * By size: the fewest givens with which a puzzle is known to have one solution. Up to 9x9 it is proven that fewer are
 * too few. For larger sizes no puzzle with fewer is known. Figures: Wikipedia, Mathematics of Sudoku.
 */
const FEWEST: ReadonlyMap<number, number> = new Map([
  [4, 4],
  [6, 8],
  [8, 14],
  [9, 17],
  [10, 22],
  [12, 30],
  [16, 55],
  [25, 151],
]);

/** The largest size for which the figure is proven. */
const MOST_PROVEN = 9;

/** The fewest givens of a size with one solution, where that is proven. */
export function fewestGivens(size: number): number | undefined {
  return size <= MOST_PROVEN ? FEWEST.get(size) : undefined;
}

/** Whether a puzzle has fewer digits than any puzzle with one solution. Pencil marks can make up for digits. */
export function hasFewDigits({ grid }: Puzzle): boolean {
  return !grid.allowed && countFilled(grid.digits) < (FEWEST.get(grid.geometry.size) ?? 0);
}
