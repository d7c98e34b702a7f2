import assert from 'node:assert/strict';
import { makeLine } from '../../../src/core/notation';
import { gridOfDigits } from '../../../src/text/pasted/foundDigits';
import { gridByRecords } from '../../../src/text/pasted/unread/records';
import { EASY } from '../texts';

const LINE = '1.....3......2.4';
const cellsOf = (line: string) => {
  const size = Math.sqrt(line.length);
  return [...line].map((digit, i) => ({ row: Math.floor(i / size), column: i % size, digit }));
};
const CELLS = cellsOf(LINE);
type Cell = (typeof CELLS)[number];

const check = (name: string, text: string, expected: string | undefined) =>
  it(name, () => {
    const found = gridByRecords(text, [{ start: 0, end: text.length }]);
    assert.equal(found && `${found.reason} ${makeLine(found.grid.digits)}`, expected);
  });
const all = (of: (cell: Cell) => string, cells = CELLS) => cells.map(of).join(',\n');
const given = cellsOf(EASY).filter(({ digit }) => digit !== '.');

describe('digits after their names', () => {
  const inOrder = `json ${LINE}`;
  const placed = `coordinates ${EASY}`;
  check(
    'are cells in order',
    all(({ digit }) => `{"value": ${digit === '.' ? 0 : digit}}`),
    inOrder,
  );
  check(
    'are empty if their object is',
    all(({ digit }) => (digit === '.' ? '{}' : `{"value": ${digit}}`)),
    inOrder,
  );
  check(
    'are empty if their object has only space',
    all(({ digit }) => (digit === '.' ? '{ }' : `{"n": ${digit}}`)),
    inOrder,
  );
  check(
    'are empty if they are null, nil or no text',
    all(({ digit, column }) => `digit: ${digit === '.' ? ['null', 'nil', '""', '"."'][column] : digit}`),
    inOrder,
  );
  check(
    'are as many as cells',
    all(({ digit }) => `{"value": ${digit === '.' ? 0 : digit}}`, CELLS.slice(1)),
    undefined,
  );
  check(
    'have places',
    all(({ row, column, digit }) => `{"row": ${row + 1}, "col": ${column + 1}, "value": ${digit}}`, given),
    placed,
  );
  check(
    'have places in brackets',
    all(({ row, column, digit }) => `{"position": [${row + 1}, ${column + 1}], "value": ${digit}}`, given),
    placed,
  );
  check(
    'have names of cells',
    all(({ row, column, digit }) => `r${row + 1}c${column + 1}: ${digit}`, given),
    placed,
  );
  check(
    'have letters and numbers as names of cells',
    all(({ row, column, digit }) => `${'abcdefghi'[row]}${column + 1}: ${digit}`, given),
    placed,
  );
  check(
    'are between tags after the numbers of a row and a column',
    all(({ row, column, digit }) => `<c row="${row + 1}" col="${column + 1}">${digit}</c>`, given),
    placed,
  );
  check(
    'are 0 without a number',
    all(
      ({ row, column, digit }) =>
        `{"row": ${row + 1}, "col": ${column + 1}${digit === '.' ? '' : `, "value": ${digit}`}}`,
      cellsOf(EASY),
    ),
    placed,
  );
  check(
    'are next to numbers with other names',
    all(({ digit }) => `{"age": 1, "id": 2, "value": ${digit === '.' ? 0 : digit}}`),
    inOrder,
  );
  check(
    'are not all numbers between tags',
    all(({ digit }) => `<td class="-">${digit === '.' ? 0 : digit}</td>`),
    undefined,
  );
  it('are not a grid if their list is long or continues', () => {
    const text = all(({ row, column, digit }) => `{"row": ${row + 1}, "col": ${column + 1}, "value": ${digit}}`, given);
    const isGrid = (content: string, end = content.length) => gridByRecords(content, [{ start: 0, end }]) !== undefined;
    assert.ok(isGrid(text) && isGrid(`${text}\n"rows": 9`, text.length));
    assert.ok(!isGrid(`${text}\n"row": 9`, text.length));
    assert.ok(isGrid(`${text}${' '.repeat((1 << 16) - text.length)}`));
    assert.ok(!isGrid(`${text}${' '.repeat((1 << 16) - text.length + 1)}`));
  });
});

describe('the digits of all cells', () => {
  const has = (digits: readonly number[], expected: boolean) =>
    assert.equal(gridOfDigits(digits) !== undefined, expected, digits.join(''));
  const with4 = (...digits: readonly number[]) => [...digits, ...Array(16 - digits.length).fill(0)];
  it('are a grid if they are digits of its size, as many as it has cells, and at least as many as its rows are not 0', () => {
    has(with4(1, 2, 3, 4), true);
    has(with4(1, 2, 3), false);
    has(with4(1, 2, 3, 5), false);
    has(with4(1, 2, 3, 4, -1), false);
    has(with4(1, 2, 3, 4, 1.5), false);
    has(with4(1, 2, 3, 4, Number.NaN), false);
    has(with4(1, 2, 3, 4).slice(1), false);
    has([...with4(1, 2, 3, 4), 0], false);
  });
});
