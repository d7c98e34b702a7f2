/** Tests of puzzles, and tasks. */

import { t } from '../../core/sentences';
import { plain } from '../../text/strings/markdown';
import { quoted } from '../wording';
import { lintCountsOf } from './lint';

/** Texts of the Test Explorer. */
export const tests = {
  /** A range of puzzles; both numbers are 1-based. */
  range: (first: number, last: number) => t('Puzzles {first} to {last}', { first, last }),
  puzzle: (number: number) => t('Puzzle {n}', { n: number }),
  /** `1,000 puzzles: 2 failed` */
  summary: ({ puzzles, failed, undecided }: Readonly<Record<'puzzles' | 'failed' | 'undecided', number>>) =>
    undecided > 0
      ? t('{puzzles, plural, one {# puzzle} other {# puzzles}}: {failed} failed, {undecided} not decided in time', {
          puzzles,
          failed,
          undecided,
        })
      : t('{puzzles, plural, one {# puzzle} other {# puzzles}}: {failed} failed', { puzzles, failed }),
  severalSolutions: () => t('This puzzle has more than one solution'),
  notDecided: () => t('It could not be determined in time whether this puzzle has exactly one solution'),
  unreadable: () => t('This file cannot be read'),
} as const;

/** Texts of tasks, including their output in the terminal. */
export const tasks = {
  /** The details that VS Code shows below the names of the tasks. */
  detail: {
    check: () => t('Lists the problems of each puzzle in this folder'),
    lint: () =>
      t('Lists the problems of each puzzle in this folder, and findings of lint rules, such as duplicate puzzles'),
  },
  noFiles: (pattern: string) => t('There is no file {pattern} in this folder.', { pattern: quoted(plain(pattern)) }),
  unreadable: (name: string) => t('{file} cannot be read.', { file: plain(name) }),
  canceled: () => t('Canceled.'),
  failed: (reason: string) => t('The task ended with an error: {reason}', { reason: plain(reason) }),
  summary: lintCountsOf,
} as const;
