/** The statistics of a file. */

import { named, t } from '../../core/sentences';
import type { Level } from '../../core/techniques/step';
import { plain } from '../../text/strings/markdown';
import { capital } from '../wording';

/** The document with the statistics. */
export const statistics = {
  tab: (name: string) => plain(t('Statistics of {name}', { name })),
  counting: () => t('Counting and rating puzzles'),
  title: (name: string) => statistics.tab(name),
  total: (counted: number, total: number) =>
    counted < total
      ? t('{counted} of {total, plural, one {# puzzle} other {# puzzles}}; canceled', { counted, total })
      : t('{n, plural, one {# puzzle} other {# puzzles}}', { n: total }),
  copies: (copies: number) =>
    copies === 0
      ? t('No copies of other puzzles')
      : t('{n, plural, one {# copy of a puzzle above it} other {# copies of puzzles above them}}', { n: copies }),
  sizes: () => t('Sizes'),
  validity: () => t('Solutions'),
  validities: {
    valid: () => t('one solution'),
    ambiguous: () => t('several solutions'),
    contradictory: () => t('no solution'),
    unreadable: () => t('cannot be read completely'),
    unknown: () => t('not found in time'),
  } as const,
  clues: () => t('Clues'),
  levels: (rated: number, total: number) =>
    rated < total
      ? t('Levels (HoDoKu) of the first {n, plural, one {puzzle} other {# puzzles}}; canceled', { n: rated })
      : t('Levels (HoDoKu)'),
  level: (level: Level) => capital(named(level)),
  unknownLevels: (puzzles: number) => t('Levels not found in time: {n}', { n: puzzles }),
  unknownRatings: (puzzles: number) => t('Ratings not found in time: {n}', { n: puzzles }),
  ratings: () => t('Ratings (Sudoku Explainer) of the classic 9x9 puzzles'),
  ratingsWithRules: () => t('Ratings of the puzzles with rules'),
  /** `2.5 - 2.9`, from a number of tenths. */
  rating: (tenths: number, step: number) =>
    tenths >= BEYOND
      ? t('above {rating}', { rating: '10.7' })
      : `${(tenths / 10).toFixed(1)} - ${((tenths + step - 1) / 10).toFixed(1)}`,
  /** The content of a document that VS Code opens again after a restart. */
  gone: () => t('Run the command again to update this document.'),
} as const;

/** The rating, in tenths, from which it only means that no rule led to the solution. */
const BEYOND = 200;
