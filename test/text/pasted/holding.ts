/** Assertions about every form in which people write grids. */

import assert from 'node:assert/strict';
import fc from 'fast-check';
import { geometryOfSize } from '../../../src/core/geometry';
import type { Grid } from '../../../src/core/grid';
import { makeLine } from '../../../src/core/notation';
import { applied, clearCell, fill } from '../../../src/text/edits';
import { RUNS, soluble } from '../../core/arbitraries';
import { covers, only, placesOf } from '../writtenPuzzles';
import type { PastedMaker } from './makers';

/** Grids with empty cells, and with at least about as many digits as a puzzle. */
export function grids(size: number): fc.Arbitrary<Grid> {
  const fewest = size === 4 ? 6 : 2 * size;
  return soluble(geometryOfSize(size), 0.6).filter(({ digits }) => {
    const filled = digits.filter(digit => digit > 0).length;
    return fewest <= filled && filled <= digits.length - 3;
  });
}

export const runs = { ...RUNS, numRuns: Math.ceil(RUNS.numRuns / 20) };

/** Checks a form with grids of each of its sizes. */
export function holds(maker: PastedMaker, check: (grid: Grid, n: number) => void): void {
  for (const size of maker.sizes) fc.assert(fc.property(grids(size), fc.nat(), check), runs);
}

/** Asserts that a grid is read back, and that an edit of its n-th cell changes only this cell. */
export function readsAndEdits(maker: PastedMaker, grid: Grid, n: number): void {
  const text = maker.make(grid);
  const puzzle = only(text);
  assert.equal(makeLine(puzzle.grid.digits), makeLine(grid.digits), text);
  const cell = n % grid.digits.length;
  const digits = grid.digits.slice();
  digits[cell] = digits[cell] === 0 ? (cell % grid.geometry.size) + 1 : 0;
  const edits = digits[cell] === 0 ? clearCell(puzzle, cell) : fill(puzzle, cell, digits[cell]);
  assert.equal(edits.length, 1);
  assert.ok(covers(text, edits[0], placesOf(puzzle, cell)));
  assert.equal(makeLine(only(applied(text, edits)).grid.digits), makeLine(digits), applied(text, edits));
}
