/** Reports: the solution path and the trace. Their texts are in English in files, because paths are read again. */

import type { Counters } from '../../core/algorithms/frame';
import type { Cell, Digit } from '../../core/numbers';
import { isBeyondAllRules, type Rating } from '../../core/rating/rating';
import { named, sideBySide, t } from '../../core/sentences';
import type { Grade } from '../../core/techniques/grade';
import type { Puzzle } from '../../text/puzzle';
import { plain } from '../../text/strings/markdown';
import { shortenedText } from '../../text/strings/trim';
import { count } from '../english';
import { capital, cellName, MOST_IN_FILE_NAME, symbolOf } from '../wording';

/** The outcome of a path. */
export type PathEnd = 'solved' | 'stuck' | 'ambiguous';

const ENDS: Readonly<Record<PathEnd, () => string>> = {
  solved: () => t('Solved:'),
  stuck: () => t('No known technique applies:'),
  ambiguous: () => t('The puzzle has several solutions, so techniques cannot finish it:'),
};

/** The report of a solution path. */
export const path = {
  tab: (name: string) => plain(t('Path of {name}', { name })),
  walking: () => t('Searching for a path to the solution'),
  save: () => t('Save Path'),
  /** A file name in English, without characters that some file systems forbid. */
  fileName: (name: string) =>
    `${plain(shortenedText(`Path of ${name}`, MOST_IN_FILE_NAME)).replace(/[\\/:*?"<>|]+/g, '-')}.txt`,
  filters: { text: () => t('Text'), markdown: () => 'Markdown' } as const,
  /** The text alternative for a picture of a step, in the text of the path; the step itself is above it. */
  picture: (step: number) => `The grid at step ${step}`,
  whichPictures: () => t('Pictures in the Markdown file?'),
  noPictures: () => t('No Pictures'),
  hardPictures: () => t('A Picture of Each Step That Eliminates Candidates'),
  allPictures: () => t('A Picture of Each Step'),
  /** The number of pictures, and their folder. */
  pictureCount: (pictures: number, most: number, folder: string) =>
    plain(
      pictures > most
        ? t('the first {most} of {pictures, plural, one {# picture} other {# pictures}}, as SVG files in {folder}', {
            most,
            pictures,
            folder,
          })
        : t('{pictures, plural, one {# SVG file} other {# SVG files}} in {folder}', { pictures, folder }),
    ),
  replaces: () => t('replaces the pictures there'),
  drawing: () => t('Drawing the steps'),

  // The words of a path. features/proof/pathWords.ts recognizes the English ones in files.
  title: (name: string) => plain(t('Solution path of {name}', { name })),
  step: (number: string, step: string) => `${number}. ${step}`,
  score: ({ score, level }: Grade) => t('Score {score}, {level}', { score, level: capital(named(level)) }),
  rating: (rating: Rating) => {
    const [scale, most] = rating.isWithRules ? ['Rules', '12.0'] : ['Sudoku Explainer', '10.7'];
    return isBeyondAllRules(rating)
      ? t('{scale} ER above {most}', { scale, most })
      : `${scale} ER ${rating.er.toFixed(1)}, EP ${rating.ep.toFixed(1)}, ED ${rating.ed.toFixed(1)}`;
  },
  headings: () => [t('Steps'), t('Score'), t('Technique')] as const,
  /** The heading of the last grid. */
  end: (end: PathEnd) => ENDS[end](),
  /** Below the heading of the last grid, if techniques are excluded. */
  excluded: (techniques: readonly string[]) =>
    plain(t('Excluded techniques (sudoku.techniques.exclude): {techniques}', { techniques: sideBySide(techniques) })),
  /** The entries and the excluded candidates at the start, each as a list. */
  entries: (list: string) => t('Placed, not given: {list}', { list }),
  excludedAtStart: (list: string) => t('Excluded from the start: {list}', { list }),
} as const;

/** The textbook backtracking search, step by step. */
export const trace = {
  tab: (name: string) => plain(t('Backtracking of {name}', { name })),
  tracing: () => t('Backtracking'),
  soFar: (placements: number) =>
    t('{placements, plural, one {# placement} other {# placements}} so far', { placements }),
  /** Texts of a board about a step. */
  name: () => t('Backtracking'),
  placed: (puzzle: Puzzle, step: number, cell: Cell, digit: Digit) =>
    t('Step {step}: {digit} is tried in {cell}, the first empty cell.', {
      step,
      digit: symbolOf(puzzle, digit),
      cell: cellName(puzzle, cell),
    }),
  removed: (puzzle: Puzzle, cell: Cell, digit: Digit) =>
    t('Nothing fits after {digit} in {cell}, so it is removed.', {
      digit: symbolOf(puzzle, digit),
      cell: cellName(puzzle, cell),
    }),

  // The words of a trace.
  title: (name: string) => plain(`Backtracking of ${name}: the first empty cell, digits ascending`),
  step: (puzzle: Puzzle, step: number, cell: Cell, digit: Digit) =>
    `Step ${step} - ${symbolOf(puzzle, digit)} @ ${cellName(puzzle, cell).toUpperCase()}`,
  backtrack: (puzzle: Puzzle, cell: Cell, digit: Digit) =>
    `Back - ${symbolOf(puzzle, digit)} leaves ${cellName(puzzle, cell).toUpperCase()}`,
  leftOut: (steps: number) => `... ${count(steps, 'step')} left out here (sudoku.trace.maxSteps) ...`,
  solved: () => 'Solved.',
  unsolvable: () => 'No solution.',
  counts: ({ placements, backtracks }: Counters) =>
    `${count(placements, 'placement')}, ${count(backtracks, 'backtrack')}`,
} as const;
