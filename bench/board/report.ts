/** The measurements of boards as a table. */

import { markdownTable } from '../document';
import type { Times } from '../editor/measurements';
import type { BoardMeasurements } from './measurements';

/** The table, and what is the same for all files. */
export function boardReport({ boards, blank, first }: BoardMeasurements): string {
  const rows: [string, ...string[]][] = [
    ['', ...boards.map(({ name }) => name)],
    ['webview to painted grid, median / p95, ms', ...boards.map(({ open }) => both(open))],
    ['the part until the page is given, ms', ...boards.map(({ load }) => both(load))],
    ['command to painted grid, ms', ...boards.map(({ command }) => both(command))],
    ['key to painted digit, median / p95 / most, ms', ...boards.map(({ key }) => `${both(key)} / ${ms(key.most)}`)],
    ['keys lost or out of order', ...boards.map(({ lost }) => `${lost}`)],
    ['picker: opened to first rows, ms', ...boards.map(({ picker }) => ms(picker?.open))],
    ['picker: End to the last row, ms', ...boards.map(({ picker }) => ms(picker?.end))],
    ['picker: last key of a search to its rows, ms', ...boards.map(({ picker }) => ms(picker?.search))],
  ];
  const blanks = `A blank webview ${both(blank)} ms (median / p95), the first grid of a window ${ms(first)} ms.`;
  return `${blanks}\n\n${markdownTable(rows)}`;
}

const both = ({ median, p95 }: Times) => `${ms(median)} / ${ms(p95)}`;

function ms(time: number | undefined): string {
  return time === undefined ? '-' : Math.round(time).toLocaleString('en');
}
