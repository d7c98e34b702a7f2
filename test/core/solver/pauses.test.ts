import assert from 'node:assert/strict';
import { geometryOfSize } from '../../../src/core/geometry';
import type { Grid } from '../../../src/core/grid';
import { parseLine } from '../../../src/core/notation';
import * as exactCover from '../../../src/core/solver/exactCover';
import { countSolutions, engineFor, firstSolution, search, solve } from '../../../src/core/solver/index';

function gridOf(line: string): Grid {
  const grid = parseLine(line);
  assert.ok(grid, line);
  return grid;
}

/** Easter Monster, for which bands needs some hundred positions. */
const HARD = '100000002090400050006000700050903000000070000000850040700000600030009080002000001';
/** Six solutions; bands pauses before the first, after the fourth and after the fifth. */
const SIX = '907600500400500600000080040500900400030000002000070000100006004000100065000090100';

function emptyOf(size: number): Grid {
  return { geometry: geometryOfSize(size), digits: new Uint8Array(size * size) };
}

function changed<T extends Uint8Array | Uint32Array>(cells: T, cell: number, value: number): T {
  const copy = cells.slice() as T;
  copy[cell] = value;
  return copy;
}

function pausesIn(all: Iterable<Uint8Array | undefined>): number {
  let pauses = 0;
  for (const found of all) if (!found) pauses++;
  return pauses;
}

function* untilFound(all: Iterable<Uint8Array | undefined>): Generator<Uint8Array | undefined> {
  for (const found of all) {
    yield found;
    if (found) return;
  }
}

/** The steps of exact cover to the first solution of a grid. */
function stepsToFirst(grid: Grid): number {
  const one = exactCover.startSearch(grid);
  let steps = 1;
  while (exactCover.advance(one, 1) === 'paused') steps++;
  exactCover.end(one);
  return steps;
}

describe('a search of the solver', () => {
  describe('pauses', () => {
    it('occur every few steps in a 9x9 puzzle', () => {
      const pauses = pausesIn(search(gridOf(HARD)));
      assert.ok(pauses >= 1, String(pauses)); // of some hundred positions
      const work = firstSolution(gridOf(HARD), new Uint8Array(81));
      if (engineFor(geometryOfSize(9)) === 'bands') assert.equal(work.next().done, false);
    });

    it('occur more often in larger puzzles', () => {
      for (const size of [16, 25]) {
        const placements = stepsToFirst(emptyOf(size));
        const pauses = pausesIn(untilFound(search(emptyOf(size))));
        assert.ok(pauses >= 5, `${pauses} of ${size}x${size}`);
        assert.ok(placements / pauses < 25_000 / size ** 2, `${pauses} in ${placements} steps of ${size}x${size}`);
      }
      assert.ok(pausesIn(untilFound(search(emptyOf(25)))) >= 30);
    });

    it('of exact cover start before the first step', () => {
      for (const size of [4, 8, 16, 25]) {
        const grid = emptyOf(size);
        const solution = solve(grid) as Uint8Array;
        const nearlyFull = { ...grid, digits: changed(solution, 0, 0) };
        const contradictory = { ...grid, digits: changed(solution, 0, solution[1]) };
        for (const one of [grid, nearlyFull, contradictory, { ...grid, digits: solution }]) {
          assert.deepEqual(search(one).next(), { done: false, value: undefined });
        }
        const [pause, found] = search(nearlyFull);
        assert.equal(pause, undefined);
        assert.deepEqual(found, solution);
      }
    });
  });

  describe('when time is up', () => {
    /** A clock that reports that the time is up at its `last` call; another call is an error. */
    const clock = (last: number) => {
      let asked = 0;
      const isTimeUp = () => {
        assert.ok(++asked <= last, 'asked after time was up');
        return asked === last;
      };
      return { isTimeUp, asked: () => asked };
    };

    it('solve gives up', () => {
      for (const [grid, last] of [
        [emptyOf(25), 3],
        [emptyOf(16), 3],
        [gridOf(HARD), 1],
      ] as const) {
        const { isTimeUp, asked } = clock(last);
        assert.equal(solve(grid, isTimeUp), undefined);
        assert.equal(asked(), last);
      }
    });
    it('countSolutions returns the number found so far', () => {
      const { isTimeUp, asked } = clock(3);
      assert.equal(countSolutions(emptyOf(25), 1000, isTimeUp), 0);
      assert.equal(asked(), 3);

      const grid = gridOf(SIX);
      const all = countSolutions(grid, 1000);
      const counts: number[] = [];
      for (let last = 1; counts.at(-1) !== all; last++) counts.push(countSolutions(grid, 1000, clock(last).isTimeUp));
      assert.equal(all, 6);
      assert.equal(counts[0], 0);
      assert.deepEqual(
        counts,
        [...counts].sort((a, b) => a - b),
      );
      assert.ok(new Set(counts).size > 2, String(counts));
    });
    it('the results are the same if time never runs out', () => {
      const never = () => false;
      for (const grid of [emptyOf(4), gridOf(HARD), gridOf(`11${'.'.repeat(79)}`), emptyOf(25)]) {
        assert.deepEqual(solve(grid, never), solve(grid));
        for (const limit of [1, 2, 7]) assert.equal(countSolutions(grid, limit, never), countSolutions(grid, limit));
      }
      assert.equal(countSolutions(emptyOf(4), 1000, never), 288);
    });
  });
});
