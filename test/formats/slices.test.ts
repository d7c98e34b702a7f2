/** Readers of texts with thousands of rules yield again and again, so that other code can run between. */

import assert from 'node:assert/strict';
import fc from 'fast-check';
import { Random } from '../../src/core/random';
import { isBroken } from '../../src/formats/content';
import { linksIn } from '../../src/formats/finding/links';
import { readTexts } from '../../src/formats/finding/readMany';
import { readText } from '../../src/formats/finding/readText';
import { compress, decompress } from '../../src/formats/shared/lzString';
import { parseRelaxed } from '../../src/formats/sudokuPad/relaxedJson';
import { finish, type Work } from '../../src/text/work';
import { RUNS } from '../core/arbitraries';

const SIZE = 16;
const GRID = Array.from({ length: SIZE }, () => Array.from({ length: SIZE }, () => ({})));

/** Different sets of three cells, by row and column. */
const setsOf = (count: number) =>
  Array.from({ length: count }, (_, i) => [i % 256, (i + 1 + (i >> 8)) % 256, (i + 40) % 256]).map(cells =>
    cells.map(cell => [Math.floor(cell / SIZE), cell % SIZE]),
  );

const idOf = ([row, column]: readonly number[]) => `R${row + 1}C${column + 1}`;
const fPuzzle = (count: number) =>
  JSON.stringify({ size: SIZE, grid: GRID, killercage: setsOf(count).map(cells => ({ cells: cells.map(idOf) })) });
const drawing = (count: number) =>
  JSON.stringify({ cells: GRID, cages: setsOf(count).map((cells, i) => ({ cells, value: String(6 + (i % 40)) })) });

/** Texts with this number of rules, by form. */
const TEXTS: Readonly<Record<string, (count: number) => string>> = {
  'JSON of f-puzzles': fPuzzle,
  'a link of f-puzzles': count => `https://www.f-puzzles.com/?load=${compress(fPuzzle(count))}`,
  'a text of SudokuPad': count => `scl${compress(drawing(count))}`,
  'JSON of SudokuPad': drawing,
  'shortened JSON of SudokuPad': count => drawing(count).replace(/"(\w+)":/g, '$1:'),
  'a string of Interactive Sudoku Solver': count =>
    `.Shape~16x16${setsOf(count)
      .map(cells => `.Cage~0~${cells.map(idOf).join('~')}`)
      .join('')}`,
};

/** The result of work, and the number of slices. */
function inSlices<T>(work: Work<T>): { result: T; slices: number } {
  for (let slices = 1; ; slices++) {
    const step = work.next();
    if (step.done) return { result: step.value, slices };
  }
}

describe('texts with thousands of rules', () => {
  for (const [form, textOf] of Object.entries(TEXTS)) {
    it(`are read in slices: ${form}`, () => {
      const [few, many] = [500, 2500].map(count => inSlices(readText(textOf(count))));
      assert.ok(few.result && !isBroken(few.result) && many.result && !isBroken(many.result));
      assert.ok(few.slices >= 3 && many.slices >= few.slices + 9, `${few.slices} ${many.slices}`);
    });

    it(`are refused in slices if they are too many: ${form}`, () => {
      const { result, slices } = inSlices(readText(textOf(6000)));
      assert.ok(result && isBroken(result));
      assert.ok(slices >= 25, String(slices));
    });
  }

  it('are found in slices among other text', () => {
    const text = `Look: ${TEXTS['a link of f-puzzles'](3000)} and more`;
    assert.ok(inSlices(linksIn(text)).slices >= 15);
    assert.ok(inSlices(readTexts(text)).slices >= 15);
  });

  it('are decompressed in slices', () => {
    const random = new Random(3);
    const long = Array.from({ length: 60_000 }, () => String.fromCharCode(33 + random.below(90))).join('');
    const { result, slices } = inSlices(decompress(compress(long)));
    assert.equal(result, long);
    assert.ok(slices >= 5, String(slices));
  });
});

describe('shortened JSON', () => {
  it('has the value of its long form, at any depth', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), value => {
        const long = JSON.stringify(value);
        // A comma at the end makes it shortened JSON. In an object it has no meaning, in a list it adds an empty object.
        assert.deepEqual(finish(parseRelaxed(`{a:${long},}`)), { a: JSON.parse(long) });
        assert.deepEqual(finish(parseRelaxed(`[ ${long} , ]`)), [JSON.parse(long), {}]);
        assert.deepEqual(finish(parseRelaxed(`[,${long},b]`)), [{}, JSON.parse(long), 'b']);
      }),
      RUNS,
    );
  });

  it('is not read if it is cut off or continues', () => {
    const text = "{a:[1,{b:'c'},[]],d:{}}";
    assert.deepEqual(finish(parseRelaxed(text)), { a: [1, { b: 'c' }, []], d: {} });
    for (let end = 1; end < text.length; end++) assert.equal(finish(parseRelaxed(text.slice(0, end))), undefined);
    for (const more of ['}', ']', ',', '1', '{}']) assert.equal(finish(parseRelaxed(text + more)), undefined);
  });

  it('is read up to 30 levels', () => {
    const nested = (levels: number) => `${'['.repeat(levels)}a${']'.repeat(levels)}`;
    assert.notEqual(finish(parseRelaxed(nested(30))), undefined);
    assert.equal(finish(parseRelaxed(nested(31))), undefined);
  });
});
