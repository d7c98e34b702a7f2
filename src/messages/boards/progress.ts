/** Givens and entries: marking, removing, checking. No message reveals a correct digit. */

import type { Cell } from '../../core/numbers';
import { all, t } from '../../core/sentences';
import type { Puzzle } from '../../text/puzzle';
import { cellName } from '../wording';

const named = (puzzle: Puzzle, cells: readonly Cell[]) => all(cells.map(cell => cellName(puzzle, cell)));

/** Messages about entries. */
export const progress = {
  /** `r1c3` for each cell. */
  names: (puzzle: Puzzle, cells: readonly Cell[]) => cells.map(cell => cellName(puzzle, cell)),
  checking: () => t('Checking the entries'),
  wrong: (puzzle: Puzzle, cells: readonly Cell[]) =>
    t('{n, plural, =1 {One entry is} one {# entry is} other {# entries are}} wrong: {cells}.', {
      n: cells.length,
      cells: named(puzzle, cells),
    }),
  isWrong: () => t('wrong'),
  right: (entries: number) =>
    t(
      '{entries, plural, =1 {The entry is} =2 {Both entries are} one {# entry is} other {All # entries are}} correct.',
      { entries },
    ),
  missing: (puzzle: Puzzle, cells: readonly Cell[]) =>
    cells.length === 1
      ? t('The given in {cell} is missing.', { cell: cellName(puzzle, cells[0]) })
      : t('{n, plural, one {# given is} other {# givens are}} missing: {cells}.', {
          n: cells.length,
          cells: named(puzzle, cells),
        }),
  none: () => t('There is no entry to check. Every digit of this puzzle is a given.'),
  /** Of a puzzle without digits and rules. */
  empty: () => t('The grid is empty. Enter the givens of a puzzle first.'),
  solved: () => t('The puzzle is solved, and every entry is correct.'),
  open: () =>
    t('The givens have more than one solution, so no entry is definitely wrong. The puzzle can still be completed.'),
  suspected: (puzzle: Puzzle, cells: readonly Cell[]) =>
    t('This puzzle has no solution. It has one without {cells}, so look there first.', {
      cells: named(puzzle, cells),
    }),
  marked: (givens: number) => t('{givens, plural, one {# digit} other {# digits}} marked as given.', { givens }),
  fixed: () => t('This format already stores which digits are givens.'),
  nothingToReset: () => t('There is no entry to remove. Every digit of this puzzle is a given.'),
  reset: () => t('Reset the puzzle to its givens.'),
} as const;
