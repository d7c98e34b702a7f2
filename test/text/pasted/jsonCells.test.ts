import assert from 'node:assert/strict';
import { makeLine } from '../../../src/core/notation';
import { gridByRecords, isRecord } from '../../../src/text/pasted/unread/records';

const LINE = '1...' + '..3.' + '....' + '.2.4';
const ROWS = LINE.match(/.{4}/g)!;

/** The grid in a text as a line; undefined without one. */
function gridIn(text: string): string | undefined {
  const found = gridByRecords(text, [{ start: 0, end: text.length }]);
  return found && makeLine(found.grid.digits);
}

const check = (name: string, text: string, expected: string | undefined) =>
  it(name, () => assert.equal(gridIn(text), expected));

describe('a grid of lists of candidates', () => {
  /** JSON in which an empty cell is a list of two candidates. */
  const lists = (cell: (digit: string) => string, rows: readonly string[] = ROWS) =>
    `[${rows.map(row => `[${[...row].map(cell).join(', ')}]`).join(', ')}]`;
  const inList = (digit: string) => (digit === '.' ? '[1, 2]' : `[${digit}]`);
  check('has lists of one digit in its cells', lists(inList), LINE);
  check(
    'has digits in its cells',
    lists(digit => (digit === '.' ? '[1, 2]' : digit)),
    LINE,
  );
  check(
    'has lists of digits in quotes',
    lists(digit => (digit === '.' ? '["1", "2"]' : `["${digit}"]`)),
    LINE,
  );
  check(
    'has lists in apostrophes',
    lists(digit => (digit === '.' ? "['1', '2']" : `['${digit}']`)),
    LINE,
  );
  check('has braces or parentheses around lists', lists(inList).replaceAll('[', '{').replaceAll(']', '}'), LINE);
  check(
    'has a tuple in each cell',
    lists(digit => (digit === '.' ? '(1, 2)' : `(${digit})`)),
    LINE,
  );
  check('has commas at the ends of lists', lists(inList).replace(/\](?=\])/g, '],'), LINE);
  check('has empty lists', lists(inList).replace('[1, 2]', '[]'), LINE);
  check('has null in an empty cell', lists(inList).replace('[1, 2]', 'null'), LINE);
  check('has a name before it and a semicolon after it', `grid = ${lists(inList)};`, LINE);
  check(
    'has three candidates in some cells',
    lists(digit => (digit === '.' ? '[1, 2, 3]' : `[${digit}]`)),
    LINE,
  );
  check(
    'needs a cell with several candidates',
    lists(digit => (digit === '.' ? '[0]' : `[${digit}]`)),
    undefined,
  );
  check('needs rows of equal length', lists(inList, ['1...', '..3', '....', '.2..']), undefined);
  check('needs a known number of rows', lists(inList, ROWS.slice(1)), undefined);
  check('needs one row for each column', lists(inList, [...ROWS, '....']), undefined);
  check('needs closed lists', lists(inList).replace(']', ''), undefined);
  check('has no words in its cells', lists(inList).replace('[1]', '[a]'), undefined);
  check('has no number that is too large', lists(inList).replace('[3]', '[5]'), undefined);
  check('is not too long', `${lists(inList)}${' '.repeat(1 << 16)}`, undefined);
  it('starts with a list of candidates next to another cell', () => {
    for (const [text, expected] of [
      ['[[1], [1, 2]]', true],
      ['[[[1, 2], 3]]', true],
      ['[1, 2]', false],
      ['[[1, 2', false],
    ] as const)
      assert.equal(isRecord(text, { start: 0, end: text.length }), expected, text);
  });
});

describe('a grid of digits and bare lists', () => {
  const bare = (cell: (digit: string) => string, rows: readonly string[] = ROWS) =>
    rows.map(row => [...row].map(cell).join(' ')).join('\n');
  const listed = (digit: string) => (digit === '.' ? '{1,2}' : digit);
  check('has a list in each empty cell', bare(listed), LINE);
  check(
    'has lists in any brackets',
    bare(digit => (digit === '.' ? '[1, 2]' : digit)),
    LINE,
  );
  check('has dots in some empty cells', bare(listed).replace('{1,2}', '.'), LINE);
  check('has commas and bars between its cells', bare(listed).replaceAll(' ', ' | ').replace(' | ', ', '), LINE);
  check(
    'has a list of one digit, which is not a digit',
    bare(listed).replace('1 {1,2}', '{1} 4'),
    `.4${LINE.slice(2)}`,
  );
  check(
    'needs a list of several candidates',
    bare(digit => (digit === '.' ? '{1}' : digit)),
    undefined,
  );
  check('needs rows of equal length', bare(listed, ['1...', '..3.', '....', '.2...']), undefined);
  const SIX = ['1.....', '..3...', '.....6', '...2..', '....4.', '5.....'];
  check('has six rows of six cells', bare(listed, SIX), SIX.join(''));
  check(
    'needs rows of equal length, even with as many cells as a grid',
    bare(listed, ['1.....', '..3..', '......6', ...SIX.slice(3)]),
    undefined,
  );
  check('needs a row for each column', bare(listed, [...ROWS, '....']), undefined);
});

describe('a grid of rows with a name for each column', () => {
  const named = (cell: (digit: string) => string, end = '\n') =>
    ROWS.map(row => `{${[...row].map((digit, c) => `"c${c}": ${cell(digit)}`).join(', ')}}`).join(end);
  const orNull = (digit: string) => (digit === '.' ? 'null' : digit);
  check('has null in its empty cells', named(orNull), LINE);
  check('has rows in one list', `[${named(orNull, ', ')}]`, LINE);
  check(
    'has 0 in its empty cells',
    named(digit => (digit === '.' ? '0' : digit)),
    LINE,
  );
  check(
    'has texts in its cells',
    named(digit => `"${digit}"`),
    LINE,
  );
  check(
    'has empty texts in its empty cells',
    named(digit => (digit === '.' ? '""' : `"${digit}"`)),
    LINE,
  );
  check(
    'has numbers with a decimal',
    named(digit => (digit === '.' ? 'null' : `${digit}.0`)),
    LINE,
  );
  check(
    'needs as many values as cells',
    named(orNull)
      .replace(/, "c3": null\}$/, '}')
      .replace(/, "c3": 4\}$/, '}'),
    undefined,
  );
});
