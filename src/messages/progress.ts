/** Givens and entries: marking, removing, checking. No message reveals a correct digit. */

import type { Cell } from '../core/numbers';
import { list } from '../core/techniques/names';
import type { Puzzle } from '../text/puzzle';
import { cellName, count } from './wording';

const named = (puzzle: Puzzle, cells: readonly Cell[]) => list(cells.map(cell => cellName(puzzle, cell)));

/** Messages about entries. */
export const progress = {
  /** `r1c3` for each cell. */
  names: (puzzle: Puzzle, cells: readonly Cell[]) => cells.map(cell => cellName(puzzle, cell)),
  checking: () => 'Checking the entries',
  wrong: (puzzle: Puzzle, cells: readonly Cell[]) =>
    cells.length === 1
      ? `One entry is wrong: ${named(puzzle, cells)}.`
      : `${count(cells.length, 'entry', 'entries')} are wrong: ${named(puzzle, cells)}.`,
  isWrong: () => 'wrong',
  right: (entries: number) => {
    if (entries === 1) return 'The entry is correct.';
    return entries === 2 ? 'Both entries are correct.' : `All ${count(entries, 'entry', 'entries')} are correct.`;
  },
  missing: (puzzle: Puzzle, cells: readonly Cell[]) =>
    cells.length === 1
      ? `The given in ${named(puzzle, cells)} is missing.`
      : `${count(cells.length, 'given')} are missing: ${named(puzzle, cells)}.`,
  none: () => 'There is no entry to check. Every digit of this puzzle is a given.',
  /** Of a puzzle without digits and rules. */
  empty: () => 'The grid is empty. Enter the givens of a puzzle first.',
  solved: () => 'The puzzle is solved, and every entry is correct.',
  open: () =>
    'The givens have more than one solution, so no entry is definitely wrong. The puzzle can still be completed.',
  suspected: (puzzle: Puzzle, cells: readonly Cell[]) =>
    `This puzzle has no solution. It has one without ${named(puzzle, cells)}, so look there first.`,
  marked: (givens: number) => `${count(givens, 'digit')} marked as given.`,
  fixed: () => 'This format already stores which digits are givens.',
  nothingToReset: () => 'There is no entry to remove. Every digit of this puzzle is a given.',
  reset: () => 'Reset the puzzle to its givens.',
} as const;
