/** Changes of a puzzle's givens, built from the edits in edits.ts. They are in a separate file because startup does not need them. */

import type { Cell } from '../core/numbers';
import type { Candidate } from '../core/position';
import { clearCell, fill, type TextEdit, writeGiven } from './edits';
import { isFillable, type Puzzle } from './puzzle';

/**
 * Adds givens to empty cells: in puzzles with a separate state, to both grids. Returns no edits if a cell cannot be
 * written.
 */
export function addGivens(puzzle: Puzzle, givens: readonly Candidate[]): TextEdit[] {
  if (!givens.every(({ cell }) => isFillable(puzzle, cell))) return [];
  const after = puzzle.givens.slice();
  for (const { cell, digit } of givens) after[cell] = digit;
  return givens.flatMap(({ cell, digit }) => [
    ...writeGiven(puzzle, cell, digit),
    ...fill({ ...puzzle, givens: after }, cell, digit),
  ]);
}

/** Removes the digits of some cells, including givens in a grid that is separate from the state. */
export function removeDigits(puzzle: Puzzle, cells: readonly Cell[]): TextEdit[] {
  const digits = puzzle.grid.digits.slice();
  for (const cell of cells) digits[cell] = 0;
  const after = { ...puzzle, grid: { ...puzzle.grid, digits } };
  return cells.flatMap(cell => [
    ...(puzzle.givens[cell] !== 0 ? writeGiven(puzzle, cell, 0) : []),
    ...(puzzle.written[cell] !== 0 ? clearCell(after, cell) : []),
  ]);
}
