/** Reports: the solution path and the trace. */

import type { Cell, Digit } from '../core/numbers';
import { isBeyondAllRules, type Rating } from '../core/rating/rating';
import type { TextbookCounts } from '../core/solver/textbook';
import type { Grade } from '../core/techniques/grade';
import { plain } from '../text/markdown';
import type { Puzzle } from '../text/puzzle';
import { shortenedText } from '../text/trim';
import { capital, cellName, count, MOST_IN_FILE_NAME, symbolOf } from './wording';

/** The report of a solution path. */
export const path = {
  tab: (name: string) => plain(`Path of ${name}`),
  walking: () => 'Searching for a path to the solution',
  save: () => 'Save Path',
  /** A file name, without characters that some file systems forbid. */
  fileName: (name: string) =>
    `${plain(shortenedText(`Path of ${name}`, MOST_IN_FILE_NAME)).replace(/[\\/:*?"<>|]+/g, '-')}.txt`,
  filters: { text: 'Text', markdown: 'Markdown' } as const,
  /** The text alternative for a picture of a step; the step itself is in the text above it. */
  picture: (step: number) => `The grid at step ${step}`,
  whichPictures: () => 'Pictures in the Markdown file?',
  noPictures: () => 'No Pictures',
  hardPictures: () => 'A Picture of Each Step That Eliminates Candidates',
  allPictures: () => 'A Picture of Each Step',
  /** The number of pictures, and their folder. */
  pictureCount: (pictures: number, most: number, folder: string) =>
    plain(
      pictures > most
        ? `the first ${most} of ${count(pictures, 'picture')}, as SVG files in ${folder}`
        : `${count(pictures, 'SVG file')} in ${folder}`,
    ),
  replaces: () => 'replaces the pictures there',
  drawing: () => 'Drawing the steps',
  step: (number: string, step: string) => `${number}. ${step}`,
  score: ({ score, level }: Grade) => `Score ${score.toLocaleString('en')}, ${capital(level)}`,
  rating: (rating: Rating) => {
    const [scale, most] = rating.isWithRules ? ['Rules', '12.0'] : ['Sudoku Explainer', '10.7'];
    return isBeyondAllRules(rating)
      ? `${scale} ER above ${most}`
      : `${scale} ER ${rating.er.toFixed(1)}, EP ${rating.ep.toFixed(1)}, ED ${rating.ed.toFixed(1)}`;
  },
  headings: ['Steps', 'Score', 'Technique'] as const,
} as const;

/** The textbook backtracking search, step by step. */
export const trace = {
  tab: (name: string) => plain(`Backtracking of ${name}`),
  tracing: () => 'Backtracking',
  withRules: () =>
    'Backtracking is shown only for classic puzzles. For a puzzle with rules, run Solve Sudoku or Show Solution Path.',
  title: (name: string) => plain(`Backtracking of ${name}: the first empty cell, digits ascending`),
  step: (puzzle: Puzzle, step: number, cell: Cell, digit: Digit) =>
    `Step ${step} - ${symbolOf(puzzle, digit)} @ ${cellName(puzzle, cell).toUpperCase()}`,
  backtrack: (puzzle: Puzzle, cell: Cell, digit: Digit) =>
    `Back - ${symbolOf(puzzle, digit)} leaves ${cellName(puzzle, cell).toUpperCase()}`,
  /** Texts of a board about a step. */
  name: () => 'Backtracking',
  placed: (puzzle: Puzzle, step: number, cell: Cell, digit: Digit) =>
    `Step ${step}: ${symbolOf(puzzle, digit)} is tried in ${cellName(puzzle, cell)}, the first empty cell.`,
  removed: (puzzle: Puzzle, cell: Cell, digit: Digit) =>
    `Nothing fits after ${symbolOf(puzzle, digit)} in ${cellName(puzzle, cell)}, so it is removed.`,
  leftOut: (steps: number) => `... ${count(steps, 'step')} left out here (sudoku.trace.maxSteps) ...`,
  solved: () => 'Solved.',
  unsolvable: () => 'No solution.',
  soFar: (placements: number) => `${count(placements, 'placement')} so far`,
  counts: ({ placements, backtracks }: TextbookCounts) =>
    `${count(placements, 'placement')}, ${count(backtracks, 'backtrack')}`,
} as const;
