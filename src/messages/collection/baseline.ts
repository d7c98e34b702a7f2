/** The baseline: findings that the user accepted. */

import { plain } from '../../text/markdown';
import { count, quoted } from '../wording';

/** Messages about the baseline. */
export const baseline = {
  /** `line` and `column` from 1. */
  at: (line: number, column: number, problem: string) => `line ${line}, column ${column}: ${problem}`,
  expected: (sign?: string) =>
    sign === undefined
      ? 'the text should end here'
      : sign === '"'
        ? 'a text in quotes is missing'
        : `${sign} is missing`,
  unknownName: (name: string) => `${quoted(plain(name))} is not a known name`,
  version: (known: number) => `only version ${known} can be read`,
  noPuzzle: (entry: string) => `${quoted(plain(entry))} is not a puzzle`,
  /** `name`: the file with its folder. */
  unreadable: (name: string, reason: string) =>
    `${plain(name)} cannot be read, so all findings are shown. Correct ${reason}.`,
  notReplaced: (name: string, reason: string) =>
    `${plain(name)} cannot be read, so it was not replaced. Correct it, or delete it to start again: ${reason}.`,
  unsaved: (name: string) => `${plain(name)} has unsaved changes. Save them first.`,
  open: () => 'Open',
  accepting: () => 'Accepting the findings of the workspace',
  noFolder: () => 'Open a folder first. Accepted findings are written to a file in it.',
  none: () => 'There are no findings of lint rules to accept.',
  canceled: () => 'Canceled. Nothing was accepted.',
  accepted: (entries: number, added: number, dropped: number, names: readonly string[]) =>
    `${plain(names.join(', '))} ${names.length === 1 ? 'accepts' : 'accept'} ${count(entries, 'finding')} now: ${added.toLocaleString('en')} added, ${dropped.toLocaleString('en')} dropped.`,
  /** In the list of findings. */
  leftOut: (findings: number, file: string) =>
    `${count(findings, 'finding')} left out, because ${file} accepts ${findings === 1 ? 'it' : 'them'}`,
  unneeded: (entries: number, file: string) =>
    `${count(entries, 'entry', 'entries')} of ${file} ${entries === 1 ? 'is' : 'are'} no longer needed. Sudoku: Accept Current Findings drops ${entries === 1 ? 'it' : 'them'}:`,
  more: (entries: number) => `and ${entries.toLocaleString('en')} more`,
} as const;
