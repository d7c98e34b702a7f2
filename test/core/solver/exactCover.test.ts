import assert from 'node:assert/strict';
import fc from 'fast-check';
import { geometryOf, geometryOfSize, SIZES } from '../../../src/core/geometry';
import { bitOf, type Grid, isSolved } from '../../../src/core/grid';
import { makeLine, parseLine } from '../../../src/core/notation';
import { advance, type ExactCoverSearch, end, startSearch } from '../../../src/core/solver/exactCover';
import { countSolutions, firstSolution, search, solutions, solve, verdict } from '../../../src/core/solver/index';
import { anyPuzzle, RUNS, smallGeometry, soluble } from '../arbitraries';
import { nextLines } from './nextLines';
import { randomFrom, randomGrids } from './randomGrids';

/** The first solutions, at most `most`, in order; the search is interrupted every `steps` steps. */
function found(grid: Grid, most: number, steps = 1000): string[] {
  const search = startSearch(grid);
  return nextLines(search, () => advance(search, steps), most);
}

/**
 * The specification of the order of solutions: from the items with the fewest options, take the last in the
 * order column, box, row, cell; try its options from the last to the first.
 */
function* inOrder({ geometry, digits, allowed }: Grid): Generator<string> {
  const { size, cellCount, rowOf, columnOf, boxOf } = geometry;
  const options: { cell: number; digit: number; items: number[] }[] = [];
  for (let cell = 0; cell < cellCount; cell++) {
    for (let digit = 1; digit <= size; digit++) {
      if (digits[cell] !== 0 && digits[cell] !== digit) continue;
      if (allowed && !(allowed[cell] & bitOf(digit))) continue;
      const houses = [columnOf[cell], size + boxOf[cell], 2 * size + rowOf[cell]];
      const items = [...houses.map(house => house * size + digit - 1), 3 * cellCount + cell];
      options.push({ cell, digit, items });
    }
  }
  const solution = new Uint8Array(cellCount);
  yield* cover(
    Array.from({ length: 4 * cellCount }, (_, item) => item),
    options,
  );

  function* cover(open: number[], left: typeof options): Generator<string> {
    if (open.length === 0) {
      yield makeLine(solution);
      return;
    }
    const counts = new Uint16Array(4 * cellCount);
    for (const { items } of left) for (const item of items) counts[item]++;
    const fewest = Math.min(...open.map(item => counts[item]));
    const chosen = Math.max(...open.filter(item => counts[item] === fewest));
    for (const { cell, digit, items } of left.filter(option => option.items.includes(chosen)).reverse()) {
      solution[cell] = digit;
      yield* cover(
        open.filter(item => !items.includes(item)),
        left.filter(option => !option.items.some(item => items.includes(item))),
      );
    }
  }
}

function first(all: Iterable<string>, most: number): string[] {
  const lines: string[] = [];
  for (const line of all) if (lines.push(line) === most) break;
  return lines;
}

describe('exact cover', () => {
  it('finds solutions in the specified order', () => {
    const puzzles = smallGeometry.chain(geometry => anyPuzzle(geometry, geometry.size < 9 ? 0.7 : 0.5));
    fc.assert(
      fc.property(puzzles, grid => assert.deepEqual(found(grid, 8), first(inOrder(grid), 8))),
      { ...RUNS, numRuns: Math.ceil((RUNS.numRuns ?? 100) / 4) },
    );
  });

  it('finds them in this order with pencil marks', () => {
    const geometry = geometryOfSize(4);
    const allowed = fc.uint32Array({ min: 1, max: 15, minLength: 16, maxLength: 16 });
    fc.assert(
      fc.property(soluble(geometry, 0.8), allowed, ({ digits }, masks) => {
        const grid = { geometry, digits, allowed: masks };
        assert.deepEqual(found(grid, 20), first(inOrder(grid), 20));
      }),
      RUNS,
    );
  });

  it('finds the same solutions with any pauses', () => {
    const grid = parseLine('..3.......1......5..............8..........1............9.........7...........2..') as Grid;
    const lines = found(grid, 30);
    assert.equal(lines.length, 30);
    for (const steps of [1, 2, 7, 100]) assert.deepEqual(found(grid, 30, steps), lines);
  });

  it('keeps searches independent', () => {
    const grid = { geometry: geometryOfSize(9), digits: new Uint8Array(81) };
    const lines = found(grid, 5);
    const searches = [startSearch(grid), startSearch(grid)];
    for (const line of lines) {
      for (const search of searches) {
        assert.equal(advance(search, 1e6), 'found');
        assert.equal(makeLine(search.solution), line);
      }
    }
  });

  describe('searches that end', () => {
    const empty = { geometry: geometryOfSize(9), digits: new Uint8Array(81) };

    it('do not affect others, and their memory can be reused', () => {
      const random = randomFrom(5);
      const empties = [geometryOf(3, 3), geometryOf(1, 9), geometryOf(9, 1), geometryOfSize(6)].map(geometry => ({
        geometry,
        digits: new Uint8Array(geometry.cellCount),
      }));
      const grids = [...empties, ...randomGrids(60, 17)];
      const expected = grids.map(grid => found(grid, 12));
      const underWay: { search: ExactCoverSearch; lines: string[]; of: number; done: boolean }[] = [];
      const ended: { search: ExactCoverSearch; line: string }[] = [];
      for (let turn = 0; turn < 20_000; turn++) {
        if (underWay.length < 12) {
          const of = random(grids.length);
          underWay.push({ search: startSearch(grids[of]), lines: [], of, done: false });
        }
        const i = random(underWay.length);
        const one = underWay[i];
        const outcome = advance(one.search, 1 + random(60));
        if (outcome === 'found') one.lines.push(makeLine(one.search.solution));
        if (outcome === 'done') one.done = true;
        assert.deepEqual(one.lines, expected[one.of].slice(0, one.lines.length));
        if (one.done) assert.equal(one.lines.length, expected[one.of].length);
        if (!one.done && one.lines.length < 12 && random(20) > 0) continue;
        underWay.splice(i, 1);
        if (random(4) === 0) continue; // abandoned, not ended
        end(one.search);
        ended.push({ search: one.search, line: makeLine(one.search.solution) });
        const { search: old, line } = ended[random(ended.length)];
        if (random(2) === 0) end(old); // a second time
        assert.equal(advance(old, 1000), 'done');
        assert.equal(makeLine(old.solution), line);
      }
    });

    it('release their memory to later searches', () => {
      const first = startSearch(empty);
      assert.equal(advance(first, 1e6), 'found');
      const [own] = first.positions;
      const size = first.positions.length;
      assert.ok(size > 10);
      end(first);
      const one = startSearch(empty);
      assert.equal(advance(one, 1e6), 'found');
      assert.equal(one.positions.length, size);
      assert.ok(one.positions.includes(own));
      const other = startSearch(empty);
      assert.equal(advance(other, 1e6), 'found');
      assert.equal(new Set([...one.positions, ...other.positions]).size, 2 * size);
      end(one);
      end(one);
      end(other);
      const again = [startSearch(empty), startSearch(empty)];
      for (const search of again) assert.equal(advance(search, 1e6), 'found');
      assert.equal(new Set(again.flatMap(search => search.positions)).size, 2 * size);
    });

    it('include those that write one of several solutions, stopped or not', () => {
      const hard = parseLine(
        '100000002090400050006000700050903000000070000000850040700000600030009080002000001',
      ) as Grid;
      const owner = startSearch(empty);
      const [own] = owner.positions;
      end(owner);
      for (const steps of [1, 1000]) {
        const work = firstSolution(hard, new Uint8Array(81));
        let taken = 0;
        while (taken < steps && !work.next().done) taken++;
        assert.ok(taken > 0);
        work.return(new Uint8Array(81));
        const one = startSearch(empty);
        assert.equal(one.positions[0], own);
        end(one);
      }
    });

    it('include those whose generator is stopped', () => {
      const geometry = geometryOf(2, 5);
      const grid = { geometry, digits: new Uint8Array(100) };
      const owner = startSearch(grid);
      const [own] = owner.positions;
      end(owner);
      /** Whether the next search gets the memory. Returns the memory. */
      const isFree = (): boolean => {
        const one = startSearch(grid);
        const free = one.positions[0] === own;
        end(one);
        return free;
      };
      assert.ok(isFree());
      for (const start of [search, solutions, verdict]) {
        const work = start(grid);
        work.next();
        assert.ok(!isFree());
        work.return(undefined as never);
        assert.ok(isFree(), start.name);
      }
      assert.ok(countSolutions(grid, 3) === 3 && isFree());
      assert.ok(solve(grid, () => true) === undefined && isFree());
    });
  });

  for (const size of SIZES) {
    it(`finds a solution of an empty ${size}x${size} grid, guess by guess`, () => {
      const geometry = geometryOfSize(size);
      const [line] = found({ geometry, digits: new Uint8Array(size * size) }, 1);
      assert.ok(isSolved(parseLine(line) as Grid));
    });
  }

  it('finds nothing if givens conflict or are not allowed', () => {
    assert.deepEqual(found(parseLine(`11${'.'.repeat(14)}`) as Grid, 1), []);
    const full = parseLine('1234341221434321') as Grid;
    assert.deepEqual(found(full, 2), ['1234341221434321']);
    const allowed = new Uint32Array(16).fill(15);
    allowed[5] = bitOf(1);
    assert.deepEqual(found({ ...full, allowed }, 1), []);
  });
});
