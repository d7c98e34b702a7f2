/** Cells in columns: whether they are numbers, and how narrow numbers are padded. */

import assert from 'node:assert/strict';
import { parse } from '../../../src/text/parser/parser';

/** A grid whose first cells are given; the others are blank. */
function gridOf(first: readonly string[], gap: string | ((column: number) => string), blank = '.', size = 10): string {
  const gapAfter = (column: number) => (typeof gap === 'string' ? gap : gap(column));
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (__, column) => {
      const cell = first[size * row + column] ?? blank;
      return `${cell}${column < size - 1 ? gapAfter(column) : ''}`;
    }).join(''),
  ).join('\n');
}

/** Checks how the digits of a grid are written, and the side on which narrow ones are padded; first digits of its cells. */
function check(title: string, text: string, expected: string, digits = '123'): void {
  it(`${title} are ${expected}`, () => {
    const [{ grid, style, problems }] = parse(text).puzzles;
    assert.deepEqual(problems, []);
    assert.equal([style.symbols.kind, style.padding ?? []].flat().join(' '), expected);
    assert.equal(grid.digits.slice(0, 3).join(''), digits);
  });
}

describe('cells in columns', () => {
  const digits = [...'123'];
  check('digits', gridOf(digits, ''), 'character');
  check('digits with a space between them', gridOf(digits, ' '), 'character');
  check('digits with two spaces between them', gridOf(digits, '  ').replace(/^/gm, ' '), 'decimal left');
  check('digits with two spaces behind them', gridOf(digits, '  ').replace(/$/gm, ' '), 'decimal right');
  check(
    'digits with one pair of cells closer',
    gridOf(digits, column => (column === 4 ? ' ' : '  ')),
    'character',
  );
  check(
    'digits with the last pair of cells closer',
    gridOf(digits, column => (column === 8 ? ' ' : '  ')),
    'character',
  );
  check('digits with tabs between them', gridOf(digits, '\t'), 'character');
  check('digits with two tabs between them', gridOf(digits, '\t\t'), 'character');
  check('digits with lines between them', gridOf(digits, ' | '), 'character');
  const lines = gridOf(digits, ' | ');
  check('digits with a space and a line between them', lines.replace(/^/gm, ' '), 'character');
  check('digits with a space and a line behind them', lines.replace(/$/gm, ' '), 'character');
  check('digits in a frame', lines.replace(/^|$/gm, '|').replace(/^\||\|$/gm, ' | '), 'character');
  check('digits with a space behind them', gridOf(digits, ' ').replace(/$/gm, ' '), 'character');
  check('digits with a space before them', gridOf(digits, ' ').replace(/^/gm, ' '), 'character');
  check('digits with a tab among spaces between them', gridOf(digits, ' \t ').replace(/^/gm, ' '), 'character');
  check(
    'digits of a 9x9 grid with two spaces between them',
    gridOf(digits, '  ', '.', 9).replace(/^/gm, ' '),
    'character',
  );
  check(
    'digits of a 10x10 grid with two spaces between them',
    gridOf(digits, '  ', '.', 10).replace(/^/gm, ' '),
    'decimal left',
  );
  check(
    'digits with lines and two spaces between them',
    gridOf(digits, column => (column === 4 ? ' | ' : '  ')).replace(/^/gm, ' '),
    'decimal left',
  );
  check('a letter with two spaces between cells', gridOf([...'12A'], '  ').replace(/^/gm, ' '), 'character', '1210');
  check(
    'a small letter with two spaces between cells',
    gridOf([...'12a'], '  ').replace(/^/gm, ' '),
    'character',
    '1210',
  );
  check('blanks x with two spaces between cells', gridOf(digits, '  ', 'x').replace(/^/gm, ' '), 'decimal left');
  check('numbers', gridOf([' 1', ' 2', '10'], ' ', ' .'), 'decimal left', '1210');
  check('numbers on the left of columns', gridOf(['1 ', '2 ', '10'], ' ', '. '), 'decimal right', '1210');
  check('numbers with zeros', gridOf(['01', '02', '10'], ' ', '00'), 'decimal zero', '1210');
  check('numbers with a zero', gridOf(['01', '02', '10'], ' ', ' .'), 'decimal zero', '1210');
  check('numbers in no columns', gridOf(['1', '2', '10'], ','), 'decimal', '1210');
  check('numbers between lines', gridOf([' 1', ' 2', '10'], '|', ' .'), 'decimal left', '1210');
  check('numbers whose padding varies', gridOf([' 1', '2 ', '10'], ' ', ' .'), 'decimal', '1210');
  check('numbers with a narrow zero', gridOf(['1', '2', '10'], ',', '0'), 'decimal', '1210');
  check('wide numbers and blanks', gridOf(['10'], ' ', '..'), 'decimal', '1000');
  check('digits with lines and one space before them', gridOf(digits, '| ').replace(/^/gm, ' '), 'decimal left');
  check('digits with lines and one space behind them', gridOf(digits, ' |').replace(/$/gm, ' '), 'decimal right');
});
