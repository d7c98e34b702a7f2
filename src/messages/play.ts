/** Messages shown when a player's change is impossible, or a puzzle cannot be played. */

import type { Cell, Digit } from '../core/numbers';
import type { Puzzle } from '../text/puzzle';
import { makeRange, makeSymbol } from '../text/symbols';
import { cellName, sizeOf } from './wording';

/** The subject of a sentence about one or several cells. */
const each = (puzzle: Puzzle, cells: readonly Cell[]) =>
  cells.length === 1 ? cellName(puzzle, cells[0]) : 'Each of these cells';

/** Messages shown when a player's change is refused. */
export const play = {
  noCell: () => 'Select a cell first.',
  noDigit: ({ grid, style }: Puzzle) =>
    `A ${sizeOf(grid.geometry)} puzzle has the digits ${makeRange(style.symbols, grid.geometry.size)}.`,
  noColour: () => 'There are nine colors, 1-9.',
  locked: (puzzle: Puzzle, cells: readonly Cell[]) => `${each(puzzle, cells)} is a given.`,
  unreadable: (puzzle: Puzzle, cells: readonly Cell[]) =>
    `${each(puzzle, cells)} cannot be read. Correct its row in the text first.`,
  /** The cells have the digit that was typed. */
  already: (puzzle: Puzzle, cells: readonly Cell[], digit: Digit) =>
    `${each(puzzle, cells)} is already ${makeSymbol(puzzle.style.symbols, digit)}.`,
  /** Why there is nothing to clear. */
  empty: (puzzle: Puzzle, cells: readonly Cell[]) => `${each(puzzle, cells)} is empty.`,
  /** The cell has the digit that was to be revealed. */
  right: (puzzle: Puzzle, cell: Cell) => `${cellName(puzzle, cell)} is correct.`,
  filled: (puzzle: Puzzle, cells: readonly Cell[]) => `${each(puzzle, cells)} is filled.`,
  lastCandidates: () =>
    'In a grid of pencil marks, a cell with one candidate counts as filled. Place the digit instead.',
  readDifferently: () => 'Nothing was changed, because the changed text would be read as a different puzzle.',
  noPlace: () => 'There is no place for marks. The line of this puzzle is too long.',
  isPlayed: () => 'This puzzle is already being played. Its position is in [State].',
  tellsGivens: () => 'This puzzle can be played as it is: its format stores entries.',
  noSections: () => 'This format cannot contain [Puzzle] and [State]. Convert the puzzle to a grid or a line first.',
  changesOthers: () =>
    'With the sections [Puzzle] and [State], the rows next to this puzzle would be read as another puzzle. Put an empty line between the puzzles first.',
  unsolved: (puzzle: Puzzle, cell: Cell) => `The digit in ${cellName(puzzle, cell)} is not known.`,
  /** The title of the progress, and the status bar message afterwards. */
  changing: () => 'Changing the puzzle',
  started: () => 'The givens are protected: your entries are written to [State].',
  restarted: () => 'The puzzle was reset to its givens. Undo restores your entries.',
} as const;
