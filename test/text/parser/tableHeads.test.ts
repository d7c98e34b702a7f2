import assert from 'node:assert/strict';
import { parse } from '../../../src/text/parser/parser';

const ROWS = [
  '53..7....',
  '6..195...',
  '.98....6.',
  '8...6...3',
  '4..8.3..1',
  '7...2...6',
  '.6....28.',
  '...419..5',
  '....8..79',
];
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`;
const body = (blank: string, labels: readonly string[] = []) =>
  ROWS.map((cells, i) =>
    row([...labels.slice(i, i + 1), ...[...cells].map(cell => (cell === '.' ? blank : cell))]),
  ).join('');
const rule = (columns: number, dashes = '---') => `|${`${dashes}|`.repeat(columns)}\n`;

const digitsOf = (text: string) => {
  const { puzzles } = parse(text);
  assert.deepEqual(
    puzzles.map(({ problems }) => problems),
    puzzles.map(() => []),
  );
  return puzzles.map(({ grid }) =>
    [...grid.digits].map(digit => (digit === 0 ? '.' : digit.toString(36).toUpperCase())).join(''),
  );
};

describe('a grid in a Markdown table', () => {
  const numbers = [...'123456789'];
  for (const [name, head, columns, labels] of [
    ['an empty head', numbers.map(() => ' '), 9, []],
    ['numbers as its head', numbers, 9, []],
    ['letters as its head', [...'ABCDEFGHI'], 9, []],
    ['a title in its head', ['Monday', ...numbers.slice(1).map(() => ' ')], 9, []],
    ['names of rows and columns', [' ', ...numbers], 10, numbers],
    ['letters as names of rows', [' ', ...numbers], 10, [...'ABCDEFGHI']],
  ] as const) {
    for (const blank of [' ', '.', '-']) {
      for (const dashes of ['---', ':-:', '-', '-----']) {
        it(`has ${name}, "${blank}" for empty cells and "${dashes}" below the head`, () =>
          assert.deepEqual(digitsOf(row(head) + rule(columns, dashes) + body(blank, labels)), [ROWS.join('')]));
      }
    }
  }

  it('has its first row as its head', () => {
    for (const dashes of ['---', ':--', '-']) {
      const [head, ...others] = body(' ').split(/(?<=\n)/);
      assert.deepEqual(digitsOf(head + rule(9, dashes) + others.join('')), [ROWS.join('')]);
    }
  });

  it('has its first row as its head, even if the rest is a smaller grid', () => {
    const cells = ROWS.map((_, i) => `.${'........'.slice(0, i)}${i + 1}${'........'.slice(i)}`.slice(0, 9));
    const [head, ...others] = cells.map(each => row([...each].map(cell => (cell === '.' ? ' ' : cell))));
    assert.deepEqual(digitsOf(head + rule(9) + others.join('')), [cells.join('')]);
  });

  it('is followed by another one', () => {
    const table = row(numbers) + rule(9) + body(' ');
    assert.deepEqual(digitsOf(`${table}\n${table}`), [ROWS.join(''), ROWS.join('')]);
  });

  it('may also have 4x4, 6x6 or 12x12 cells', () => {
    for (const size of [4, 6, 12]) {
      const lines = Array.from({ length: size }, (_, r) =>
        Array.from({ length: size }, (_, c) => (r === c ? `${c + 1}` : ' ')),
      );
      const head = row(lines.map(() => ' '));
      const expected = lines.flatMap(cells =>
        cells.map(cell => (cell === ' ' ? '.' : Number(cell).toString(36).toUpperCase())),
      );
      assert.deepEqual(digitsOf(head + rule(size) + lines.map(cells => row(cells)).join('')), [expected.join('')]);
    }
  });

  it('may have a row of only dashes, which are empty cells', () => {
    const cells = ROWS.map((each, i) => (i === 1 ? '.........' : each));
    const text = cells.map(each => row([...each].map(cell => (cell === '.' ? '-' : cell)))).join('');
    assert.deepEqual(digitsOf(text), [cells.join('')]);
  });
});
