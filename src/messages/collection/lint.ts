/** The check of all files of a workspace. */

import { plain } from '../../text/markdown';
import { count } from '../wording';

/** Texts of the document. */
export const lint = {
  tab: () => 'Findings in the Workspace',
  checking: () => 'Checking the Sudoku files of the workspace',
  progress: (name: string, done: number, total: number) => plain(`${done + 1} of ${total}: ${name}`),
  noFiles: () => 'There is no Sudoku file in the workspace.',
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
    `${checked < total ? `${checked.toLocaleString('en')} of ` : ''}${count(total, 'file')}${checked < total ? ', canceled' : ''}: ${count(puzzles, 'puzzle')}, ${count(findings, 'finding')}`,
  duplicate: (name: string, line: number) => `This puzzle is a copy of ${plain(name)}, line ${line}`,
  isomorphic: (name: string, line: number) =>
    `This puzzle is ${plain(name)}, line ${line}, with its rows or columns reordered or its digits relabeled`,
  unreadable: () => 'This file cannot be read',
} as const;
