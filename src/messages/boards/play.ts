/** Messages shown when a player's change is impossible, or a puzzle cannot be played. */

import type { Cell, Digit } from '../../core/numbers';
import { phrase, t, type Value } from '../../core/sentences';
import type { Puzzle } from '../../text/puzzle';
import { cellName, sizeOf, symbolOf, symbolRangeOf } from '../wording';

/** The subject of a sentence about one or several cells. */
const each = (puzzle: Puzzle, cells: readonly Cell[]): Value =>
  cells.length === 1 ? cellName(puzzle, cells[0]) : phrase('Each of these cells');

/** Messages shown when a player's change is refused. */
export const play = {
  noCell: () => t('Select a cell first.'),
  noDigit: (puzzle: Puzzle) =>
    t('A {size} puzzle has the digits {digits}.', {
      size: sizeOf(puzzle.grid.geometry),
      digits: symbolRangeOf(puzzle),
    }),
  noColour: () => t('There are nine colors, 1-9.'),
  locked: (puzzle: Puzzle, cells: readonly Cell[]) => t('{cell} is a given.', { cell: each(puzzle, cells) }),
  unreadable: (puzzle: Puzzle, cells: readonly Cell[]) =>
    t('{cell} cannot be read. Correct its row in the text first.', { cell: each(puzzle, cells) }),
  /** The cells have the digit that was typed. */
  already: (puzzle: Puzzle, cells: readonly Cell[], digit: Digit) =>
    t('{cell} is already {digit}.', { cell: each(puzzle, cells), digit: symbolOf(puzzle, digit) }),
  /** Why there is nothing to clear. */
  empty: (puzzle: Puzzle, cells: readonly Cell[]) => t('{cell} is empty.', { cell: each(puzzle, cells) }),
  /** The cell has the digit that was to be revealed. */
  right: (puzzle: Puzzle, cell: Cell) => t('{cell} is correct.', { cell: cellName(puzzle, cell) }),
  filled: (puzzle: Puzzle, cells: readonly Cell[]) => t('{cell} is filled.', { cell: each(puzzle, cells) }),
  lastCandidates: () =>
    t('In a grid of pencil marks, a cell with one candidate counts as filled. Place the digit instead.'),
  readDifferently: () => t('Nothing was changed, because the changed text would be read as a different puzzle.'),
  noPlace: () =>
    t('There is no place for marks, because the line of this puzzle is too long. Convert the puzzle to a grid first.'),
  isPlayed: () => t('This puzzle is already being played. Its position is in [State].'),
  storesEntries: () => t('This puzzle can be played as it is: its format stores entries.'),
  noSections: () => t('This format cannot contain [Puzzle] and [State]. Convert the puzzle to a grid or a line first.'),
  changesOthers: () =>
    t(
      'With the sections [Puzzle] and [State], the rows next to this puzzle would be read as another puzzle. Put an empty line between the puzzles first.',
    ),
  unsolved: (puzzle: Puzzle, cell: Cell) => t('The digit in {cell} is not known.', { cell: cellName(puzzle, cell) }),
  /** The title of the progress, and the status bar message afterwards. */
  changing: () => t('Changing the puzzle'),
  started: () => t('The givens are protected: your entries are written to [State].'),
  restarted: () => t('The puzzle was reset to its givens. Undo restores your entries.'),
} as const;

/** Why the colors of candidates and their links are not changed. Exported pages do not have them. */
export const chains = {
  noCandidate: (puzzle: Puzzle, cells: readonly Cell[], digit: Digit) =>
    cells.length === 1
      ? t('{digit} is not a candidate in {cell}.', {
          digit: symbolOf(puzzle, digit),
          cell: cellName(puzzle, cells[0]),
        })
      : t('{digit} is not a candidate in any of these cells.', { digit: symbolOf(puzzle, digit) }),
};
