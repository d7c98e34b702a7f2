import assert from 'node:assert/strict';
import { type CanonicalForm, CanonicalForms, type FormKind, transformationTo } from '../../../src/core/canonical/index';
import { geometryOf, geometryOfSize } from '../../../src/core/geometry';
import type { Grid } from '../../../src/core/grid';
import { makeLine, parseLine } from '../../../src/core/notation';
import { Random } from '../../../src/core/random';
import { solve } from '../../../src/core/solver/index';
import { randomSymmetry } from '../../../src/core/symmetry/symmetries';
import { transformed } from '../../../src/core/symmetry/transformation';
import { puzzleLines, withShared } from '../../collections';
import { ALL, sized } from '../../sizes';
import { randomGrids } from '../solver/randomGrids';
import { type Found, puzzleInSmallestSolution, smallestPattern, smallestText } from './bruteForce';
import { FORMS } from './forms';

const nine = geometryOfSize(9);
const KINDS: readonly FormKind[] = ['text', 'pattern', 'solution'];

function gridOf(line: string): Grid {
  const grid = parseLine(line.padEnd(81, '.'));
  assert.ok(grid);
  return { geometry: grid.geometry, digits: grid.digits.slice() };
}

function formOf(kind: FormKind, grid: Grid, forms = new CanonicalForms()): CanonicalForm {
  const form = forms.find(kind, grid);
  assert.ok(form);
  return form;
}

/** Grids with the most automorphisms, 648, and with few. */
const VERY_SYMMETRIC = '123456789456789123789123456231564897564897231897231564312645978645978312978312645';
const VALID = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const CLUES_17 = '.......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...';

/** The cells of a line for which `keep` is true of their row and column. */
function part(line: string, keep: (row: number, column: number) => boolean): string {
  return [...line].map((digit, cell) => (keep(Math.floor(cell / 9), cell % 9) ? digit : '.')).join('');
}

const box = (row: number, column: number) => 3 * Math.floor(row / 3) + Math.floor(column / 3);

/** By name: puzzles that reach different cases of the searches. */
const PUZZLES: Readonly<Record<string, string>> = {
  'no given': '',
  'one given': `${'.'.repeat(40)}5`,
  'two givens of one row': `${'.'.repeat(9)}8..3`,
  '17 givens': CLUES_17,
  'a usual puzzle': VALID,
  'only a box': part(VERY_SYMMETRIC, (row, column) => box(row, column) === 4),
  'three boxes': part(VERY_SYMMETRIC, (row, column) => [0, 4, 8].includes(box(row, column))),
  'every other cell': part(VERY_SYMMETRIC, (row, column) => (row + column) % 2 === 0),
  'a column of each stack': part(VERY_SYMMETRIC, (_, column) => column % 3 === 0),
  'an empty band': part(VERY_SYMMETRIC, row => row > 2),
  'an empty row and column': part(VERY_SYMMETRIC, (row, column) => row > 0 && column > 0),
  'one blank': part(VERY_SYMMETRIC, (row, column) => row + column > 0),
  'a grid with 648 automorphisms': VERY_SYMMETRIC,
  'a usual grid': makeLine(solve(gridOf(VALID)) ?? nine.rowOf),
  'conflicts in a row': `777..7..1${VALID.slice(9)}`,
  'a full grid with conflicts': `${VERY_SYMMETRIC.slice(0, 72)}111111112`,
};

function checkForm(form: CanonicalForm, { form: line, ways }: Found, grid: Grid): void {
  assert.equal(makeLine(form.digits), line);
  assert.equal(form.automorphisms, ways);
  const transformation = transformationTo(form);
  assert.equal(makeLine(transformed(grid, transformation).digits), line);
  // Digits that do not occur in the puzzle also have names.
  assert.deepEqual([...transformation.digits].sort(), [...Array(10).keys()]);
}

describe('canonical forms', () => {
  describe('equal those of brute force', () => {
    const forms = new CanonicalForms();
    for (const [name, line] of Object.entries(PUZZLES)) {
      it(name, () => {
        const grid = gridOf(line);
        const { text, pattern, solution } = FORMS[name];
        checkForm(formOf('text', grid, forms), text, grid);
        checkForm(formOf('pattern', grid, forms), pattern, grid);
        if (solution) checkForm(formOf('solution', grid, forms), solution, grid);
      });
    }

    // A puzzle takes half a second.
    if (ALL)
      for (const [name, { text, pattern, solution }] of Object.entries(FORMS)) {
        it(`${name}, recomputed`, () => {
          const { digits } = gridOf(PUZZLES[name]);
          assert.deepEqual(smallestText(digits), text);
          assert.deepEqual(smallestPattern(digits), pattern);
          const solved = solve(gridOf(PUZZLES[name]));
          if (solution && solved) assert.deepEqual(puzzleInSmallestSolution(digits, solved), solution);
        });
      }
  });

  it('differ: the text, the pattern, and the solution', () => {
    const forms = KINDS.map(kind => makeLine(formOf(kind, gridOf(CLUES_17)).digits));
    assert.equal(new Set(forms).size, 3);
    const [text, pattern] = forms;
    assert.ok(text < pattern);
    const patternOf = (line: string) => line.replace(/[^.]/g, '1');
    assert.ok(patternOf(pattern) < patternOf(text));
  });

  it('of a solved grid are all equal', () => {
    const lines = KINDS.map(kind => makeLine(formOf(kind, gridOf(PUZZLES['a usual grid'])).digits));
    assert.deepEqual(new Set(lines).size, 1);
    assert.ok(lines[0].startsWith('123456789'));
  });

  it('in the solution count only the automorphisms that keep the givens', () => {
    const grid = gridOf(PUZZLES['one blank']);
    assert.equal(formOf('solution', grid).automorphisms, formOf('pattern', grid).automorphisms);
    assert.equal(formOf('solution', grid).automorphisms, 648 / 81);
  });

  it('exist only for 9x9 puzzles without candidates', () => {
    const forms = new CanonicalForms();
    for (const kind of KINDS) {
      for (const geometry of [geometryOfSize(4), geometryOf(3, 2), geometryOfSize(16)]) {
        assert.equal(forms.find(kind, { geometry, digits: new Uint8Array(geometry.cellCount) }), undefined);
      }
      assert.equal(forms.find(kind, { ...gridOf(VALID), allowed: new Uint32Array(81).fill(511) }), undefined);
    }
  });

  it('in the solution exist only for valid puzzles', () => {
    const forms = new CanonicalForms();
    assert.equal(forms.find('solution', gridOf('')), undefined);
    assert.equal(forms.find('solution', gridOf('11')), undefined);
  });

  it('of equivalent puzzles are equal', () => {
    // All 1,000 images of 100 puzzles take minutes: `npm run fuzz`.
    const [puzzles, images] = process.env.FUZZ_RUNS ? [100, 1000] : [10, sized(5, 20)];
    checkImages([...randomGrids(puzzles, 1)], images);
  });

  it('of images of these special puzzles are equal', () => {
    checkImages(Object.values(PUZZLES).map(gridOf), sized(1, 4));
  });

  withShared('royle17_49151.txt', text => {
    const lines = () => puzzleLines(text());

    it('of equivalent puzzles with 17 givens are equal', () => {
      const [puzzles, images] = process.env.FUZZ_RUNS ? [100, 1000] : [10, 20];
      checkImages(
        lines()
          .filter((_, i) => i % 490 === 0)
          .slice(0, puzzles)
          .map(gridOf),
        images,
      );
    });

    for (const kind of KINDS) {
      it(`of the puzzles with 17 givens are all different: ${kind}`, () => {
        // The pattern is the fastest. `npm run fuzz` tests all puzzles for the other forms.
        const some = lines().filter((_, i) => kind === 'pattern' || process.env.FUZZ_RUNS || i % 20 === 0);
        const forms = new CanonicalForms();
        const seen = new Set(some.map(line => makeLine(formOf(kind, gridOf(line), forms).digits)));
        assert.equal(seen.size, some.length);
      });
    }
  });

  function checkImages(grids: readonly Grid[], images: number): void {
    const random = new Random(1);
    const forms = new CanonicalForms();
    assert.ok(grids.length >= 10);
    for (const { geometry, digits } of grids) {
      const grid = { geometry, digits };
      const found = KINDS.map(kind => forms.find(kind, grid));
      for (let i = 0; i < images; i++) {
        const image = transformed(grid, randomSymmetry(nine, random));
        for (const [k, kind] of KINDS.entries()) {
          const form = forms.find(kind, image);
          assert.equal(form && makeLine(form.digits), found[k] && makeLine(found[k].digits), kind);
          assert.equal(form?.automorphisms, found[k]?.automorphisms);
        }
      }
    }
  }
});
