/** The baseline: findings that the user accepted. */

import { all, t } from '../../core/sentences';
import { plain } from '../../text/strings/markdown';
import { quoted } from '../wording';

/** Messages about the baseline. */
export const baseline = {
  /** `line` and `column` from 1. */
  at: (line: number, column: number, problem: string) =>
    t('line {line}, column {column}: {problem}', { line: `${line}`, column: `${column}`, problem }),
  expected: (sign?: string) =>
    sign === undefined
      ? t('the text should end here')
      : sign === '"'
        ? t('a quoted string is missing')
        : t('{sign} is missing', { sign }),
  unknownName: (name: string) => t('{name} is not a known name', { name: quoted(plain(name)) }),
  version: (known: number) => t('only version {version} can be read', { version: known }),
  noPuzzle: (entry: string) => t('{text} is not a puzzle', { text: quoted(plain(entry)) }),
  /** `name`: the file with its folder. */
  unreadable: (name: string, reason: string) =>
    t('{file} cannot be read, so all findings are shown. Correct {reason}.', { file: plain(name), reason }),
  notReplaced: (name: string, reason: string) =>
    t('{file} was not replaced, because it cannot be read: {reason}. Correct it, or delete it to start again.', {
      file: plain(name),
      reason,
    }),
  unsaved: (name: string) => t('{file} has unsaved changes. Save them first.', { file: plain(name) }),
  open: () => t('Open'),
  accepting: () => t('Accepting the findings of the workspace'),
  noFolder: () => t('Open a folder first. Accepted findings are written to a file in it.'),
  none: () => t('There are no findings of lint rules to accept.'),
  canceled: () => t('Canceled. Nothing was accepted.'),
  accepted: (entries: number, added: number, removed: number, names: readonly string[]) =>
    t(
      '{files} now {n, plural, one {accepts} other {accept}} {entries, plural, one {# finding} other {# findings}}: {added} added, {removed} removed.',
      { files: all(names.map(plain)), n: names.length, entries, added, removed },
    ),
  /** In the list of findings. */
  leftOut: (findings: number, file: string) =>
    t(
      '{findings, plural, one {# finding left out, because {file} accepts it} other {# findings left out, because {file} accepts them}}',
      { findings, file },
    ),
  unneeded: (entries: number, file: string) =>
    t(
      '{entries, plural, one {# entry of {file} is no longer needed. Sudoku: Accept Current Findings removes it:} other {# entries of {file} are no longer needed. Sudoku: Accept Current Findings removes them:}}',
      { entries, file },
    ),
  more: (entries: number) => t('and {n} more', { n: entries }),
} as const;
