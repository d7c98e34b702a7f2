/** Messages about cell typing. */

import { t } from '../core/sentences';
import type { Puzzle } from '../text/puzzle';
import { blankName, quoted, symbolRangeOf } from './wording';

/** The status bar item of cell typing, by its state. */
export const cellTyping = {
  name: () => t('Sudoku Cell Typing'),
  /** The name of the status bar item that explains why a key was refused. */
  refusedName: () => t('Sudoku Refused Key'),
  on: () => t('Cells'),
  off: () => t('Text'),
  /** Shown while another extension handles typing. */
  paused: () => t('Cells paused'),
  aboutOn: () =>
    t(
      'Cell typing is on: typing replaces the cell at the cursor and moves the cursor to the next one. Select to turn it off.',
    ),
  aboutOff: () => t('Cell typing is off: keys insert and delete text. Select to turn it on.'),
  aboutPaused: () =>
    t('Another extension is handling typing, so cell typing is suspended. Select to turn cell typing off.'),
  /** A character that is neither a digit nor a blank was typed in a cell. The status bar truncates texts of more than about 90 characters. */
  refused: (puzzle: Puzzle, symbol: string) =>
    t('{symbol} is not a digit here: use {digits}, or {blank} to clear. For text: Toggle Cell Typing', {
      symbol: quoted(symbol),
      digits: symbolRangeOf(puzzle),
      blank: blankName(puzzle),
    }),
  /** A character was typed after the last cell of a row, or of a single-line puzzle. */
  rowIsFull: ({ line, puzzle }: { readonly line: readonly number[]; readonly puzzle: Puzzle }) => {
    const n = line.length;
    return n === puzzle.grid.geometry.cellCount
      ? t(
          'This line already has its {n, plural, one {# cell} other {# cells}}. Press Enter for a new line, or type # for a comment.',
          { n },
        )
      : t(
          'This row already has its {n, plural, one {# cell} other {# cells}}. Press Enter for a new line, or type # for a comment.',
          { n },
        );
  },
} as const;
