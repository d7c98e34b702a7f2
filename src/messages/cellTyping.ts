/** Messages about cell typing. */

import type { Puzzle } from '../text/puzzle';
import { blankName, quoted, rangeOf } from './wording';

/** The status bar item of cell typing, by its state. */
export const cellTyping = {
  name: () => 'Sudoku Cell Typing',
  /** The name of the status bar item that explains why a key was refused. */
  refusedName: () => 'Sudoku Refused Key',
  on: () => 'Cells',
  off: () => 'Text',
  /** Shown while another extension handles typing. */
  paused: () => 'Cells paused',
  aboutOn: () =>
    'Cell typing is on: typing replaces the cell at the cursor and moves the cursor to the next one. Select to turn it off.',
  aboutOff: () => 'Cell typing is off: keys insert and delete text. Select to turn it on.',
  aboutPaused: () =>
    'Another extension is handling typing, so cell typing is suspended. Select to turn cell typing off.',
  /** A character that is neither a digit nor a blank was typed in a cell. The status bar truncates texts of more than about 90 characters. */
  refused: (puzzle: Puzzle, symbol: string) =>
    `${quoted(symbol)} is not a digit here: use ${rangeOf(puzzle)}, or ${blankName(puzzle)} to clear. For text: Toggle Cell Typing`,
  /** A character was typed after the last cell of a row, or of a single-line puzzle. */
  rowIsFull: ({ line, puzzle }: { readonly line: readonly number[]; readonly puzzle: Puzzle }) => {
    const name = line.length === puzzle.grid.geometry.cellCount ? 'line' : 'row';
    return `This ${name} already has its ${line.length} cells. Press Enter for a new line, or type # for a comment.`;
  },
} as const;
