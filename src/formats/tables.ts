/** The formats of spreadsheets, documents and programs: tables of numbers, which the parser reads as people paste them. */

import { countFilled } from '../core/grid';
import type { PuzzlePart } from '../text/losses';
import type { Content } from './content';
import { ALL_SIZES, type WritableFormat } from './format';

/** A table for spreadsheets. Some have dots, see {@link needsDots}. */
export const csv: WritableFormat = {
  ...common('csv', 'CSV', 'fields with commas, empty where a cell is empty', 'plaintext'),
  write: puzzles =>
    apart(puzzles, content =>
      rowsOf(content, needsDots(content) ? '.' : '')
        .map(row => row.join(','))
        .join('\n'),
    ),
};

/**
 * A Markdown table. Its first row is the heading, because a table without one is not shown. Numbers of two digits have dots
 * for empty cells: with few empty cells, spaces would not be read as cells.
 */
export const markdown: WritableFormat = {
  ...common('markdown', 'Markdown Table', 'for notes, issues and wikis', 'markdown'),
  write: puzzles =>
    apart(puzzles, content => {
      const { size } = content.grid.geometry;
      const [first, ...others] = rowsOf(content, size > 9 || needsDots(content) ? '.' : ' ').map(
        row => `| ${row.join(' | ')} |`,
      );
      // Twelve times three dashes would be an empty 6x6 single-line puzzle.
      return [first, `|${(size === 12 ? '----|' : '---|').repeat(size)}`, ...others].join('\n');
    }),
};

/** A `tabular` with lines around the boxes. */
export const latex: WritableFormat = {
  ...common('latex', 'LaTeX', 'a tabular with lines around the boxes', 'latex'),
  alsoLoses: losesEmpty,
  write: puzzles =>
    apart(puzzles, content => {
      const { size, boxHeight, boxWidth } = content.grid.geometry;
      const rows = rowsOf(content, ' ').map(
        (row, r) => `${row.join(' & ')} \\\\${(r + 1) % boxHeight === 0 ? ' \\hline' : ''}`,
      );
      const columns = `|${'c'.repeat(boxWidth)}`.repeat(size / boxWidth);
      return [`\\begin{tabular}{${columns}|} \\hline`, ...rows, '\\end{tabular}'].join('\n');
    }),
};

/** A plain table. */
export const html: WritableFormat = {
  ...common('html', 'HTML Table', 'a table without colors', 'html'),
  alsoLoses: losesEmpty,
  write: puzzles =>
    apart(puzzles, content =>
      [
        '<table>',
        ...rowsOf(content, '').map(row => `<tr>${row.map(cell => `<td>${cell}</td>`).join('')}</tr>`),
        '</table>',
      ].join('\n'),
    ),
};

/** Lists of numbers, 0 for an empty cell; several puzzles are in one more list. */
export const json: WritableFormat = {
  ...common('json', 'JSON', 'lists of numbers, 0 for an empty cell', 'json'),
  write: puzzles => {
    const grids = puzzles.map(
      content =>
        `[\n${rowsOf(content, '0')
          .map(row => `  [${row.join(', ')}]`)
          .join(',\n')}\n]`,
    );
    return grids.length === 1 ? grids[0] : `[\n${grids.join(',\n')}\n]`;
  },
};

function common(id: string, name: string, detail: string, language: string) {
  return { id, word: id, name, detail, language, sizes: ALL_SIZES, says: [], digits: 'position' } as const;
}

function isEmpty({ grid }: Content): boolean {
  return countFilled(grid.digits) === 0;
}

/**
 * Whether empty cells need a character. Separators alone are not cells if there is no digit, and below full rows, an empty last row would not be
 * read as the end of the grid.
 */
function needsDots(content: Content): boolean {
  const rows = rowsOf(content, '');
  const isBlank = (row: readonly string[]) => row.every(cell => cell === '');
  return isEmpty(content) || (isBlank(rows[rows.length - 1]) && rows.some(row => !row.includes('')));
}

/** A table without any digit is never read as a puzzle. */
function losesEmpty(content: Content): readonly PuzzlePart[] {
  return isEmpty(content) ? ['empty'] : [];
}

function apart(puzzles: readonly Content[], textOf: (content: Content) => string): string {
  return puzzles.map(textOf).join('\n\n');
}

/** The cells as decimal numbers, row by row. */
function rowsOf({ grid: { geometry, digits } }: Content, blank: string): string[][] {
  const cells = Array.from(digits, digit => (digit === 0 ? blank : String(digit)));
  return Array.from({ length: geometry.size }, (_, row) => cells.slice(row * geometry.size, (row + 1) * geometry.size));
}
