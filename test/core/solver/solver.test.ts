import assert from 'node:assert/strict';
import fc from 'fast-check';
import { geometryOfSize, SIZES } from '../../../src/core/geometry';
import { bitOf, type Grid, isSolved } from '../../../src/core/grid';
import { makeLine, parseLine } from '../../../src/core/notation';
import { countSolutions, firstSolution, search, solutions, solve, verdict } from '../../../src/core/solver/index';
import { parse } from '../../../src/text/parser/parser';
import { fixture, puzzleLines, withShared } from '../../collections';
import { anyPuzzle, RUNS, smallGeometry, soluble } from '../arbitraries';
import { backtrack } from '../backtracker';
import { type Symmetry, symmetric, symmetry } from '../symmetry';
import { solverWithoutSimd } from './withoutSimd';

function gridOf(line: string): Grid {
  const grid = parseLine(line);
  assert.ok(grid, line);
  return grid;
}

function solved(line: string): string | undefined {
  const solution = solve(gridOf(line));
  return solution && makeLine(solution);
}

/** The solution that Solve writes if there are several. */
function written(line: string): string {
  const [first] = solutions(gridOf(line));
  const work = firstSolution(gridOf(line), first);
  let step = work.next();
  while (!step.done) step = work.next();
  return makeLine(step.value);
}

function verdictOf(grid: Grid) {
  const work = verdict(grid);
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

function emptyOf(size: number): Grid {
  return { geometry: geometryOfSize(size), digits: new Uint8Array(size * size) };
}

function changed<T extends Uint8Array | Uint32Array>(cells: T, cell: number, value: number): T {
  const copy = cells.slice() as T;
  copy[cell] = value;
  return copy;
}

describe('solver', () => {
  it('finds the published solutions of puzzles', () => {
    assert.equal(
      solved('030000401500300000006007002200090060045000000000002580000140000008000970900030000'),
      '837926451524381796196457832281594367645873219379612584753149628418265973962738145',
    );
    // Lacks a given of the published puzzle, so it also has other solutions.
    assert.equal(
      written('058000003170050008000000100000000000407080006083060017910003000006000080000000034'),
      '658142793172359468349678152561237849497581326283964517914823675736495281825716934',
    );
    assert.equal(
      countSolutions(gridOf('200080300060070084030500209000105408000000000402706000301007040720040060004010003'), 2),
      1,
    );
  });

  for (const size of SIZES) {
    it(`an empty ${size}x${size} grid has solutions, each a solved grid`, () => {
      const geometry = geometryOfSize(size);
      const found = new Set<string>();
      for (const digits of solutions({ geometry, digits: new Uint8Array(size * size) })) {
        assert.ok(isSolved({ geometry, digits }));
        found.add(makeLine(digits));
        if (found.size === 5) break;
      }
      assert.equal(found.size, 5);
    });
  }

  it('counts all 288 grids of size 4, and no further than the limit', () => {
    const empty = { geometry: geometryOfSize(4), digits: new Uint8Array(16) };
    assert.equal(countSolutions(empty, 1000), 288);
    assert.equal(countSolutions(empty, 7), 7);
    for (const none of [0, -1]) {
      assert.equal(countSolutions(empty, none), 0);
      assert.equal(countSolutions(emptyOf(9), none), 0);
      assert.equal(
        countSolutions(emptyOf(9), none, () => false),
        0,
      );
    }
  });

  it('a search in progress does not affect another', () => {
    const empty = { geometry: geometryOfSize(4), digits: new Uint8Array(16) };
    const pairs = new Set<string>();
    const inner = solutions(empty);
    for (const one of solutions(empty)) {
      const other = inner.next().value;
      assert.ok(other);
      assert.deepEqual(one, other);
      pairs.add(makeLine(one));
    }
    assert.equal(pairs.size, 288);
  });

  it('a repeated digit in a house leaves no solution', () => assert.equal(solved(`11${'.'.repeat(79)}`), undefined));
  it('a full grid is its own solution', () => {
    const full = solved('.'.repeat(81)) as string;
    assert.equal(solved(full), full);
  });

  it('uses only the candidates that a puzzle allows', () => {
    const geometry = geometryOfSize(4);
    const allowed = new Uint32Array(16).fill(15);
    allowed[0] = bitOf(3);
    const grid = { geometry, digits: new Uint8Array(16), allowed };
    assert.equal(countSolutions(grid, 1000), 72);
    for (const solution of solutions(grid)) assert.equal(solution[0], 3);
    allowed[0] = 0;
    assert.equal(countSolutions(grid, 1), 0);
  });

  it('abandoned searches do not affect others, with any engine', () => {
    for (const solver of [{ solutions, search, verdict }, solverWithoutSimd()]) {
      for (const size of [9, 16]) {
        const expected = [...take(solver.solutions(emptyOf(size)), 20)].map(makeLine);
        const kept = solver.solutions(emptyOf(size));
        for (const line of expected) {
          for (const some of [1, 3]) for (const _ of take(solver.search(emptyOf(size)), some));
          solver.solutions(emptyOf(size)).return(); // before it started
          assert.equal(makeLine(kept.next().value as Uint8Array), line);
          for (const _ of solver.verdict(emptyOf(size)));
        }
        kept.return();
        assert.deepEqual(kept.next(), { done: true, value: undefined });
      }
    }
  });

  it('distinguishes valid, contradictory and ambiguous puzzles', () => {
    const line = solved('.'.repeat(81)) as string;
    assert.equal(verdictOf(gridOf(line)).kind, 'valid');
    assert.equal(verdictOf(gridOf(`${line.slice(0, 80)}.`)).kind, 'valid');
    assert.equal(verdictOf(gridOf('.'.repeat(81))).kind, 'ambiguous');
    assert.equal(verdictOf(gridOf(`${line[0]}${line.slice(0, 80)}`)).kind, 'contradictory');
  });

  it('rejects a full grid whose digits are not allowed', () => {
    for (const size of [4, 9, 16]) {
      const { geometry } = emptyOf(size);
      const digits = solve(emptyOf(size)) as Uint8Array;
      const allowed = Uint32Array.from(digits, bitOf);
      const valid = verdictOf({ geometry, digits, allowed });
      assert.deepEqual(valid, { kind: 'valid', solution: digits });
      for (const cell of [0, size, size * size - 1]) {
        const other = changed(allowed, cell, bitOf(size + 1) - 1 - bitOf(digits[cell]));
        assert.equal(verdictOf({ geometry, digits, allowed: other }).kind, 'contradictory', `${size}, cell ${cell}`);
      }
    }
  });

  it('finds the same solutions as plain backtracking', () => {
    fc.assert(
      fc.property(
        smallGeometry.chain(geometry => anyPuzzle(geometry, geometry.size < 9 ? 0.7 : 0.35)),
        grid => {
          const some = (all: Iterable<Uint8Array>) => new Set([...take(all, 60)].map(makeLine));
          const expected = some(backtrack(grid));
          const found = some(solutions(grid));
          assert.equal(found.size, expected.size);
          if (expected.size < 60) assert.deepEqual([...found].sort(), [...expected].sort());
          for (const line of found) assert.ok(isSolved({ ...grid, digits: gridOf(line).digits }));
        },
      ),
      RUNS,
    );
  });

  it('finds the same solutions with pencil marks', () => {
    const geometry = geometryOfSize(4);
    const allowed = fc.uint32Array({ min: 1, max: 15, minLength: 16, maxLength: 16 });
    fc.assert(
      fc.property(soluble(geometry, 0.8), allowed, ({ digits }, masks) => {
        const grid = { geometry, digits, allowed: masks.map((mask, cell) => (digits[cell] ? 15 : mask)) };
        assert.equal(countSolutions(grid, 1000), [...backtrack(grid)].length);
      }),
      RUNS,
    );
  });

  it('counts do not change under symmetries', () => {
    fc.assert(
      fc.property(
        smallGeometry.chain(geometry => fc.tuple(anyPuzzle(geometry, 0.65), symmetry(geometry))),
        ([grid, change]: [Grid, Symmetry]) => {
          assert.equal(countSolutions(symmetric(grid, change), 200), countSolutions(grid, 200));
        },
      ),
      RUNS,
    );
  });

  describe('collections', () => {
    const counts = (text: string) => puzzleLines(text).map(line => countSolutions(gridOf(line), 2));

    function haveSolutions(text: string): void {
      for (const { grid } of parse(text).puzzles) {
        const digits = solve(grid) as Uint8Array;
        assert.ok(isSolved({ ...grid, digits }));
        assert.ok(grid.digits.every((given, cell) => given === 0 || given === digits[cell]));
      }
    }

    it("the project's puzzles are valid", () => {
      const lines = puzzleLines(fixture('rated.tsv')).map(line => line.split('\t')[1]);
      assert.deepEqual(counts(lines.join('\n')), Array(80).fill(1));
    });
    it("the project's ambiguous puzzles have several solutions", () =>
      assert.deepEqual(counts(fixture('ambiguous.sdm')), Array(100).fill(2)));
    it("the project's large puzzles have a solution", () => {
      assert.equal(parse(fixture('large.sdm')).puzzles.length, 8);
      haveSolutions(fixture('large.sdm'));
    });
    it('puzzles with too few or contradictory givens are counted', () => {
      const first = (digits: string) => digits.padEnd(81, '.');
      assert.deepEqual(counts([first(''), first('12'), first('11'), first('123456789')].join('\n')), [2, 2, 0, 2]);
    });

    withShared('euler50.txt', text => {
      it('Euler 96: the sum of the corners is 24702', () => {
        const lines = puzzleLines(text());
        const sum = lines.reduce((total, line) => total + Number((solved(line) as string).slice(0, 3)), 0);
        assert.equal(sum, 24702);
      });
    });
    withShared('norvig_top95.txt', text => {
      it("Norvig's top 95 are valid", () => assert.deepEqual(counts(text()), Array(95).fill(1)));
    });
    withShared('serg_multi_10000.txt', text => {
      it('ten thousand ambiguous puzzles have two solutions', () =>
        assert.deepEqual(counts(text()), Array(10_000).fill(2)));
    });
    for (const name of ['big16_15.txt', 'big25_15.txt']) {
      withShared(name, text => {
        it(`every puzzle of ${name} has a solution`, () => haveSolutions(text()));
      });
    }
    withShared('pathological.txt', text => {
      it('counts the solutions of pathological puzzles', () => assert.deepEqual(counts(text()), [2, 1, 1, 0, 1]));
    });
  });
});

function* take<T>(all: Iterable<T>, most: number): Generator<T> {
  let left = most;
  for (const one of all) {
    if (left-- === 0) return;
    yield one;
  }
}
