import assert from 'node:assert/strict';
import { gameTextOf } from '../../src/board/gameText';
import { obfuscateSolution, revealSolution } from '../../src/board/obfuscation';
import { parse } from '../../src/text/parser/parser';
import type { Symbols } from '../../src/text/symbols';
import { onlyPuzzle } from '../features/steps';

/** Reads the text to play from a puzzle, and compares the two. */
function check(text: string, symbols?: string): void {
  const puzzle = onlyPuzzle(text);
  const { grid, style, givens } = puzzle;
  const played = gameTextOf({ geometry: grid.geometry, digits: givens }, style.symbols);
  assert.ok(played);
  const { puzzles } = parse(played);
  assert.equal(puzzles.length, 1);
  const [read] = puzzles;
  assert.ok(read.givenPlaces, 'it is being played');
  assert.equal(read.grid.geometry, grid.geometry);
  assert.deepEqual([...read.givens], [...givens]);
  assert.deepEqual([...read.grid.digits], [...givens]);
  if (symbols) assert.deepEqual(read.style.symbols, { kind: 'character', text: symbols });
}

const NINE = '48...7.5.5.6.24..72..3......5....9.8...749...7.2....3......6..99..17.5.3.7.9...21';
const SIXTEEN = [...Array(256).keys()].map(cell => (cell % 17 === 0 ? 'ABCDEFGHIJKLMNOP'[cell / 17] : '.'));
const rows = (cells: readonly string[], size: number) =>
  Array.from({ length: size }, (_, row) => cells.slice(row * size, (row + 1) * size).join('')).join('\n');

describe('the text to play', () => {
  it('is made from a line', () => check(NINE));
  it('is made from a grid', () => check('12..\n3..2\n....\n2..1\n'));
  it('is made from a puzzle that is being played, from its start', () =>
    check('[Puzzle]\n12..\n3..2\n....\n2..1\n[State]\n123.\n3..2\n....\n2..1\n'));
  it('is made from a line of a library, without the digits that were placed', () =>
    check(`:0000:x:+4${NINE.slice(1)}:::`));
  it('is made from a 6x6 puzzle', () => check('1..4..\n...1..\n.3....\n..2..5\n......\n6....1\n'));
  it('is made from a puzzle with letters', () => check(`${rows(SIXTEEN, 16)}\n`, 'ABCDEFGHIJKLMNOP'));
  it('is made from a grid without digits', () => check('....\n....\n....\n....\n'));
});

describe('the symbols of the text to play', () => {
  const { geometry } = onlyPuzzle(NINE).grid;
  const SYMBOLS: readonly Symbols[] = [
    { kind: 'character', text: '123456789' },
    { kind: 'character', text: 'ABCDEFGHI' },
    { kind: 'character', text: 'abcdefghi' },
    { kind: 'character', text: '987654321' },
  ];
  for (const symbols of SYMBOLS) {
    it(`are distinguished from givens where ${JSON.stringify(symbols)} cannot be recognized from few digits`, () => {
      for (const count of [1, 2, 5]) {
        const digits = Uint8Array.from({ length: 81 }, (_, cell) =>
          cell % 10 === 0 && cell / 10 < count ? cell / 10 + 3 : 0,
        );
        const played = gameTextOf({ geometry, digits }, symbols) ?? assert.fail();
        const [read, ...others] = parse(played).puzzles;
        assert.deepEqual(others, []);
        assert.deepEqual([...read.grid.digits], [...digits], played);
      }
    });
  }
});

describe('a hidden solution', () => {
  for (const size of [4, 9, 25]) {
    const digits = Array.from({ length: size * size }, (_, cell) => (cell % size) + 1);
    it(`of ${size}x${size} can be restored`, () =>
      assert.deepEqual(revealSolution(obfuscateSolution(digits, size), size), digits));
    it(`of ${size}x${size} needs no escape in a file`, () => assert.match(obfuscateSolution(digits, size), /^[A-Y]+$/));
  }
  it('does not use the same letter for every occurrence of a digit', () =>
    assert.notEqual(obfuscateSolution([1, 1, 1], 9)[0], obfuscateSolution([1, 1, 1], 9)[1]));
});
