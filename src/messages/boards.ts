/** What the extension says on a board. */

import type { Cell } from '../core/numbers';
import type { Puzzle } from '../text/puzzle';
import { cellName } from './wording';

/** What is said on a board in place of a puzzle, or about an intent. */
export const boards = {
  /** Why a given cannot be changed while the puzzle is being played. */
  givensLocked: () => 'The givens are locked while the puzzle is being played.',
  /** Why a given cannot be changed that was there when the file was opened. The names are those of the menu. */
  guarded: () => 'Givens are locked. To change them, choose Unlock Givens from the More menu.',
  /** A problem of a row, from 0. */
  inRow: (row: number, message: string) => `Row ${row + 1}: ${message}`,
  /** A problem of a cell. */
  inCell: (puzzle: Puzzle, cell: Cell, message: string) => `${cellName(puzzle, cell)}: ${message}`,
  /** What is shown when the cursor is in no puzzle. */
  nothing: () =>
    'To see a puzzle here, place the cursor in it: in a Sudoku file, or in a block "sudoku" of a Markdown file.',
  /** Why a read-only document does not change. */
  readOnly: () => 'The file is read-only.',
  /** Why an intent is not carried out. */
  gone: () => 'The puzzle has changed or is gone.',
  /** What is shown when the cursor is in a path or a trace whose puzzle is not there. */
  reportGone: () => 'The puzzle of this report has changed or is gone. Show the report again from the puzzle.',
  /** There is no further step of a path to show. */
  lastStep: () => 'This is the last step of the solution path.',
  firstStep: () => 'This is the first step of the solution path.',
};
