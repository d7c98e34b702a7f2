/** Messages about digits that prevent a solution, and about entries. */

import type { Cell } from '../core/numbers';
import { list } from '../core/techniques/names';
import type { Puzzle } from '../text/puzzle';
import { cellName, count, symbolOf } from './wording';

/** Messages about a wrong digit. No message reveals the right one. */
export const wrongDigits = {
  certain: (puzzle: Puzzle, cell: Cell) =>
    `${cellName(puzzle, cell)} cannot be ${symbolOf(puzzle, puzzle.grid.digits[cell])}: ` +
    'the givens have only one solution, and it has another digit here',
  /** `others`: cells that must be cleared too. */
  suspected: (puzzle: Puzzle, cells: readonly Cell[], hasOne: boolean) =>
    `This puzzle has no solution. Without ${list(
      cells.map(cell => `the ${symbolOf(puzzle, puzzle.grid.digits[cell])} in ${cellName(puzzle, cell)}`),
    )} it has ${hasOne ? 'one' : 'several'}`,
  together: (puzzle: Puzzle, cell: Cell) => `${cellName(puzzle, cell)} must be cleared too`,
  /** In the status bar. */
  status: (cells: number) => count(cells, 'wrong digit'),
  /** In the status bar, when one of several explanations is right. */
  suspects: (cells: number) => `no solution · ${count(cells, 'suspected digit')}`,
} as const;
