/** Tests of puzzles, and tasks. */

import { plain } from '../../text/markdown';
import { count, quoted } from '../wording';

/** Texts of the Test Explorer. */
export const tests = {
  /** A range of puzzles; both numbers are 1-based. */
  range: (first: number, last: number) => `Puzzles ${first.toLocaleString('en')} to ${last.toLocaleString('en')}`,
  puzzle: (number: number) => `Puzzle ${number.toLocaleString('en')}`,
  /** `1,000 puzzles: 2 failed` */
  summary: ({ puzzles, failed, undecided }: Readonly<Record<'puzzles' | 'failed' | 'undecided', number>>) =>
    `${count(puzzles, 'puzzle')}: ${[
      `${failed.toLocaleString('en')} failed`,
      ...(undecided > 0 ? [`${undecided.toLocaleString('en')} not decided in time`] : []),
    ].join(', ')}`,
  severalSolutions: () => 'This puzzle has more than one solution',
  notDecided: () => 'It could not be determined in time whether this puzzle has exactly one solution',
  unreadable: () => 'This file cannot be read',
} as const;

/** Texts of tasks, including their output in the terminal. */
export const tasks = {
  /** The details that VS Code shows below the names of the tasks. */
  detail: {
    check: () => 'What is wrong with each puzzle of this folder',
    lint: () => 'What is wrong with each puzzle of this folder, and findings of lint rules, such as duplicate puzzles',
  },
  noFiles: (pattern: string) => `There is no file ${quoted(plain(pattern))} in this folder.`,
  unreadable: (name: string) => `${plain(name)} cannot be read.`,
  canceled: () => 'Canceled.',
  failed: (reason: string) => `The task ended with an error: ${plain(reason)}`,
  summary: (files: number, puzzles: number, findings: number) =>
    `${count(files, 'file')}: ${count(puzzles, 'puzzle')}, ${count(findings, 'finding')}`,
} as const;
