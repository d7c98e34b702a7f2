/** Messages of the extension on a board. */

import type { Cell } from '../../core/numbers';
import { t } from '../../core/sentences';
import type { Puzzle } from '../../text/puzzle';
import { cellName, quoted } from '../wording';
import * as board from './board';

/** The titles of commands with different names on boards, and their labels there. A title comes after those that contain it. */
const OTHER_NAMES: readonly (readonly [title: () => string, label: () => string])[] = [
  [() => t('Check My Progress'), board.check],
  [() => t('Explain My Mistake'), board.explainMistake],
  [() => t('Restart Puzzle'), board.restart],
  [() => t('Solve Puzzle at Cursor'), board.solve],
  [() => t('Solve Sudoku'), board.solve],
  [() => t('Apply Next Step'), board.apply],
  [() => t('Find All Steps'), board.allSteps],
  [() => t('Show Solution Path'), board.path],
  [() => t('Add Rule to Selected Cells…'), board.addRule],
  [() => t('Go to Next Puzzle'), board.nextPuzzle],
  [() => t('Go to Previous Puzzle'), board.previousPuzzle],
  [() => t('Clear Hint Highlights'), board.hide],
];

/** Messages on a board instead of a puzzle, or about an intent. */
export const boards = {
  /** Why a given cannot be changed while the puzzle is being played. */
  givensLocked: () => t('The givens are locked while the puzzle is being played.'),
  /** Why a given that was in the file when it was opened cannot be changed. The names are those of the menu. */
  guarded: () => t('Givens are locked. To change them, choose Unlock Givens from the More menu.'),
  /** The message of a command, with the names that a board has for commands: `run Check` instead of `run Check My Progress`. */
  named: (message: string) =>
    OTHER_NAMES.reduce((text, [title, label]) => text.replaceAll(title(), label()), message.replaceAll('Sudoku: ', '')),
  /** A problem of a row, which is 0-based. */
  inRow: (row: number, message: string) => t('Row {row}: {message}', { row: row + 1, message }),
  /** A problem of a rule, with its line unless the message contains it. */
  inRule: (line: string, message: string) =>
    message.includes(quoted(line)) ? message : t('{name}: {sentence}', { name: quoted(line), sentence: message }),
  /** A problem of a cell. */
  inCell: (puzzle: Puzzle, cell: Cell, message: string) =>
    t('{name}: {sentence}', { name: cellName(puzzle, cell), sentence: message }),
  /** Shown when Undo or Redo changed no text. */
  unchanged: () => t('Nothing was changed.'),
  /** Shown when the cursor is not in a puzzle. */
  nothing: () =>
    t('To see a puzzle here, place the cursor in it: in a Sudoku file, or in a "sudoku" block of a Markdown file.'),
  /** Why a read-only document does not change. */
  readOnly: () => t('The file is read-only.'),
  /** Why an intent is not executed. */
  gone: () => t('The puzzle has changed or no longer exists.'),
  /** Shown when the cursor is in a path or a trace whose puzzle is missing. */
  reportGone: () =>
    t('The puzzle of this report has changed or no longer exists. Show the report again from the puzzle.'),
  /** Shown when there is no next puzzle. */
  lastPuzzle: () => t('This is the last puzzle of the file.'),
  firstPuzzle: () => t('This is the first puzzle of the file.'),
  /** Shown when a path has no further step. */
  lastStep: () => t('This is the last step of the solution path.'),
  firstStep: () => t('This is the first step of the solution path.'),
};
