/** Messages shown while a file is read: the outline, the completion of cells, the commands that go to puzzles. */

import type { Cell } from '../core/numbers';
import { joinSentences, t } from '../core/sentences';
import type { Puzzle } from '../text/puzzle';
import { plain } from '../text/strings/markdown';
import { cellName } from './wording';

/** Symbols of a file. */
export const outline = {
  /** The title of a puzzle; empty when it has none. */
  title: ({ title = '' }: Puzzle) => plain(title),
  /** A puzzle without a title. `line` is 1-based. */
  puzzle: (line: number) => t('Puzzle on line {line}', { line }),
  givens: () => t('Givens'),
  position: () => t('Position'),
  marks: () => t('Pencil marks'),
  rules: () => t('Rules'),
  regions: () => t('Regions'),
  cages: () => t('Cages'),
  ruleCount: (rules: number) => t('{rules, plural, one {# rule} other {# rules}}', { rules }),
  cageCount: (cages: number) => t('{cages, plural, one {# cage} other {# cages}}', { cages }),
  /** The last symbol of a long file. Lines are 1-based. */
  partly: (first: number, last: number) => t('Only lines {first} to {last}; scroll for others', { first, last }),
} as const;

/** Commands that go to a puzzle or select cells. */
export const going = {
  noNext: () => t('There is no puzzle after the cursor.'),
  noPrevious: () => t('There is no puzzle before the cursor.'),
  noCell: () => t('Put the cursor in a cell of a puzzle first.'),
} as const;

/** A puzzle that cannot be read completely. */
export const unread = {
  /** `problem` is the first problem, in a rule or in the grid, without a full stop, and `more` the number of others. */
  puzzle: (problem: string | undefined, where: 'rules' | 'grid', more: number) =>
    joinSentences([
      where === 'rules' ? t('A rule of this puzzle contains an error.') : t('This puzzle cannot be read completely.'),
      ...(problem === undefined ? [] : [t('{sentence}.', { sentence: problem })]),
      ...(more > 0 ? [t('There {more, plural, one {is # more problem} other {are # more problems}}.', { more })] : []),
    ]),
  fileRules: () => t('The rules above the first puzzle contain errors'),
} as const;

/** Completion. */
export const completion = {
  /** Shown next to a digit that fits. */
  fits: (puzzle: Puzzle, cell: Cell) => t('fits {cell}', { cell: cellName(puzzle, cell) }),
  onlyOne: (puzzle: Puzzle, cell: Cell) => t('the only digit for {cell}', { cell: cellName(puzzle, cell) }),
  /** The blank of a table in which empty cells have no text. */
  empty: () => t('empty'),
  blank: (puzzle: Puzzle, cell: Cell) => t('clears {cell}', { cell: cellName(puzzle, cell) }),
  grid: (size: number, boxHeight: number, boxWidth: number) =>
    t(
      'An empty {size} grid, boxes of {rows, plural, one {# row} other {# rows}} and {columns, plural, one {# column} other {# columns}}',
      { size: `${size}x${size}`, rows: boxHeight, columns: boxWidth },
    ),
  boxes: (size: number) => t('An empty {size} grid with lines between the boxes', { size: `${size}x${size}` }),
  sadMan: () => t('A 9x9 puzzle with SadMan headers'),
  sections: () => ({
    Puzzle: t('The givens (SadMan)'),
    State: t('The current position of the same puzzle (SadMan)'),
    Rules: t('The rules of the puzzle above, one per line. Before the first puzzle: the rules of all puzzles'),
    Regions: t('The regions that replace the boxes of the puzzle above, one letter per cell'),
    Cages: t('The cages of the puzzle above, one letter per cell, and their sums: A=16 B=9'),
  }),
  headers: () => ({
    A: t('Author'),
    D: t('Description, the title of the puzzle'),
    C: t('Comment'),
    B: t('Date'),
    S: t('Source'),
    L: t('Level'),
    U: t('Address on the web'),
  }),
  box: () => t('The box of the puzzles below: rows x columns'),
} as const;
