/** Which lines are meant as a puzzle and which are other numbers, on both sides of each condition. */

import assert from 'node:assert/strict';
import { geometryOfSize } from '../../../src/core/geometry';
import type { Grid } from '../../../src/core/grid';
import {
  areClauses,
  canBePasted,
  hasOtherNumbers,
  isMeant,
  isPlausible,
  isSorted,
} from '../../../src/text/parser/grids/plausible';
import type { Problem, Puzzle } from '../../../src/text/puzzle';
import { EASY_SOLVED } from '../texts';

/** A grid with these digits from the first cell on, by row; `.` is an empty cell. */
function grid(rows: string, size = 9): Grid {
  const digits = new Uint8Array(size * size);
  for (const [row, cells] of rows.split('/').entries())
    for (const [column, digit] of [...cells].entries()) digits[row * size + column] = digit === '.' ? 0 : Number(digit);
  return { geometry: geometryOfSize(size), digits };
}

/** The cells of each box of a grid of rows. */
const boxesOf = (rows: readonly string[]) =>
  [0, 3, 6].flatMap(top => [0, 3, 6].map(left => [0, 1, 2].map(row => rows[top + row].slice(left, left + 3)).join('')));

describe('a grid that can be a puzzle', () => {
  const check = (rows: string, expected: boolean, ...fewestAlike: readonly number[]) =>
    it(`${rows} ${fewestAlike}: ${expected}`, () => assert.equal(isPlausible(grid(rows), ...fewestAlike), expected));
  describe('has several digits, or only one cell', () => {
    check('', true);
    check('1', true);
    check('1/...1', false);
    check('2/...2', false);
    check('1/...2', true);
    check('1/...1/......1', true, 4);
    check('1/...1/......1/.1', false, 4);
  });
  describe('has half of the digits, or few cells', () => {
    check('1234/...1234', true);
    check('1234/...1234/......1', false);
    check('1234/...1234/......12', false);
    it('exactly half of them', () => assert.ok(isPlausible(grid('12/..12', 4))));
    check('12345/.....1234', true);
  });
  describe('has few conflicts, or more other digits', () => {
    check('112', true);
    check('11.2...2/3', false);
    check('11.2...2/3...4', true);
    check('11.2...2/3...4.5', true);
    check('111222/...3', false);
  });
  it('does not have the cells of a box in each row if it is pasted', () => {
    const rows = EASY_SOLVED.match(/.{9}/g)!;
    assert.ok(canBePasted(grid(rows.join('/'))));
    const boxes = grid(boxesOf(rows).join('/'));
    assert.ok(isPlausible(boxes) && !canBePasted(boxes));
    assert.ok(!canBePasted(grid('1/...1')));
  });
});

describe('numbers of another kind', () => {
  const check = (find: (text: string) => boolean, text: string, expected: boolean) =>
    it(`${JSON.stringify(text)}: ${expected}`, () => assert.equal(find(text), expected));
  describe('are negative, or versions and addresses in most lines', () => {
    for (const [text, expected] of [
      ['1 -2', true],
      ['-10', true],
      ['-1', false],
      ['1-2', false],
      ['a-2', false],
      ['--2', false],
      ['a 1.2.3', true],
      ['a 1.2.3.4', true],
      ['a 1.2', false],
      ['a 1.2.3.4.5', false],
      ['a 1.2.3\nb', false],
      ['a 1.2.3\nb\nc 1.2.3', true],
      ['10.0.0.1', true],
      ['10.0.0', false],
      ['10.0.0.1\r\na 1.2.3\r\n\r\nb', true],
    ] as const)
      check(hasOtherNumbers, text, expected);
  });
  describe('are clauses with a number of two digits', () => {
    for (const [text, expected] of [
      ['1 -2 0\n-3 12 0', true],
      ['1 -2 0\n-3 2 0', false],
      ['1 -2 0\n-3 12', false],
      ['1 -2 0\n0', false],
      ['12 0', true],
    ] as const)
      check(areClauses, text, expected);
  });
  describe('are at least three in ascending order after the first word', () => {
    for (const [text, expected] of [
      ['V1 5 6 7', true],
      ['1998\n2001\n2004\n2010\n', true],
      ['V1 5 6', false],
      ['V1 5 6 6', false],
      ['V1 5 7 6', false],
      ['V1 7 6 8', false],
      ['V1 5 6 7a', false],
      ['V.1 5 6 7', false],
      ['V1 5 10 9', false],
    ] as const)
      check(isSorted, text, expected);
  });
});

describe('lines', () => {
  interface Around {
    readonly size?: number;
    readonly digits?: string;
    readonly problems?: readonly Problem[];
  }
  const areMeant = (lines: string, { size = 9, digits = '1..2', problems = [] }: Around) =>
    isMeant(lines, { grid: grid(digits, size), problems, text: lines } as unknown as Puzzle);
  const check = (expected: boolean, lines: string, around: Around = {}) =>
    it(`${JSON.stringify(lines)} ${JSON.stringify(around).slice(0, 80)}: ${expected}`, () =>
      assert.equal(areMeant(lines, around), expected));
  const rows = (found: number, needed = 9) => [{ code: 'row-count', found, needed } as Problem];
  const invalid = (kinds: number, count: number) =>
    Array.from({ length: count }, (_, i) => ({ code: 'invalid-symbol', symbol: '!?$%&'[i % kinds] }) as Problem);
  const ALIKE = '1/...1';

  describe('that are sorted are read as a puzzle if rows are missing and their digits fit', () => {
    check(true, '1 2 3 4');
    check(false, '1 2 3 4', { digits: ALIKE });
    check(true, '1 2 3 4', { problems: rows(8) });
    check(false, '1 2 3 4', { problems: rows(10) });
    check(false, '1 2 3 4', { problems: invalid(1, 1) });
  });
  describe('of parts between commas are read as a puzzle if most are cells or groups of a row', () => {
    check(true, '1,2,3\n4,5,6');
    check(true, '123,456,789');
    check(true, '10,2,3,4,5,6,7,8,9');
    check(true, '123,');
    check(true, '12 34');
    check(true, '12,xy');
    check(true, '12,34\n1,2');
    for (const list of ['12,34', '1234,56789', '1,2,30', '12\t34', '1f,20', '12,34\n1,2\n12,34']) check(false, list);
  });
  describe('with a frame are read as a puzzle if its fields can be cells or boxes', () => {
    const framed = (row: string, count: number) => Array(count).fill(row).join('\n');
    check(false, framed('1|2|3|4', 4));
    check(false, framed('|1||2|3||4|', 4));
    check(false, `${framed('1|2|3|4', 4)}\n-+-+-+-`);
    check(true, framed('1|2|3|4', 3));
    check(true, framed('1|2|3', 4));
    check(true, framed('1|2|3|4', 4), { size: 8 });
    check(true, `${framed('1|2|3|4', 3)}\n1|2|3`);
  });
  describe('with negative or prefixed numbers are not read as a puzzle', () => {
    check(false, '0x1f2e 1');
    check(false, '0b01010101 1');
    check(true, '0x1f2 1');
    check(false, '[-2, 1]');
    check(true, '-2 1 a');
    check(false, '-2 1 a', { problems: invalid(1, 1) });
    check(false, '-1 2 a\n-1 2 a\n1 2 a', { problems: invalid(1, 1) });
    check(true, '-1 2 a\n1 2 a', { problems: invalid(1, 1) });
  });
  describe('in brackets are read as a puzzle if they are more than half of the rows', () => {
    const list = '[1 2]\n[3 4]\n(5 6)\n{7 8}';
    check(true, list, { problems: rows(5) });
    check(true, list, { problems: rows(4, 7) });
    check(false, list, { problems: rows(4, 8) });
    check(true, `a ${list}`, { problems: rows(4, 8) });
  });
  describe('in brackets are not read as a puzzle if they are boxes', () => {
    const rows = EASY_SOLVED.match(/.{9}/g)!;
    const boxes = boxesOf(rows).join('/');
    for (const bracket of '([{') check(false, `${bracket}1 a`, { digits: boxes });
    check(true, '1 a', { digits: boxes });
    check(true, '(1 a', { digits: rows.join('/') });
  });
  describe('of one or two rows are read as a puzzle without other numbers and brackets', () => {
    check(false, '1._2\n..3.', { problems: rows(2) });
    check(true, '1._2\n..3.', { problems: rows(3) });
    check(true, '1._2\n..3.', { problems: [{ code: 'row-length', found: 2, needed: 9 } as Problem] });
    check(true, '1.xX2\n..3.'.replace('.x', 'xx').replaceAll('.', 'X'), { problems: rows(2) });
    check(false, '12,3\n1,2', { problems: rows(2) });
    check(true, '12,3\n1,2', { problems: rows(3) });
    check(true, '12,34\n1,2', { problems: rows(2) });
    check(true, '12 3\n1,2', { problems: rows(2) });
    check(true, '10,2,3,4,5,6,7,8,9\n1,2', { problems: rows(2) });
    check(false, '1 2 (3)', { problems: rows(2) });
    check(true, '1 2 (3)', { problems: rows(3) });
  });
  describe('of a small puzzle on one line are read as a puzzle if they can be one', () => {
    check(false, '112211221122', { size: 6, digits: '111111' });
    check(true, '112211221122', { size: 6, digits: '1/...1/.1/....1/..1' });
    check(false, '112211221122', { size: 8, digits: '11111111' });
    check(true, '112211221122', { digits: '111111111' });
    check(true, '112211 221122', { size: 6, digits: '111111' });
    check(true, '112211221122', { size: 6 });
  });
  describe('with other symbols are read as a puzzle if these are of few kinds or in few cells', () => {
    check(true, '1 2 !', { problems: invalid(2, 17) });
    check(true, '1 2 !', { problems: invalid(3, 16) });
    check(false, '1 2 !', { problems: invalid(3, 17) });
    check(true, '1 2 !', { size: 10, problems: invalid(3, 20) });
    check(false, '1 2 !', { size: 10, problems: invalid(3, 21) });
  });
  describe('with other symbols are read as a puzzle if their digits are not alike', () => {
    check(false, '1, a', { digits: ALIKE });
    check(false, '[1 a', { digits: ALIKE });
    check(true, '1 a', { digits: ALIKE });
    check(false, '1 a', { digits: '1/...1/......1/.1/....1/.......1/..1/.....1/........1' });
    check(true, '1 .', { digits: ALIKE });
    check(true, 'a1\nb1', { digits: ALIKE });
  });
  describe('that are items of a list are not read as a puzzle', () => {
    check(false, 'X-XX', { size: 8 });
    check(true, 'X-XX');
    check(true, 'X-X2', { size: 8 });
    check(false, 'abc1\nabc2\nabc3');
    check(true, 'abc1\nabc2');
    check(true, 'abc1\nabc2\nabd3');
    check(true, 'xxx1\nxxx2\nxxx3');
    check(false, '# a\nabc1\n\nabc2\nabc3');
    check(false, '- 1, 2, 3\n- 4, 5, 6\n- 7, 8, 9');
    check(true, '- 1, 2\n- 4, 5\n- 7, 8');
    check(false, '1. a\n2. b\n3) c');
    check(true, '1. a\n2. b\n4. c');
    check(false, '0x1f\n0x2,\n0x3;');
    check(true, '0x1f\n0x2\n3');
    check(false, '"12"\n"34"\n"12"', { size: 4 });
    check(true, '"12"\n"34"\n"12"', { size: 6 });
    check(false, '* 24\n* 25\n* 26', { digits: ALIKE });
    check(true, '* 24\n* 25\n* 26');
    check(false, '* 24 160\n* 25 161\n* 26 162');
    check(true, '* 24 16\n* 25 16\n* 26 16');
    check(true, '* 24 160\n* 25 161\n* 26 16');
    check(true, '* 10 2 3 4\n* 1 20 3 4\n* 1 2 30 4', { size: 4 });
    check(false, '* 10 2 3 4\n* 1 20 3 4\n* 1 2 30 4', { size: 6 });
  });
});
