import assert from 'node:assert/strict';
import fc from 'fast-check';
import { conflictsOf, hasConflict, isSolved } from '../../src/core/grid';
import { makeCell, makeHouse, parseLine } from '../../src/core/notation';
import { anyPuzzle, RUNS, smallGeometry, solvedGrid } from './arbitraries';

function conflicts(line: string): Record<string, string[]> {
  const grid = parseLine(line.padEnd(81, '.'));
  assert.ok(grid);
  const found = [...conflictsOf(grid)].map(([cell, repeats]) => [
    makeCell(grid.geometry, cell),
    repeats.map(({ house, partners }) => `${makeHouse(house)}: ${partners.map(p => makeCell(grid.geometry, p))}`),
  ]);
  return Object.fromEntries(found);
}

describe('a grid', () => {
  it('has no conflict if it is empty', () => assert.deepEqual(conflicts(''), {}));
  it('has a conflict for a repeated digit in a row', () =>
    assert.deepEqual(conflicts('5......5.'), { r1c1: ['row 1: r1c8'], r1c8: ['row 1: r1c1'] }));
  it('has a conflict for a repeated digit in a row and a box', () =>
    assert.deepEqual(conflicts('55'), { r1c1: ['row 1: r1c2', 'box 1: r1c2'], r1c2: ['row 1: r1c1', 'box 1: r1c1'] }));
  it('has conflicts for a repeated digit in a column, and in a box with another', () =>
    assert.deepEqual(conflicts(`5${'.'.repeat(9)}5${'.'.repeat(16)}5`), {
      r1c1: ['column 1: r4c1', 'box 1: r2c2'],
      r2c2: ['box 1: r1c1'],
      r4c1: ['column 1: r1c1'],
    }));

  it('has conflicts exactly where two peers hold one digit', () => {
    fc.assert(
      fc.property(
        smallGeometry.chain(geometry => anyPuzzle(geometry)),
        grid => {
          const { digits, geometry } = grid;
          const expected = [...digits.keys()].filter(
            cell => digits[cell] !== 0 && geometry.peersOf[cell].some(peer => digits[peer] === digits[cell]),
          );
          assert.deepEqual([...conflictsOf(grid).keys()], expected);
          assert.equal(hasConflict(grid), expected.length > 0);
        },
      ),
      RUNS,
    );
  });

  it('is solved until a cell of its solution changes', () => {
    fc.assert(
      fc.property(
        smallGeometry.chain(geometry => solvedGrid(geometry).map(digits => ({ geometry, digits }))),
        fc.nat(),
        (grid, at) => {
          assert.ok(isSolved(grid));
          const digits = grid.digits.slice();
          const cell = at % digits.length;
          digits[cell] = (digits[cell] % grid.geometry.size) + 1;
          assert.ok(!isSolved({ ...grid, digits }));
        },
      ),
      RUNS,
    );
  });
});
