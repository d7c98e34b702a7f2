import assert from 'node:assert/strict';
import fc from 'fast-check';
import { forcedFills } from '../../../src/core/candidates';
import { geometryOfSize } from '../../../src/core/geometry';
import type { Grid } from '../../../src/core/grid';
import { makeCell, makeLine, parseLine } from '../../../src/core/notation';
import { finish } from '../../../src/core/pausing';
import type { Candidate } from '../../../src/core/position';
import { givensToAdd } from '../../../src/core/repair/additions';
import { PauseBudget } from '../../../src/core/repair/budget';
import { countSolutions } from '../../../src/core/solver/index';
import { sized } from '../../sizes';
import { RUNS } from '../arbitraries';
import { allSolutions, anyLarger, smallestSize, solubleSmall } from './bruteForce';

const gridOf = (line: string) => parseLine(line) ?? assert.fail(line);

function withGivens(grid: Grid, givens: readonly Candidate[]): Grid {
  const digits = grid.digits.slice();
  for (const { cell, digit } of givens) digits[cell] = digit;
  return { ...grid, digits };
}

/** The size of the smallest set of givens that leaves one of these solutions. */
function fewest(all: readonly Uint8Array[]): number {
  const cells = [...all[0].keys()].filter(cell => all.some(other => other[cell] !== all[0][cell]));
  const sizes = all.map(target => {
    const isEnough = (some: readonly number[]) =>
      all.every(other => other === target || some.some(cell => other[cell] !== target[cell]));
    return smallestSize(cells, isEnough) ?? assert.fail();
  });
  return Math.min(...sizes);
}

/** A puzzle whose options differ in the number of cells that singles solve with them. */
const DIFFERING = '..5..7.4...8563..17.18..6.5.87.5.1...13......654.12....49..1..2..2.4..16..6...45.';

describe('givens that make a puzzle unique', () => {
  it('are as few as those of brute force', () => {
    const sizes = new Set<number>();
    fc.assert(
      fc.property(solubleSmall, grid => {
        const all = allSolutions(grid);
        fc.pre(1 < all.length && all.length <= 40);
        const found = finish(givensToAdd(grid)) ?? assert.fail();
        const size = fewest(all);
        sizes.add(size);
        const line = makeLine(grid.digits);
        assert.ok(found.isFewest, line);
        for (const givens of found.options) {
          assert.equal(givens.length, size, line);
          assert.equal(countSolutions(withGivens(grid, givens), 2), 1, line);
        }
      }),
      RUNS,
    );
    assert.ok(sizes.size > 1, [...sizes].join());
  });

  it('make larger puzzles unique, and each of them is needed', () => {
    let several = 0;
    fc.assert(
      fc.property(anyLarger, fc.constantFrom(undefined, 30, 300), (grid, pauses) => {
        fc.pre(countSolutions(grid, 2) === 2);
        const found = finish(givensToAdd(grid, new PauseBudget(pauses)));
        if (pauses === undefined) assert.ok(found);
        if (!found) return;
        const line = makeLine(grid.digits);
        assert.ok(0 < found.options.length && found.options.length <= 10, line);
        for (const givens of found.options) {
          if (givens.length > 1) several++;
          assert.equal(countSolutions(withGivens(grid, givens), 2), 1, line);
          for (const given of givens) {
            const without = givens.filter(other => other !== given);
            assert.equal(countSolutions(withGivens(grid, without), 2), 2, line);
          }
        }
      }),
      RUNS,
    );
    assert.ok(several > sized(1, 5), `${several}`);
  });

  it('are any cell in which the two solutions of a puzzle differ', () => {
    const { options, isFewest } = finish(givensToAdd(gridOf('..3.1.....1....4'))) ?? assert.fail();
    assert.ok(isFewest);
    const names = options.map(([{ cell, digit }]) => `${makeCell(geometryOfSize(4), cell)}=${digit}`);
    assert.equal(names.join(' '), 'r1c1=2 r1c1=4 r1c2=2 r1c2=4 r3c1=2 r3c1=4 r3c2=2 r3c2=4');
  });

  it('are sorted by the number of cells that singles then solve', () => {
    let differ = 0;
    fc.assert(
      fc.property(anyLarger, grid => {
        fc.pre(countSolutions(grid, 2) === 2);
        const { options } = finish(givensToAdd(grid)) ?? assert.fail();
        const filled = options.map(givens => forcedFills(withGivens(grid, givens)).length);
        assert.deepEqual(
          filled,
          [...filled].sort((a, b) => b - a),
          makeLine(grid.digits),
        );
        if (filled[0] !== filled[filled.length - 1]) differ++;
      }),
      { ...RUNS, numRuns: Math.ceil(RUNS.numRuns / 2), examples: [[gridOf(DIFFERING)]] },
    );
    assert.ok(differ > 0);
  });

  it('are two or three if there are too many solutions to list', () => {
    // Valid puzzles without their first two or three givens, so that the same number is enough.
    const hard = [
      '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9',
      '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......',
      '48.3............71.2.......7.5....6....2..8.............1.76...3.....4......5....',
    ];
    for (const line of hard.slice(0, sized(1, hard.length))) {
      for (const removed of sized([2, 3], [2, 3, 4])) {
        const grid = gridOf(line);
        const cells = [...grid.digits.keys()].filter(cell => grid.digits[cell] > 0).slice(0, removed);
        for (const cell of cells) grid.digits[cell] = 0;
        assert.equal(countSolutions(grid, 201), 201);
        const { options, isFewest } = finish(givensToAdd(grid)) ?? assert.fail();
        for (const givens of options) {
          assert.equal(countSolutions(withGivens(grid, givens), 2), 1);
          for (const given of givens) {
            const others = givens.filter(other => other !== given);
            assert.equal(countSolutions(withGivens(grid, others), 2), 2, `${removed}: ${line}`);
          }
        }
        if (removed > 3) continue;
        assert.ok(options[0].length <= removed, `${options[0].length} of ${removed}: ${line}`);
        assert.ok(isFewest);
      }
    }
  });

  it('are several for an empty grid, and it is not known whether fewer are enough', () => {
    const { options, isFewest } = finish(givensToAdd(gridOf('.'.repeat(81)))) ?? assert.fail();
    assert.ok(!isFewest && options[0].length >= 17);
  });

  it('are unknown without any budget', () => {
    assert.equal(finish(givensToAdd(gridOf('.'.repeat(81)), new PauseBudget(0))), undefined);
  });
});
