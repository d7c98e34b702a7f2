/** The check of all files of a workspace. */

import { t } from '../../core/sentences';
import { plain } from '../../text/strings/markdown';

/** Texts of the document. */
export const lint = {
  tab: () => t('Findings in the Workspace'),
  checking: () => t('Checking the Sudoku files of the workspace'),
  progress: (name: string, done: number, total: number) =>
    plain(t('{n} of {total}: {file}', { n: done + 1, total, file: name })),
  noFiles: () => t('There is no Sudoku file in the workspace.'),
  summary: ({
    checked,
    total,
    puzzles,
    findings,
  }: {
    readonly checked: number;
    readonly total: number;
    readonly puzzles: number;
    readonly findings: number;
  }) =>
    checked < total
      ? t(
          '{checked} of {total, plural, one {# file} other {# files}}, canceled: {puzzles, plural, one {# puzzle} other {# puzzles}}, {findings, plural, one {# finding} other {# findings}}',
          { checked, total, puzzles, findings },
        )
      : lintCountsOf(total, puzzles, findings),
  duplicate: (name: string, line: number) =>
    t('This puzzle is a copy of {file}, line {line}', { file: plain(name), line: `${line}` }),
  isomorphic: (name: string, line: number) =>
    t('This puzzle is {file}, line {line}, with its rows or columns reordered or its digits relabeled', {
      file: plain(name),
      line: `${line}`,
    }),
  unreadable: () => t('This file cannot be read'),
} as const;

/** `2 files: 300 puzzles, 1 finding` */
export const lintCountsOf = (files: number, puzzles: number, findings: number) =>
  t(
    '{files, plural, one {# file} other {# files}}: {puzzles, plural, one {# puzzle} other {# puzzles}}, {findings, plural, one {# finding} other {# findings}}',
    { files, puzzles, findings },
  );
