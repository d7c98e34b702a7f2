/** Grids as public programs and their files have them. Each text has the form of a file, and other digits. */

import assert from 'node:assert/strict';
import { candidatesOf } from '../../../src/core/candidates';
import { geometryOfSize } from '../../../src/core/geometry';
import { digitsOf } from '../../../src/core/grid';
import { makeLine } from '../../../src/core/notation';
import { ANY_TEXT } from '../../../src/text/parser/context';
import { read } from '../../../src/text/parser/parser';
import { EASY, EASY_SOLVED } from '../texts';
import { ROWS, SOLVED, spaced } from './unreadMakers';

/** The puzzles of a text that may be anything, and the grids of its notes with their reasons. */
function foundIn(text: string): string[] {
  const { puzzles, notes } = read(text, ANY_TEXT);
  const shown = notes.flatMap(note => [
    note.reason,
    ...((note.reason !== 'rules' && note.grids) || []).map(({ digits }) => makeLine(digits)),
  ]);
  return [...puzzles.map(({ grid }) => makeLine(grid.digits)), ...shown];
}

const check = (name: string, text: string, ...expected: readonly string[]) =>
  it(name, () => assert.deepEqual(foundIn(`${text}\n`), expected, text));

const zeros = ROWS.map(row => row.replaceAll('.', '0'));
const nulls = (row: string) => [...row].map(c => (c === '.' ? 'null' : c)).join(',\t');
const entity = (c: string) => `&#${c === '.' ? 48 : c.charCodeAt(0)};`;

describe('the rows of a program or of its output are read', () => {
  check(
    'behind a name and before backslashes',
    ROWS.map((row, r) => `${r === 0 ? 'a = ' : '    '}${[...row].join(',')}`).join('\\\n'),
    EASY,
  );
  check(
    'in quotes that end behind the last row, with a call',
    `expect(solution.toString()).toBe(\n\`\n${spaced(SOLVED)}\`.trim()\n);`,
    EASY_SOLVED,
  );
  check(
    'in comments, as arguments of calls in SQL',
    ROWS.map((row, r) => `\t-- select ${r + 1}, rownum cc, column_value val from table(line(${nulls(row)}))`).join(
      '\n',
    ),
    EASY,
  );
  check(
    'as bytes in hexadecimal strings',
    `bytes.fromhex(\n${zeros.map(row => `  "${[...row].map(c => `0${c}`).join(' ')}"`).join('\n')}\n)`,
    EASY,
  );
  check('as numeric entities between spaces', ROWS.map(row => [...row].map(entity).join(' ')).join('\n'), EASY);
  check('as a string with spaces for empty cells', `set variable game='${EASY.replaceAll('.', ' ')}';`, EASY);
  check(
    'as strings with a letter between the rows',
    `easy = "${ROWS.join('X').replaceAll('.', '-')}"\nhard = "${SOLVED.join('X')}"`,
    EASY,
    EASY_SOLVED,
  );
  check(
    'as lists of Prolog, one of which has only variables',
    `p([\n${ROWS.map((row, r) => `  [${[...row].map((c, i) => (r === 4 ? `E${i + 1}` : c.replace('.', '_'))).join(', ')}]`).join(',\n')}\n]).`,
    EASY.slice(0, 36) + '.'.repeat(9) + EASY.slice(45),
  );
});

const parts = <T>(all: readonly T[], size: number) =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, i) => all.slice(size * i, size * i + size));
/** The candidates of the cells of the puzzle, or its digits. */
const cells = Array.from(
  candidatesOf({ geometry: geometryOfSize(9), digits: Uint8Array.from(EASY, c => Number(c) || 0) }),
  (mask, cell) => (EASY[cell] === '.' ? digitsOf(mask).join('') : EASY[cell]),
);
const table = (joint: string, digit: (c: string) => string, list: (digits: string) => string) =>
  parts(
    cells.map((cell, i) => (EASY[i] === '.' ? list(cell) : digit(cell))),
    9,
  )
    .map(row => row.join(joint))
    .join('\n');

describe('the only candidate of a cell is not its digit', () => {
  check(
    'in braces, with digits in brackets',
    table(
      ' ',
      c => `[${c}]`,
      list => `{${list}}`,
    ),
    EASY,
  );
  check(
    'in braces, with digits',
    table(
      ' ',
      c => c,
      list => `{${list}}`,
    ),
    EASY,
  );
  check(
    'in brackets, with digits and tabs',
    table(
      '\t',
      c => `<${c}>`,
      list => `[${list}]`,
    ),
    EASY,
  );
  check(
    'without spaces',
    table(
      '',
      c => `(${c})`,
      list => `{${list}}`,
    ),
    EASY,
  );
});

describe('grids that overlap have a note', () => {
  /** Two rows of grids that share a box, and the blank of the other cells. */
  const pair = (first: readonly string[], second: readonly string[], blank: string) =>
    [
      ...first.map(row => row + blank.repeat(6)).slice(0, 6),
      ...first.slice(6).map((row, r) => row.slice(0, 6) + second[r]),
      ...second.slice(3).map(row => blank.repeat(6) + row),
    ].map(row => [...row].join(' '));
  check(
    'if two share a box',
    pair(
      ROWS,
      SOLVED.map(row => row.replace(/[^124]/g, '.')),
      '.',
    ).join('\n'),
    'samurai',
  );
  check(
    'if no row has a digit twice',
    pair(
      ROWS,
      SOLVED.map((row, r) => row.replace(/\d/g, (c, i) => (r > 2 && i > 2 && (r + i) % 3 === 0 ? c : '.'))),
      '.',
    ).join('\n'),
    'samurai',
  );
  check(
    'if nine share no box',
    Array.from({ length: 27 }, (_, r) => spaced([ROWS[r % 9].repeat(3)])).join('\n'),
    'samurai',
  );
});

describe('a grid of a program that is not read has a note', () => {
  const given = (make: (r: number, c: number, digit: string) => string, joint: string) =>
    ROWS.map((row, r) => [...row].flatMap((c, i) => (c === '.' ? [] : [make(r + 1, i + 1, c)])).join(joint)).join('\n');
  check(
    'with several facts in a line',
    given((r, c, digit) => `initial(${r},${c},${digit}).`, ' '),
    'coordinates',
    EASY,
  );
  check(
    'with letters for rows',
    given((r, c, digit) => `given(${'abcdefghi'[r - 1]}, ${c}, ${digit}).`, '\n'),
    'coordinates',
    EASY,
  );
  check(
    'with a number that marks given digits',
    `row,col,value,given\n${ROWS.flatMap((row, r) => [...row].map((c, i) => `${r},${i},${c === '.' ? '0,0' : `${c},1`}`)).join('\n')}`,
    'coordinates',
    EASY,
  );
  check(
    'with question marks in comments',
    ROWS.map(row => `#   ${[...row.replaceAll('.', '?')].join(' ')};`).join('\n'),
    'comments',
    EASY,
  );
  check(
    'with X around the digits of cells in three lines, in quotes',
    `const DIAGRAM = \`${ROWS.map(row =>
      [0, 1, 2]
        .map(k =>
          [...row]
            .map(c => (c === '.' ? ['1 3', '   ', ' 8 '][k] : `X${k === 1 ? c : 'X'}X`))
            .join('|')
            .replace(/^((?:...\|){2}...)\|((?:...\|){2}...)\|/, '$1||$2||'),
        )
        .join('\n'),
    ).join('\n---+---+---||---+---+---||---+---+---\n')}\``,
    'tall-cells',
    EASY,
  );
  check(
    'as rows in a line with signs behind givens',
    `"${SOLVED.map((row, r) => [...row].map((c, i) => (ROWS[r][i] === '.' ? c : `${c}!`)).join(',')).join(';')}"`,
    'unknown-form',
    EASY_SOLVED,
  );
  check(
    'with candidates behind a blank, and signs behind givens',
    ROWS.map((row, r) => [...row].map((c, i) => (c === '.' ? (r + i === 2 ? '.(3,4)' : '.') : `${c}!`)).join('|')).join(
      '\n',
    ),
    'unknown-form',
    EASY,
  );
  const gap = '-1, -1, -1';
  check(
    'if it is a samurai with -1 where no grid is',
    `grid := Grid{\n${Array.from({ length: 21 }, (_, r) => {
      const pair = `${zeros[r % 9].split('').join(', ')}, ${r < 6 || r > 14 ? gap : '0, 0, 0'}, ${zeros[(r + 1) % 9].split('').join(', ')}`;
      return `\t{${r > 8 && r < 12 ? `${gap}, ${gap}, ${zeros[r % 9].split('').join(', ')}, ${gap}, ${gap}` : pair}},`;
    }).join('\n')}\n}`,
    'samurai',
  );
});

describe('no grid is found in', () => {
  check(
    'the boxes of the cells',
    `boxes = [\n${Array.from({ length: 9 }, (_, r) => `  [${Array.from({ length: 9 }, (__, c) => 3 * Math.floor(r / 3) + Math.floor(c / 3)).join(', ')}],`).join('\n')}\n]`,
  );
  check(
    'cages with the places of their cells',
    '6;0,0;0,1;0,2\n5;0,3;1,3\n9;2,3;3,3;3,2\n9;1,0;2,0;1,1\n8;1,2;2,2;2,1\n3;3,0;3,1',
  );
  check(
    'letters of cells for a rule',
    `[AreaSums]\n${Array.from({ length: 9 }, (_, r) => (r < 2 ? 'H . . . . . . . L' : '. . . . . . . . .')).join('\n')}`,
  );
  check('versions', 'for the following formats:\n\n    v1.2\n    1.2345.6\n    v1.23_4\n    1.2345\n    1.2345_01');
});
