/** Grids below each other that show one puzzle: its givens, its position and its candidates. */

import assert from 'node:assert/strict';
import { countFilled } from '../../../src/core/grid';
import { parse } from '../../../src/text/parser/parser';

const GIVENS = `
1..4
..12
2...
..2.`;
/** Ten digits. */
const POSITION = `
12.4
4.12
2.4.
..2.`;
const MARKS = `
1    2    3    4
4    3    1    2
2    13   4    13
34   14   2    13`;
const SOLVED = `
1234
4312
2143
3421`;
/** The candidates after all of them were removed: digits in wide columns. */
const WIDE = `
1    2    3    4
4    3    1    2
2    1    4    3
3    4    2    1`;

/** Checks the puzzles of a text: the number of their givens, of their digits, and whether candidates are listed below them. */
function check(title: string, text: string, ...expected: readonly string[]): void {
  it(title, () =>
    assert.deepEqual(
      parse(`${text.trim()}\n`).puzzles.map(({ givens, grid, markPlaces, style }) => {
        const marks = markPlaces ? ' with candidates' : style.form === 'marks' ? ' candidates' : '';
        return `${countFilled(givens)}, ${countFilled(grid.digits)}${marks}`;
      }),
      expected,
    ),
  );
}

const replaced = (text: string, ...cells: readonly (readonly [from: string, to: string])[]) =>
  cells.reduce((all, [from, to]) => all.replace(from, to), text);

describe('a grid of candidates', () => {
  check('alone is a puzzle', MARKS, '11, 11 candidates');
  check('belongs to the position above it', `${POSITION}\n${MARKS}`, '9, 9 with candidates');
  check('belongs to the givens and the position above it', `${GIVENS}\n${POSITION}\n${MARKS}`, '6, 9 with candidates');
  check('belongs to one position of two', `${SOLVED}\n${POSITION}\n${MARKS}`, '16, 16', '9, 9 with candidates');
  check(
    'belongs to one position of three',
    `${GIVENS}\n${GIVENS}\n${POSITION}\n${MARKS}`,
    '6, 6',
    '6, 9 with candidates',
  );
  check(
    'does not belong to another grid of candidates',
    `${MARKS}\n${MARKS}`,
    '11, 11 candidates',
    '11, 11 candidates',
  );
  check(
    'does not belong to a position without a digit',
    `${'....\n'.repeat(4)}\n${MARKS}`,
    '0, 0',
    '11, 11 candidates',
  );
  check('does not belong to a larger position', `${'12345678.\n'.repeat(9)}\n${MARKS}`, '72, 72', '11, 11 candidates');
  check('belongs to a position with a title', `A title\n${POSITION}\n${MARKS}`, '9, 9 with candidates');
  check(
    'has no givens above a position with a title',
    `${GIVENS}\nNow\n${POSITION}\n${MARKS}`,
    '6, 6',
    '9, 9 with candidates',
  );
  for (const between of ['Candidates', '[Rules]', '[State]', '[Rules]\ndiagonals'])
    check(
      `has no givens above "${between.replace('\n', ' ')}" and a position`,
      `${GIVENS}\n${between}\n${POSITION}\n${MARKS}`,
      '6, 6',
      '9, 9 with candidates',
    );
  for (const title of [
    'Candidates:',
    'candidates',
    'Pencil marks',
    'pencil-marks',
    'Pencilmarks',
    '** Possibilities **',
    'Notes',
  ])
    check(`may be below "${title}"`, `${POSITION}\n${title}\n${MARKS}`, '9, 9 with candidates');
  for (const title of ['Other', 'Candidates of Ada', 'My notes'])
    check(`has the title "${title}"`, `${POSITION}\n${title}\n${MARKS}`, '9, 9', '11, 11 candidates');

  // 9 of 10 digits, and 8 of 9.
  const ten = replaced(POSITION, ['2.4.', '2.43']);
  check(
    'may have one of ten digits differently',
    `${ten}\n${replaced(MARKS, ['1    2 ', '2    1 '])}`,
    '10, 10',
    '11, 11 candidates',
  );
  check(
    'may lack one of ten digits',
    `${ten}\n${replaced(MARKS, ['1    2    3    4', '23   2    3    4'])}`,
    '10, 10 with candidates',
  );
  check(
    'may not lack two of ten digits',
    `${ten}\n${replaced(MARKS, ['1    2    3    4', '23   13   3    4'])}`,
    '10, 10',
    '9, 9 candidates',
  );
  check(
    'may not lack one of nine digits',
    `${POSITION}\n${replaced(MARKS, ['1    2    3    4', '23   2    3    4'])}`,
    '9, 9',
    '10, 10 candidates',
  );
  check(
    'may have a digit as a candidate',
    `${POSITION}\n${replaced(MARKS, ['1    2    3    4', '12   12   3    4'])}`,
    '9, 9 with candidates',
  );
});

describe('a solved grid in wide columns', () => {
  check('belongs to the position above it', `${POSITION}\n${WIDE}`, '9, 9 with candidates');
  check('belongs to a solved position', `${GIVENS}\n${SOLVED}\n${WIDE}`, '6, 16 with candidates');
  check(
    'is a puzzle if a digit is missing',
    `${POSITION}\n${replaced(WIDE, ['4    3    1', '4    .    1'])}`,
    '9, 9',
    '15, 15',
  );
  check(
    'is a puzzle if there are two spaces only between boxes',
    `${POSITION}\n${WIDE.replace(/ +(\d) +(\d) +/g, ' $1  $2 ')}`,
    '9, 9',
    '16, 16',
  );
  check(
    'needs one pair of cells of a box that is wide apart',
    `${POSITION}\n${WIDE.replace(/ +/g, ' ').replace(/(\d) (\d)$/, '$1  $2')}`,
    '9, 9 with candidates',
  );
  const numbers = Array.from(
    { length: 144 },
    (_, cell) => (((cell % 12) + 3 * Math.floor(cell / 12) + Math.floor(cell / 48)) % 12) + 1,
  );
  const rows = (cellAt: (cell: number) => string) =>
    Array.from({ length: 12 }, (_, row) =>
      numbers
        .slice(12 * row, 12 * row + 12)
        .map((_, column) => cellAt(12 * row + column))
        .join(' '),
    ).join('\n');
  check(
    'is a puzzle if its cells are numbers',
    `${rows(cell => 'ABCDEFGHIJKL'[numbers[cell] - 1])}\n\n${rows(cell => `${numbers[cell]}`.padStart(2))}`,
    '144, 144',
    '144, 144',
  );
});
