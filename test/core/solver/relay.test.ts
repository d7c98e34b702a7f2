import assert from 'node:assert/strict';
import fc from 'fast-check';
import { geometryOfSize } from '../../../src/core/geometry';
import { bitOf, type Grid, isSolved } from '../../../src/core/grid';
import { makeLine, parseLine } from '../../../src/core/notation';
import * as exactCover from '../../../src/core/solver/exactCover';
import * as relay from '../../../src/core/solver/hybridSearch';
import { countSolutions, firstSolution, solutions, solve, verdict } from '../../../src/core/solver/index';
import { parse } from '../../../src/text/parser/parser';
import { fixture, withShared } from '../../collections';
import { sized } from '../../sizes';
import { anyPuzzle, RUNS, smallGeometry, soluble } from '../arbitraries';
import { backtrack } from '../backtracker';
import { nextLines } from './nextLines';
import { randomMasks } from './randomGrids';
import { stallingPuzzles } from './stallingPuzzles';
import { solverWithoutSimd } from './withoutSimd';

const FUZZ = process.env.FUZZ_RUNS !== undefined;

const { valid, foundEarly, longest, contradictory, eight, twenty, sparse } = stallingPuzzles;

interface Result {
  /** Solutions in the order in which they were found. */
  readonly lines: string[];
  /** The number of them before the handover; undefined if there was none. */
  readonly handedOverAfter: number | undefined;
}

/** The solutions, at most `most`; with the solver's limits by default. */
function run(grid: Grid, most = Number.POSITIVE_INFINITY, limits?: relay.HandoverLimits): Result {
  const search = relay.startSearch(grid, limits);
  const lines: string[] = [];
  let handedOverAfter: number | undefined;
  while (lines.length < most) {
    const outcome = relay.advance(search);
    if (outcome === 'done') break;
    if (search.learning && handedOverAfter === undefined) handedOverAfter = lines.length;
    if (outcome === 'found') lines.push(makeLine(search.solution));
  }
  relay.end(search);
  return { lines, handedOverAfter };
}

function coveredLines(grid: Grid, most: number): string[] {
  const search = exactCover.startSearch(grid);
  const lines = nextLines(search, () => exactCover.advance(search, 2 ** 30), most);
  exactCover.end(search);
  return lines;
}

/** The steps of exact cover to its first solution, from each to the next, and to the end; undefined if there are more. */
function stretchesOf(grid: Grid, most: number): number[] | undefined {
  const search = exactCover.startSearch(grid);
  const stretches: number[] = [];
  for (let outcome = 'paused', steps = 0; outcome !== 'done' && stretches.length <= most; ) {
    outcome = exactCover.advance(search, 1);
    steps++;
    if (outcome === 'paused') continue;
    stretches.push(steps);
    steps = 0;
  }
  exactCover.end(search);
  return stretches.length <= most ? stretches : undefined;
}

function last<T>(work: Generator<undefined, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

describe('the relay of exact cover and learning', () => {
  const limitsOfAnyKind = fc.record({
    steps: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 200 })),
    known: fc.constantFrom(0, 1, 5, 100),
  });

  it('finds every solution once, no matter where one hands over to the other', () => {
    const puzzles = smallGeometry.chain(geometry => anyPuzzle(geometry, geometry.size < 9 ? 0.8 : 0.5));
    fc.assert(
      fc.property(puzzles, limitsOfAnyKind, (grid, limits) => {
        const expected: string[] = [];
        for (const solution of backtrack(grid)) if (expected.push(makeLine(solution)) === 500) break;
        fc.pre(expected.length < 500);
        const { lines } = run(grid, Number.POSITIVE_INFINITY, limits);
        assert.deepEqual(lines.sort(), expected.sort());
      }),
      RUNS,
    );
  });

  it('hands over before, between and after the solutions', () => {
    const handOvers = { before: 0, between: 0, after: 0 };
    for (const grid of randomMasks(FUZZ ? 5000 : sized(250, 1000), FUZZ ? Date.now() : 6)) {
      const stretches = stretchesOf(grid, 100);
      if (!stretches) continue;
      const longest = Math.max(...stretches);
      if (longest === 1) continue;
      const after = stretches.indexOf(longest);
      const { lines, handedOverAfter } = run(grid, Number.POSITIVE_INFINITY, { steps: longest - 1, known: 100 });
      assert.equal(handedOverAfter, after);
      assert.deepEqual(lines.slice(0, after), coveredLines(grid, after));
      assert.deepEqual(lines.sort(), coveredLines(grid, 101).sort());
      handOvers[after === 0 ? 'before' : after < lines.length ? 'between' : 'after']++;
    }
    for (const count of Object.values(handOvers)) assert.ok(count > sized(2, 10), JSON.stringify(handOvers));
  });

  it('hands over if candidates are given', () => {
    const geometry = geometryOfSize(4);
    const allowed = fc.uint32Array({ min: 1, max: 15, minLength: 16, maxLength: 16 });
    fc.assert(
      fc.property(soluble(geometry, 0.9), allowed, limitsOfAnyKind, (puzzle, masks, limits) => {
        const grid = { ...puzzle, allowed: masks.map((mask, cell) => mask | (puzzle.digits[cell] ? 15 : 0)) };
        const { lines } = run(grid, Number.POSITIVE_INFINITY, limits);
        assert.deepEqual(lines.sort(), [...backtrack(grid)].map(makeLine).sort());
      }),
      RUNS,
    );
  });

  describe('hands over', () => {
    for (const [name, grid, after, count] of [
      ['before the only solution', valid, 0, 1],
      ['after it, when the proof takes a long time', foundEarly, 1, 1],
      ['a contradictory puzzle', contradictory, 0, 0],
      ['before all of eight solutions', eight, 0, 8],
      ['after eight of twenty', twenty, 8, 20],
    ] as const) {
      it(name, () => {
        const { lines, handedOverAfter } = run(grid);
        assert.equal(handedOverAfter, after);
        assert.equal(lines.length, count);
        assert.equal(new Set(lines).size, count);
        assert.deepEqual(lines.slice(0, after), coveredLines(grid, after));
        for (const line of lines) assert.ok(isSolved(parseLine(line) as Grid));
      });
    }

    it('at the same step on every machine', () => {
      const search = relay.startSearch(eight);
      let pauses = 0;
      while (!search.learning) {
        assert.equal(relay.advance(search), 'paused');
        pauses++;
      }
      assert.equal(pauses, 20_000 / 32); // 32 steps between two pauses
      relay.end(search);
    });

    it('never if exact cover makes progress, or has found many', () => {
      for (const size of [9, 16, 25]) {
        const grid = { geometry: geometryOfSize(size), digits: new Uint8Array(size * size) };
        const { lines, handedOverAfter } = run(grid, 2000);
        assert.equal(handedOverAfter, undefined);
        assert.deepEqual(lines, coveredLines(grid, 2000));
      }
      const { handedOverAfter } = run(twenty, 20, { steps: 20_000, known: 7 });
      assert.equal(handedOverAfter, undefined);
    });

    it('9x9 puzzles too, if one were hard enough', () => {
      const hard = '100000002090400050006000700050903000000070000000850040700000600030009080002000001';
      const { lines, handedOverAfter } = run(parseLine(hard) as Grid, 2, { steps: 50, known: 100 });
      assert.equal(handedOverAfter, 0);
      assert.deepEqual(lines, coveredLines(parseLine(hard) as Grid, 2));
    });
  });

  it('releases the memory of exact cover', () => {
    const owner = exactCover.startSearch(eight);
    const [own] = owner.positions;
    exactCover.end(owner);
    const isFree = () => {
      const one = exactCover.startSearch(eight);
      const free = one.positions[0] === own;
      exactCover.end(one);
      return free;
    };
    const search = relay.startSearch(eight);
    relay.advance(search);
    assert.ok(!isFree());
    while (!search.learning) relay.advance(search);
    assert.ok(isFree());
    for (let i = 0; i < 2; i++) relay.end(search);
    assert.ok(isFree());
    assert.equal(relay.advance(search), 'done');
  });
});

describe('the solver, if exact cover stalls', () => {
  it('distinguishes valid, contradictory and ambiguous puzzles', () => {
    const [solution] = run(valid).lines;
    const verdictOf = (grid: Grid) => last(verdict(grid));
    for (const grid of [valid, foundEarly, longest]) assert.equal(verdictOf(grid).kind, 'valid');
    assert.deepEqual(verdictOf(valid), { kind: 'valid', solution: parseLine(solution)?.digits });
    assert.deepEqual(verdictOf(contradictory), { kind: 'contradictory' });
    for (const grid of [eight, twenty, ...sparse]) {
      const found = verdictOf(grid);
      assert.ok(found.kind === 'ambiguous');
      const [one, other] = found.solutions;
      assert.notDeepEqual(one, other);
      for (const digits of [one, other]) assert.ok(isSolved({ ...grid, digits }));
    }
  });

  it('still counts, finds and lists solutions', () => {
    assert.equal(countSolutions(eight, 100), 8);
    assert.equal(countSolutions(twenty, 100), 20);
    assert.equal(countSolutions(twenty, 12), 12);
    assert.equal(solve(contradictory), undefined);
    assert.equal(makeLine(solve(eight) as Uint8Array), run(eight, 1).lines[0]);
    assert.deepEqual([...solutions(twenty)].map(makeLine), run(twenty).lines);
    let asked = 0;
    const isTimeUp = () => ++asked === 650; // shortly after the handover
    assert.equal(solve(eight, isTimeUp), undefined);
    assert.equal(asked, 650);
  });

  it('uses only the candidates that a puzzle allows', () => {
    const all = [...solutions(eight)];
    const cell = all[0].findIndex((digit, at) => all.some(solution => solution[at] !== digit));
    const allowed = new Uint32Array(625).fill(2 ** 25 - 1);
    allowed[cell] = bitOf(all[0][cell]);
    const expected = all.filter(solution => solution[cell] === all[0][cell]);
    const found = [...solutions({ ...eight, allowed })];
    assert.deepEqual(found.map(makeLine).sort(), expected.map(makeLine).sort());
  });

  it('writes the first solution found, on every machine', () => {
    for (const grid of [eight, twenty]) {
      const [first] = solutions(grid);
      assert.deepEqual(last(firstSolution(grid, first)), first);
    }
    const ambiguous = parseLine('.'.repeat(81)) as Grid;
    const written = last(firstSolution(ambiguous, new Uint8Array(81)));
    const [first] = solverWithoutSimd().solutions(ambiguous);
    assert.deepEqual(written, first);
  });

  function findsSolutions(grid: Grid, count: number): void {
    const { lines } = run(grid, 2);
    assert.equal(new Set(lines).size, count);
    for (const line of lines) {
      const { digits } = parseLine(line) as Grid;
      assert.ok(isSolved({ ...grid, digits }));
      assert.ok(grid.digits.every((given, cell) => given === 0 || given === digits[cell]));
    }
  }

  it('finds a solution or two of large puzzles', () => {
    const { puzzles } = parse(fixture('large.sdm'));
    assert.equal(puzzles.length, 8);
    for (const { grid } of puzzles) findsSolutions(grid, Math.min(2, countSolutions(grid, 2)));
  });

  withShared('quasi25_30.txt', text => {
    it(`finds two solutions of ${FUZZ ? 'all' : 'one in three'} of the quasi-random 25x25 puzzles`, () => {
      const { puzzles } = parse(text());
      assert.equal(puzzles.length, 30);
      for (const { grid } of puzzles.filter((_, i) => FUZZ || i % 3 === 0)) findsSolutions(grid, 2);
    });
  });
});
