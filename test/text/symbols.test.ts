import assert from 'node:assert/strict';
import { geometryOfSize } from '../../src/core/geometry';
import { makeLine } from '../../src/core/notation';
import { solve } from '../../src/core/solver/index';
import { parse } from '../../src/text/parser/parser';
import { makeSymbol, rangesOf } from '../../src/text/symbols';
import { linesOf } from './parser/reading';

const ONE_BASED = '123456789ABCDEFGHIJKLMNOP';
const ZERO_BASED = '0123456789ABCDEFGHIJKLMNO';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXY';

/** A solved grid with some of its cells emptied. */
function puzzleOf(size: number): Uint8Array {
  const geometry = geometryOfSize(size);
  const full = solve({ geometry, digits: new Uint8Array(geometry.cellCount) }) as Uint8Array;
  return full.map((digit, cell) => (cell % 3 === 1 ? 0 : digit));
}

/** Asserts that a puzzle written with these symbols is read, and that an edit writes the same symbols. */
function check(size: number, symbols: string | string[], blank: string, separator: string, range: string): void {
  const digits = puzzleOf(size);
  const words = Array.from(digits, digit => (digit === 0 ? blank : symbols[digit - 1]));
  const text = Array.from({ length: size }, (_, row) => words.slice(row * size, (row + 1) * size).join(separator)).join(
    '\n',
  );
  const [{ style, grid, problems }] = parse(text).puzzles;
  assert.equal(makeLine(grid.digits), makeLine(digits));
  assert.deepEqual(problems, []);
  assert.deepEqual(
    Array.from({ length: size }, (_, i) => makeSymbol(style.symbols, i + 1)),
    [...symbols].slice(0, size).map(symbol => symbol.trim().replace(/^0(?=\d)/, '')),
  );
  assert.equal(rangesOf(style.symbols, size).join(' and '), range);
}

describe('the parser recognizes the symbols', () => {
  for (const size of [4, 6, 8, 9]) it(`1-${size}`, () => check(size, ONE_BASED, '.', '', `1-${size}`));
  for (const [size, range] of [
    [10, '1-9 and A'],
    [12, '1-9 and A-C'],
    [16, '1-9 and A-G'],
    [25, '1-9 and A-P'],
  ] as const) {
    it(range, () => check(size, ONE_BASED, '.', '', range));
    it(`${range}, 0 for blanks`, () => check(size, ONE_BASED, '0', '', range));
    it(`${range}, x for blanks`, () => check(size, ONE_BASED, 'x', '', range));
    it(`${range}, lower case`, () =>
      check(
        size,
        ONE_BASED.toLowerCase(),
        '-',
        '',
        range.replace(/[A-Z]/g, c => c.toLowerCase()),
      ));
    it(`${range}, separated by spaces`, () => check(size, ONE_BASED, '.', ' ', range));
  }
  it('0-9', () => check(10, ZERO_BASED, '.', '', '0-9'));
  it('0-9 and A-B', () => check(12, ZERO_BASED, '.', '', '0-9 and A-B'));
  it('0-9 and A-F', () => check(16, ZERO_BASED, '.', '', '0-9 and A-F'));
  it('0-9 and a-f', () => check(16, ZERO_BASED.toLowerCase(), '_', '', '0-9 and a-f'));
  it('0-9 and A-O', () => check(25, ZERO_BASED, '.', '', '0-9 and A-O'));
  it('A-P', () => check(16, LETTERS, '.', '', 'A-P'));
  it('A-P, 0 for blanks', () => check(16, LETTERS, '0', '', 'A-P'));
  it('A-P, x for blanks', () => check(16, LETTERS, 'x', '', 'A-P'));
  it('a-p', () => check(16, LETTERS.toLowerCase(), '.', '', 'a-p'));
  it('A-Y, X among them', () => check(25, LETTERS, '.', '', 'A-Y'));
  it('A-L', () => check(12, LETTERS, '.', '', 'A-L'));
  for (const size of [10, 12, 16, 25]) {
    const numbers = Array.from({ length: size }, (_, i) => `${i + 1}`);
    it(`1-${size} as numbers`, () => check(size, numbers, '.', ' ', `1-${size}`));
    it(`1-${size} as numbers, 0 for blanks, commas`, () => check(size, numbers, '0', ',', `1-${size}`));
    it(`1-${size} in columns, right`, () =>
      check(
        size,
        numbers.map(n => n.padStart(2)),
        ' .',
        ' ',
        `1-${size}`,
      ));
    it(`1-${size} in columns, left`, () =>
      check(
        size,
        numbers.map(n => n.padEnd(2)),
        '. ',
        ' ',
        `1-${size}`,
      ));
    it(`1-${size} with zeros`, () =>
      check(
        size,
        numbers.map(n => n.padStart(2, '0')),
        '00',
        ' ',
        `1-${size}`,
      ));
    it(`1-${size}, two dashes for blanks`, () =>
      check(
        size,
        numbers.map(n => n.padStart(2, '0')),
        '--',
        ' ',
        `1-${size}`,
      ));
  }
  it('of letters in both cases', () =>
    assert.equal(linesOf(`${'1a2B3c4D5e6F7g8.'.repeat(16)}`)[0].slice(0, 16), '1A2B3C4D5E6F7G8.'));
});
