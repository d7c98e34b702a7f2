/** The statistics of a file. */

import type { Level } from '../../core/techniques/step';
import { plain } from '../../text/markdown';
import { capital, count } from '../wording';

/** The document with the statistics. */
export const statistics = {
  tab: (name: string) => plain(`Statistics of ${name}`),
  counting: () => 'Counting and rating puzzles',
  title: (name: string) => plain(`Statistics of ${name}`),
  total: (counted: number, total: number) =>
    counted < total ? `${counted.toLocaleString('en')} of ${count(total, 'puzzle')}; canceled` : count(total, 'puzzle'),
  copies: (copies: number) =>
    copies === 0 ? 'No copies of other puzzles' : `${count(copies, 'copy', 'copies')} of puzzles above them`,
  sizes: () => 'Sizes',
  validity: () => 'Solutions',
  validities: {
    valid: 'one solution',
    ambiguous: 'several solutions',
    contradictory: 'no solution',
    unreadable: 'cannot be read completely',
    unknown: 'not found in time',
  } as const,
  clues: () => 'Clues',
  levels: (rated: number, total: number) =>
    `Levels (HoDoKu)${rated < total ? ` of the first ${count(rated, 'puzzle')}; canceled` : ''}`,
  level: (level: Level) => capital(level),
  unknownLevels: (puzzles: number) => `Levels not found in time: ${puzzles.toLocaleString('en')}`,
  unknownRatings: (puzzles: number) => `Ratings not found in time: ${puzzles.toLocaleString('en')}`,
  ratings: () => 'Ratings (Sudoku Explainer) of the classic 9x9 puzzles among them',
  ratingsWithRules: () => 'Ratings of the puzzles with rules among them',
  /** `2.5 - 2.9`, from a number of tenths. */
  rating: (tenths: number, step: number) =>
    tenths >= BEYOND ? 'above 10.7' : `${(tenths / 10).toFixed(1)} - ${((tenths + step - 1) / 10).toFixed(1)}`,
  /** The content of a document that VS Code opens again after a restart. */
  gone: () => 'Run the command again to update this document.',
} as const;

/** The rating, in tenths, from which it only means that no rule led to the solution. */
const BEYOND = 200;
