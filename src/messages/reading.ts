/** Messages shown while a file is read: the outline, the completion of cells, the commands that go to puzzles. */

import type { Cell } from '../core/numbers';
import { plain } from '../text/markdown';
import type { Puzzle } from '../text/puzzle';
import { cellName, count, thereAre } from './wording';

/** Symbols of a file. */
export const outline = {
  /** The title of a puzzle; empty when it has none. */
  title: ({ title = '' }: Puzzle) => plain(title),
  /** A puzzle without a title. `line` is 1-based. */
  puzzle: (line: number) => `Puzzle on line ${line.toLocaleString('en')}`,
  givens: () => 'Givens',
  position: () => 'Position',
  marks: () => 'Pencil marks',
  rules: () => 'Rules',
  regions: () => 'Regions',
  cages: () => 'Cages',
  ruleCount: (rules: number) => count(rules, 'rule'),
  cageCount: (cages: number) => count(cages, 'cage'),
  /** The last symbol of a long file. Lines are 1-based. */
  partly: (first: number, last: number) =>
    `Only lines ${first.toLocaleString('en')} to ${last.toLocaleString('en')}; scroll for others`,
} as const;

/** Commands that go to a puzzle or select cells. */
export const going = {
  noNext: () => 'There is no puzzle after the cursor.',
  noPrevious: () => 'There is no puzzle before the cursor.',
  noCell: () => 'Put the cursor in a cell of a puzzle first.',
} as const;

/** A puzzle that cannot be read completely. */
export const unread = {
  /** `problem` is the first problem, in a rule or in the grid, and `more` the number of others. */
  puzzle: (problem: string | undefined, where: 'rules' | 'grid', more: number) =>
    [
      where === 'rules' ? 'A rule of this puzzle has a mistake.' : 'This puzzle cannot be read completely.',
      ...(problem === undefined ? [] : [/[.?!]$/.test(problem) ? problem : `${problem}.`]),
      ...(more > 0 ? [`${thereAre(more, 'more problem')}.`] : []),
    ].join(' '),
  fileRules: () => 'The rules above the first puzzle have mistakes',
} as const;

/** Completion. */
export const completion = {
  /** Shown next to a digit that fits. */
  fits: (puzzle: Puzzle, cell: Cell) => `fits ${cellName(puzzle, cell)}`,
  onlyOne: (puzzle: Puzzle, cell: Cell) => `the only digit for ${cellName(puzzle, cell)}`,
  /** The blank of a table in which empty cells have no text. */
  empty: () => 'empty',
  blank: (puzzle: Puzzle, cell: Cell) => `clears ${cellName(puzzle, cell)}`,
  grid: (size: number, boxHeight: number, boxWidth: number) =>
    `An empty ${size}x${size} grid, boxes of ${boxHeight} rows and ${boxWidth} columns`,
  boxes: (size: number) => `An empty ${size}x${size} grid with lines between the boxes`,
  sadMan: () => 'A 9x9 puzzle with SadMan headers',
  sections: {
    Puzzle: 'The givens (SadMan)',
    State: 'The current position of the same puzzle (SadMan)',
    Rules: 'The rules of the puzzle above, one per line. Before the first puzzle: the rules of all puzzles',
    Regions: 'The regions that replace the boxes of the puzzle above, one letter per cell',
    Cages: 'The cages of the puzzle above, one letter per cell, and their sums: A=16 B=9',
  },
  headers: {
    A: 'Author',
    D: 'Description, the title of the puzzle',
    C: 'Comment',
    B: 'Date',
    S: 'Source',
    L: 'Level',
    U: 'Address on the web',
  },
  box: () => 'The box of the puzzles below: rows x columns',
} as const;
