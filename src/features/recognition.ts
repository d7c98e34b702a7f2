/** Recognizes Sudoku in a text of any kind. */

import { hasConflict } from '../core/grid';
import { parse } from '../text/parser/parser';
import { isWhole, type Puzzle } from '../text/puzzle';

/** Number of characters of a text to examine: enough for a few puzzles, read in a few milliseconds. */
export const EXAMINED_LENGTH = 4096;

/** Minimum number of cells of a grid. A smaller one may be a table of small numbers. */
const FEWEST_CELLS = 81;

/**
 * Whether a text starts with a puzzle, possibly after some words, that has no mistakes, a fifth of its cells filled and
 * at least one empty. Only the first {@link EXAMINED_LENGTH} characters are examined.
 */
export function looksLikeSudoku(text: string): boolean {
  return parse(text.slice(0, EXAMINED_LENGTH)).puzzles.some(isPlausible);
}

function isPlausible(puzzle: Puzzle): boolean {
  const { geometry, digits } = puzzle.grid;
  if (geometry.cellCount < FEWEST_CELLS || !isWhole(puzzle) || hasConflict(puzzle.grid)) return false;
  const filled = digits.filter(digit => digit > 0).length;
  return 5 * filled > geometry.cellCount && filled < geometry.cellCount;
}
