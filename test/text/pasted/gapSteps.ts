/** Grids with more and more gaps between their cells, which may be between grids side by side, for gaps.test.ts. */

import { parse } from '../../../src/text/parser/parser';
import type { Work } from '../../steps';

/** The numbers of cells in a row. */
export const GAPS = [4, 8, 16] as const;

/** Texts of as many lines as cells, in which one row is too long, so that no reader takes the whole. */
const TEXTS: Readonly<Record<string, (cells: number) => string>> = {
  digits: cells => rows(cells, (r, c) => String(((r + c) % 9) + 1)),
  'digits and blanks': cells => rows(cells, (r, c) => ((r * c) % 3 === 0 ? String(((r + c) % 9) + 1) : '.')),
  'numbers of two digits': cells => rows(cells, (r, c) => String(10 + ((r + c) % 15))),
  'lists of candidates': cells => rows(cells, (r, c) => ((r * c) % 3 === 0 ? '123' : '4')),
  letters: cells => rows(cells, (r, c) => 'ABCDEFGHI'[(r + c) % 9]),
};

function rows(cells: number, cell: (row: number, column: number) => string): string {
  return Array.from({ length: cells }, (_, r) =>
    Array.from({ length: r === 2 ? cells + 1 : cells }, (_, c) => cell(r, c).padEnd(3)).join('  '),
  ).join('\n');
}

/** Parses each text once without counting, and then counted. */
export function* work(): Work {
  for (const make of Object.values(TEXTS)) for (const cells of GAPS) parse(make(cells));
  for (const [name, make] of Object.entries(TEXTS)) {
    for (const cells of GAPS) yield [`${name}, ${cells} in a row`, () => parse(make(cells))];
  }
}
