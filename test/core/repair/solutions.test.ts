import assert from 'node:assert/strict';
import fc from 'fast-check';
import { bitOf } from '../../../src/core/grid';
import { makeLine, parseLine } from '../../../src/core/notation';
import { finish } from '../../../src/core/pausing';
import { PauseBudget } from '../../../src/core/repair/budget';
import { countedSolutions, differingCells, trueCandidates } from '../../../src/core/repair/solutions';
import { countSolutions } from '../../../src/core/solver/index';
import { RUNS } from '../arbitraries';
import { allSolutions, anyLarger, anySmall } from './bruteForce';

const gridOf = (line: string) => parseLine(line) ?? assert.fail(line);
const sorted = (solutions: readonly Uint8Array[]) => solutions.map(makeLine).sort();
const union = (solutions: readonly Uint8Array[], cells: number) =>
  Uint32Array.from({ length: cells }, (_, cell) => solutions.reduce((mask, found) => mask | bitOf(found[cell]), 0));

describe('the solutions of a puzzle', () => {
  it('equal those of brute force, and so do the true candidates and the cells that differ', () => {
    fc.assert(
      fc.property(anySmall, grid => {
        const all = allSolutions(grid);
        const found = finish(countedSolutions(grid, { kept: 300, limit: 300 }));
        const line = makeLine(grid.digits);
        assert.deepEqual(sorted(found.first), sorted(all), line);
        assert.equal(found.count, all.length, line);
        assert.ok(found.isComplete, line);
        const digits = union(all, 16);
        assert.deepEqual(found.digits, digits, line);
        assert.deepEqual(finish(trueCandidates(grid)), { digits, isComplete: true }, line);
        const differing = [...digits.keys()].filter(cell => all.some(other => other[cell] !== all[0][cell]));
        assert.deepEqual(differingCells(digits), differing, line);
      }),
      RUNS,
    );
  });

  it('contain exactly the true candidates of larger puzzles', () => {
    fc.assert(
      fc.property(anyLarger, grid => {
        const found = finish(countedSolutions(grid, { kept: 0, limit: 2000 }));
        if (!found.isComplete) return;
        assert.deepEqual(finish(trueCandidates(grid)), { digits: found.digits, isComplete: true });
      }),
      RUNS,
    );
  });

  it('are kept and counted up to a limit', () => {
    const empty = gridOf('................');
    const count = (kept: number, limit: number) => {
      const found = finish(countedSolutions(empty, { kept, limit }));
      return [found.first.length, found.count, found.isComplete];
    };
    assert.deepEqual(count(3, 10), [3, 10, false]);
    assert.deepEqual(count(3, 287), [3, 287, false]);
    assert.deepEqual(count(300, 288), [288, 288, true]);
  });

  it('are counted as 0 in a contradictory puzzle', () => {
    const found = finish(countedSolutions(gridOf('11..............'), { kept: 3, limit: 10 }));
    assert.deepEqual([found.count, found.isComplete], [0, true]);
    assert.deepEqual(finish(trueCandidates(gridOf('11..............'))).digits, new Uint32Array(16));
  });

  it('are counted as a lower bound when the budget is spent', () => {
    const grid = gridOf('.'.repeat(81));
    const { digits, isComplete } = finish(trueCandidates(grid, new PauseBudget(20)));
    assert.ok(!isComplete && digits.every(mask => mask !== 0));
    const counted = finish(countedSolutions(grid, { kept: 5, limit: 1e6, budget: new PauseBudget(20) }));
    assert.ok(!counted.isComplete && counted.count > 0 && counted.count <= 20);
    assert.equal(countSolutions(grid, 30), 30);
  });
});
