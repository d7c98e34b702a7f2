/** Large grids with few digits, which are often tables of programs. */

import assert from 'node:assert/strict';
import { countFilled } from '../../../src/core/grid';
import { parse } from '../../../src/text/parser/parser';

/** Rows whose digits are in different rows and columns. */
function rowsOf(size: number, filled: number, blank: string): string[][] {
  const columnOf = (row: number) => (7 * row) % size;
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (__, column) => {
      return column === columnOf(row) && row < filled ? `${(row % 9) + 1}` : blank;
    }),
  );
}

interface Form {
  readonly blank: string;
  row(cells: readonly string[]): string;
  wrap?(rows: string): string;
}

/** Forms of programs, with something in each cell. */
const FULL: Readonly<Record<string, Form>> = {
  'lists in braces': { blank: '0', row: cells => `{ ${cells.join(', ')} },`, wrap: rows => `{\n${rows}\n};` },
  'lists with null': { blank: 'null', row: cells => `[${cells.join(', ')}],`, wrap: rows => `[\n${rows}\n]` },
};

/** Forms that are rows without the text around them. */
const ROWS: Readonly<Record<string, Form>> = {
  'lists in brackets': { blank: '0', row: cells => `[${cells.join(', ')}],`, wrap: rows => `[\n${rows}\n]` },
  'a quotation': { blank: '0', row: cells => `> ${cells.join(' ')}` },
};

/** Forms with gaps as empty cells. */
const WITH_GAPS: Readonly<Record<string, Form>> = {
  tabs: { blank: '', row: cells => cells.join('\t') },
  'a frame': { blank: ' ', row: cells => `| ${cells.join(' | ')} |` },
  'an HTML table': {
    blank: '',
    row: cells => `<tr>${cells.map(cell => `<td>${cell}</td>`).join('')}</tr>`,
    wrap: rows => `<table>\n${rows}\n</table>`,
  },
};

describe('a large grid among other text', () => {
  const check = (forms: Readonly<Record<string, Form>>, size: number, filled: number, isRead: boolean) => {
    for (const [name, { blank, row, wrap = (lines: string) => lines }] of Object.entries(forms))
      it(`of ${size}x${size} cells with ${filled} digits is ${isRead ? '' : 'not '}a puzzle: ${name}`, () => {
        const { puzzles } = parse(`${wrap(rowsOf(size, filled, blank).map(row).join('\n'))}\n`);
        assert.deepEqual(
          puzzles.map(({ grid }) => countFilled(grid.digits)),
          isRead ? [filled] : [],
        );
      });
  };

  check(FULL, 9, 8, true);
  for (const size of [10, 12, 16]) {
    check(FULL, size, size - 1, false);
    check(FULL, size, size, true);
    check(WITH_GAPS, size, size - 1, true);
    check(ROWS, size, size - 1, true);
  }
});
