import assert from 'node:assert/strict';
import fc from 'fast-check';
import { makeCell, makeLine, parseLine } from '../../../src/core/notation';
import { finish } from '../../../src/core/pausing';
import { PauseBudget } from '../../../src/core/repair/budget';
import { conflictSet, fewestRemovals } from '../../../src/core/repair/contradiction';
import { countSolutions } from '../../../src/core/solver/index';
import { sized } from '../../sizes';
import { RUNS } from '../arbitraries';
import { anyLarger, anySmall, filled, isSoluble, only, smallestSize, without } from './bruteForce';

const gridOf = (line: string) => parseLine(line) ?? assert.fail(line);

/** The example of `no-solution` in docs/diagnostics.md. */
const EXAMPLE = '.4..2..6214.4.12..3..4152.4..6....5.';

describe('contradictions', () => {
  it('are explained by as few digits as in brute force, and removed with as few', () => {
    fc.assert(
      fc.property(anySmall, grid => {
        const set = finish(conflictSet(grid));
        const removal = finish(fewestRemovals(grid));
        const all = filled(grid);
        const line = makeLine(grid.digits);
        const smallest = smallestSize(all, some => !isSoluble(only(grid, some)));
        assert.equal(set?.cells.length, smallest, line);
        assert.equal(
          removal?.cells.length,
          smallestSize(all, some => isSoluble(without(grid, some))),
          line,
        );
        assert.ok(removal?.isSmallest && isSoluble(without(grid, removal.cells)), line);
        if (set) assert.ok(set.isSmallest && !isSoluble(only(grid, set.cells)), line);
      }),
      { ...RUNS, numRuns: Math.min(RUNS.numRuns, sized(15, 30)) },
    );
  });

  it('in larger puzzles: the set has no solution and needs each digit, the removal leaves a solution and needs each', () => {
    let seen = 0;
    fc.assert(
      fc.property(anyLarger, fc.nat(300), (grid, pauses) => {
        const isWithout = countSolutions(grid, 1) === 0;
        for (const budget of [undefined, pauses]) {
          const set = finish(conflictSet(grid, undefined, new PauseBudget(budget)));
          const removal = finish(fewestRemovals(grid, undefined, new PauseBudget(budget)));
          const line = makeLine(grid.digits);
          if (!isWithout) assert.equal(set, undefined, line);
          if (set) {
            seen++;
            assert.equal(countSolutions(only(grid, set.cells), 1), 0, line);
            if (set.isSmallest) assert.ok(set.isIrreducible, line);
            const isNeeded = (cell: number) =>
              countSolutions(
                only(
                  grid,
                  set.cells.filter(other => other !== cell),
                ),
                1,
              ) === 1;
            if (set.isIrreducible) assert.ok(set.cells.every(isNeeded), line);
          }
          if (removal) {
            assert.equal(countSolutions(without(grid, removal.cells), 1), 1, line);
            if (removal.isSmallest) assert.ok(removal.isIrreducible, line);
            assert.equal(removal.cells.length > 0, isWithout || !removal.isSmallest, line);
            const isNeeded = (cell: number) =>
              countSolutions(
                without(
                  grid,
                  removal.cells.filter(other => other !== cell),
                ),
                1,
              ) === 0;
            if (removal.isIrreducible) assert.ok(removal.cells.every(isNeeded), line);
          }
          if (budget === undefined) {
            assert.equal(set?.isSmallest, isWithout || undefined, line);
            assert.equal(removal?.isSmallest, true, line);
          }
        }
      }),
      RUNS,
    );
    assert.ok(seen > 20, `${seen}`);
  });

  const names = (line: string, cells: readonly number[] | undefined) =>
    cells?.map(cell => makeCell(gridOf(line).geometry, cell)).join(' ');

  it('can be two equal digits in a row', () => {
    const line = '1..1............';
    assert.equal(names(line, finish(conflictSet(gridOf(line)))?.cells), 'r1c1 r1c4');
  });

  it('have more digits if no rule is broken', () => {
    const set = finish(conflictSet(gridOf(EXAMPLE)));
    assert.deepEqual({ ...set, cells: set?.cells.length }, { cells: 5, isSmallest: true, isIrreducible: true });
    assert.equal(finish(fewestRemovals(gridOf(EXAMPLE)))?.cells.length, 3);
  });

  it('do not exist in a solvable puzzle, and nothing is removed', () => {
    assert.equal(finish(conflictSet(gridOf('1...............'))), undefined);
    assert.deepEqual(finish(fewestRemovals(gridOf('1...............')))?.cells, []);
  });

  it('stay unknown if digits that must stay have no solution', () => {
    assert.equal(finish(conflictSet(gridOf('1..1......22....'), [0])), undefined);
    assert.equal(finish(fewestRemovals(gridOf('1..1......22....'), [0])), undefined);
  });

  it('are searched for only among the suspects, and the first of these is removed', () => {
    const line = '1..1............';
    assert.deepEqual(finish(conflictSet(gridOf(line), [3, 0]))?.cells, [3, 0]);
    assert.deepEqual(finish(fewestRemovals(gridOf(line), [3, 0]))?.cells, [3]);
    assert.deepEqual(finish(fewestRemovals(gridOf(line), [0, 3]))?.cells, [0]);
    assert.deepEqual(finish(fewestRemovals(gridOf(line), [3]))?.cells, [3]);
  });

  it('are unknown without any budget', () => {
    assert.equal(finish(conflictSet(gridOf(EXAMPLE), undefined, new PauseBudget(0))), undefined);
    assert.equal(finish(fewestRemovals(gridOf(EXAMPLE), undefined, new PauseBudget(0))), undefined);
  });
});
