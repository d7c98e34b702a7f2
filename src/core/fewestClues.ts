/** The minimum number of clues in a puzzle with one solution. */

/**
 * By size: the fewest clues with which a puzzle is known to have one solution. Up to 9x9 this minimum is proven. For
 * larger sizes no puzzle with fewer is known. Figures: Wikipedia, Mathematics of Sudoku.
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

/** The minimum number of clues in the known puzzles of a size that have one solution; 0 for other sizes. */
export function fewestClues(size: number): number {
  return FEWEST.get(size) ?? 0;
}
