/** Messages about digits that prevent a solution, and about entries. */

import type { Cell } from '../../core/numbers';
import { all, phrase, t } from '../../core/sentences';
import type { Puzzle } from '../../text/puzzle';
import { cellName, symbolOf } from '../wording';

/** Messages about a wrong digit. No message reveals the right one. */
export const wrongDigits = {
  certain: (puzzle: Puzzle, cell: Cell) =>
    t('{cell} cannot be {digit}: the givens have only one solution, and it has another digit here', {
      cell: cellName(puzzle, cell),
      digit: symbolOf(puzzle, puzzle.grid.digits[cell]),
    }),
  /** `others`: cells that must be cleared too. */
  suspected: (puzzle: Puzzle, cells: readonly Cell[], hasOne: boolean) =>
    t('This puzzle has no solution. Without {digits} it has {count, select, one {one} other {several}}', {
      digits: all(
        cells.map(cell =>
          phrase('the {digit} in {cell}', {
            digit: symbolOf(puzzle, puzzle.grid.digits[cell]),
            cell: cellName(puzzle, cell),
          }),
        ),
      ),
      count: hasOne ? 'one' : 'several',
    }),
  together: (puzzle: Puzzle, cell: Cell) => t('{cell} must be cleared too', { cell: cellName(puzzle, cell) }),
  /** In the status bar. */
  status: (cells: number) => t('{cells, plural, one {# wrong digit} other {# wrong digits}}', { cells }),
  /** In the status bar, when one of several explanations is right. */
  suspects: (cells: number) =>
    `${t('no solution')} · ${t('{cells, plural, one {# suspected digit} other {# suspected digits}}', { cells })}`,
} as const;
