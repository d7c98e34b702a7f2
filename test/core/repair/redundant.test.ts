import assert from 'node:assert/strict';
import fc from 'fast-check';
import { isFull } from '../../../src/core/grid';
import { makeLine, parseLine } from '../../../src/core/notation';
import { finish } from '../../../src/core/pausing';
import { PauseBudget } from '../../../src/core/repair/budget';
import { minimizeGivens, redundantGivens } from '../../../src/core/repair/redundant';
import { countSolutions, solve } from '../../../src/core/solver/index';
import { RUNS, smallGeometry, soluble } from '../arbitraries';
import { filled, hasOne, solubleSmall, without } from './bruteForce';

const unique = smallGeometry
  .chain(geometry => soluble(geometry))
  .filter(grid => !isFull(grid) && countSolutions(grid, 2) === 1);

describe('redundant givens', () => {
  it('equal those of brute force', () => {
    fc.assert(
      fc.property(solubleSmall.filter(hasOne), grid => {
        const expected = filled(grid).filter(cell => hasOne(without(grid, [cell])));
        assert.deepEqual(finish(redundantGivens(grid)), { cells: expected, isComplete: true }, makeLine(grid.digits));
      }),
      RUNS,
    );
  });

  it('are incomplete when the budget runs out', () => {
    const grid = parseLine('1234341221434321') ?? assert.fail();
    const { cells, isComplete } = finish(redundantGivens(grid, new PauseBudget(8)));
    assert.ok(!isComplete && cells.length > 0 && cells.length < 16);
  });
});

describe('a minimized puzzle', () => {
  const partner = (cellCount: number) => (cell: number) => [cellCount - 1 - cell];

  it('has the same solution, and needs each given', () => {
    fc.assert(
      fc.property(unique, grid => {
        const minimised = finish(minimizeGivens(grid));
        const line = makeLine(grid.digits);
        assert.ok(minimised.isMinimal, line);
        assert.deepEqual(minimised.grid.digits, without(grid, minimised.removed).digits, line);
        assert.deepEqual(solve(minimised.grid), solve(grid), line);
        assert.equal(countSolutions(minimised.grid, 2), 1, line);
        assert.deepEqual(finish(redundantGivens(minimised.grid)).cells, [], line);
      }),
      { ...RUNS, numRuns: Math.min(RUNS.numRuns, 100) },
    );
  });

  it('loses pairs of givens together, and can lose no further pair', () => {
    fc.assert(
      fc.property(unique, grid => {
        const orbitOf = partner(grid.geometry.cellCount);
        const minimised = finish(minimizeGivens(grid, { orbitOf }));
        const line = makeLine(grid.digits);
        assert.equal(countSolutions(minimised.grid, 2), 1, line);
        for (const cell of filled(grid)) {
          const group = [cell, ...orbitOf(cell)];
          const gone = group.filter(other => minimised.removed.includes(other));
          assert.ok(gone.length === 0 || group.every(other => minimised.grid.digits[other] === 0), line);
          if (gone.length === 0) assert.ok(countSolutions(without(minimised.grid, group), 2) > 1, line);
        }
      }),
      { ...RUNS, numRuns: Math.min(RUNS.numRuns, 100) },
    );
  });

  it('depends on the order, and keeps givens that are not listed', () => {
    const grid = parseLine('1234341221434321') ?? assert.fail();
    const backwards = filled(grid).reverse();
    const one = finish(minimizeGivens(grid));
    const other = finish(minimizeGivens(grid, { order: backwards }));
    assert.notDeepEqual(one.grid.digits, other.grid.digits);
    assert.deepEqual(finish(minimizeGivens(grid)), one);
    assert.deepEqual(finish(minimizeGivens(grid, { order: [3, 5] })).removed, [3, 5]);
    assert.deepEqual(finish(minimizeGivens(grid, { order: [3, 5], orbitOf: cell => [cell + 1] })).removed, []);
  });

  it('is not minimal when the budget is spent, but still has one solution', () => {
    const grid = parseLine('1234341221434321') ?? assert.fail();
    const { grid: left, removed, isMinimal } = finish(minimizeGivens(grid, { budget: new PauseBudget(12) }));
    assert.ok(!isMinimal && removed.length > 0);
    assert.equal(countSolutions(left, 2), 1);
  });
});
