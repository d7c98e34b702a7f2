/** The measurements of boards as a table. */

import { markdownTable } from '../document';
import type { Times } from '../editor/measurements';
import type { BoardMeasurements } from './measurements';

/** The table, and the measurements that are common to all files. */
export function boardReport(measured: BoardMeasurements): string {
  const { boards, blank, blankKey, blankFirstKey } = measured;
  const rows: [string, ...string[]][] = [
    ['', 'VS Code alone', ...boards.map(({ name }) => name)],
    ['webview to painted grid, median / p95, ms', both(blank), ...boards.map(({ open }) => both(open))],
    ['of which until the page is provided, ms', '-', ...boards.map(({ load }) => both(load))],
    ['command to painted grid, ms', '-', ...boards.map(({ command }) => both(command))],
    ['key to painted digit, median / p95 / max, ms', all(blankKey), ...boards.map(({ key }) => all(key))],
    [
      'keys in the first second, median / p95, ms',
      both(blankFirstKey),
      ...boards.map(({ firstKey }) => both(firstKey)),
    ],
    ['keys lost or out of order', '-', ...boards.map(({ lost }) => `${lost}`)],
    ['picker: from opening to first rows, ms', '-', ...boards.map(({ picker }) => ms(picker?.open))],
    ['picker: from End key to last row, ms', '-', ...boards.map(({ picker }) => ms(picker?.end))],
    ['picker: from last key of a search to its rows, ms', '-', ...boards.map(({ picker }) => ms(picker?.search))],
  ];
  return `The first grid of a window was painted in ${ms(measured.first)} ms.\n\n${markdownTable(rows)}`;
}

const both = ({ median, p95 }: Times) => `${ms(median)} / ${ms(p95)}`;

const all = (times: Times) => `${both(times)} / ${ms(times.most)}`;

function ms(time: number | undefined): string {
  return time === undefined ? '-' : Math.round(time).toLocaleString('en');
}
