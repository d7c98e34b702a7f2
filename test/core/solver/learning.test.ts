import assert from 'node:assert/strict';
import fc from 'fast-check';
import { geometryOf, geometryOfSize, SIZES } from '../../../src/core/geometry';
import { bitOf, type Grid } from '../../../src/core/grid';
import { makeLine, parseLine } from '../../../src/core/notation';
import { advance, end, startSearch } from '../../../src/core/solver/learning/learning';
import { sized } from '../../sizes';
import { anyPuzzle, RUNS, smallGeometry, soluble, solvedGrid } from '../arbitraries';
import { backtrack } from '../backtracker';
import {
  checkAll,
  checkSolution,
  checkSome,
  covered,
  FUZZ,
  found,
  limitsOfAnyKind,
  lubyTo,
  take,
  USUAL,
} from './learningChecks';
import { randomGrids, randomMasks } from './randomGrids';
import { stallingPuzzles } from './stallingPuzzles';

describe('learning', () => {
  describe('finds every solution once', () => {
    it('like plain backtracking', () => {
      const puzzles = smallGeometry.chain(geometry => anyPuzzle(geometry, geometry.size < 9 ? 0.8 : 0.5));
      const counts = { contradictory: 0, valid: 0, ambiguous: 0 };
      fc.assert(
        fc.property(puzzles, limitsOfAnyKind, (grid, limits) => {
          const expected = take(backtrack(grid), 500);
          fc.pre(expected.length < 500);
          const count = checkAll(grid, expected, { limits });
          counts[count === 0 ? 'contradictory' : count === 1 ? 'valid' : 'ambiguous']++;
        }),
        RUNS,
      );
      for (const count of Object.values(counts)) assert.ok(count > sized(1, 10), JSON.stringify(counts));
    });

    it('like plain backtracking, if candidates are given', () => {
      const candidates = smallGeometry
        .filter(({ size }) => size < 9)
        .chain(geometry =>
          fc.tuple(
            soluble(geometry, 0.9),
            fc.uint32Array({
              min: 1,
              max: bitOf(geometry.size + 1) - 1,
              minLength: geometry.cellCount,
              maxLength: geometry.cellCount,
            }),
          ),
        );
      fc.assert(
        fc.property(candidates, limitsOfAnyKind, ([grid, allowed], limits) => {
          checkAll({ ...grid, allowed }, backtrack({ ...grid, allowed }), { limits });
        }),
        RUNS,
      );
    });

    it('of all 288 grids of size 4, with any limits', () => {
      const empty = { geometry: geometryOfSize(4), digits: new Uint8Array(16) };
      const expected = [...backtrack(empty)];
      for (const room of [0, 50, 1000]) {
        for (const conflicts of [1, 10]) {
          for (const exclusions of [0, 1, 2, 50, 288]) {
            assert.equal(checkAll(empty, expected, { limits: { room, conflicts, exclusions } }), 288);
          }
        }
      }
    });

    it('like exact cover, on random 9x9 puzzles', () => {
      const counts: number[] = [];
      for (const grid of randomGrids(FUZZ ? 3000 : sized(80, 300), FUZZ ? Date.now() : 4))
        counts.push(checkSome(grid, 100));
      for (const grid of randomMasks(FUZZ ? 3000 : sized(80, 300), FUZZ ? Date.now() : 5)) {
        counts.push(checkSome(grid, 100, { limits: { room: 200, conflicts: 2, exclusions: 5 } }));
      }
      for (const some of [0, 1, 100])
        assert.ok(counts.filter(count => count === some).length > sized(5, 20), `${some} ${counts}`);
    });

    for (const [size, share] of [
      [8, 0.65],
      [10, 0.65],
      [12, 0.6],
      [16, 0.6],
    ]) {
      it(`like exact cover, on ${size}x${size} puzzles`, () => {
        fc.assert(
          fc.property(anyPuzzle(geometryOfSize(size), share), limitsOfAnyKind, (grid, limits) => {
            checkSome(grid, 50, { limits });
          }),
          { ...RUNS, numRuns: Math.ceil((RUNS.numRuns ?? 100) / 4) },
        );
      });
    }

    it('like exact cover, if 16x16 puzzles are given as candidates', () => {
      const geometry = geometryOfSize(16);
      const masks = fc.uint32Array({ max: 2 ** 16 - 1, minLength: 256, maxLength: 256 });
      fc.assert(
        fc.property(solvedGrid(geometry), masks, masks, limitsOfAnyKind, (solved, some, others, limits) => {
          const allowed = some.map((mask, cell) => bitOf(solved[cell]) | (mask & others[cell]));
          checkSome({ geometry, digits: new Uint8Array(256), allowed }, 20, { limits });
        }),
        { ...RUNS, numRuns: Math.ceil((RUNS.numRuns ?? 100) / 4) },
      );
    });
  });

  describe('excludes', () => {
    it('the known solutions from those that it finds', () => {
      fc.assert(
        fc.property(
          smallGeometry.chain(geometry => soluble(geometry, geometry.size < 9 ? 0.6 : 0.55)),
          limitsOfAnyKind,
          fc.infiniteStream(fc.boolean()),
          (grid, limits, choices) => {
            const all = covered(grid, 60);
            fc.pre(all.length < 60);
            const known = all.filter(() => choices.next().value);
            const others = all.filter(solution => !known.includes(solution));
            checkAll(grid, others, { known, limits });
          },
        ),
        RUNS,
      );
    });

    it('the only solution of a puzzle, even of one with a single blank or of a full grid', () => {
      const full = parseLine('1234341221434321') as Grid;
      for (const blanks of [[], [5], [5, 6, 9, 10]]) {
        const digits = full.digits.slice();
        for (const cell of blanks) digits[cell] = 0;
        const grid = { ...full, digits };
        assert.deepEqual(found(grid), [makeLine(full.digits)]);
        assert.deepEqual(found(grid, { known: [full.digits] }), []);
      }
    });
  });

  it('finds nothing if givens conflict or are not allowed, or a digit has no place', () => {
    const full = parseLine('1234341221434321') as Grid;
    const allowed = new Uint32Array(16).fill(15);
    allowed[5] = bitOf(1);
    for (const grid of [
      parseLine(`11${'.'.repeat(14)}`) as Grid,
      parseLine(`123.${'.'.repeat(3)}4${'.'.repeat(8)}`) as Grid,
      { ...full, allowed },
      { ...full, digits: new Uint8Array(16), allowed: new Uint32Array(16).fill(7) },
    ]) {
      assert.deepEqual(found(grid), []);
    }
  });

  it('finds the same solutions in the same order with any pauses', () => {
    const grid = parseLine('..3.......1......5..............8..........1............9.........7...........2..') as Grid;
    for (const limits of [USUAL, { room: 100, conflicts: 1, exclusions: 4 }]) {
      const lines = found(grid, { most: 30, limits });
      assert.equal(lines.length, 30);
      for (const steps of [1, 2, 7, 100_000]) assert.deepEqual(found(grid, { most: 30, limits, steps }), lines);
    }
  });

  it('keeps searches independent, and ended ones stay ended', () => {
    const grid = { geometry: geometryOf(2, 3), digits: new Uint8Array(36) };
    const lines = found(grid, { most: 8 });
    const searches = [startSearch(grid), startSearch(grid)];
    for (const line of lines) {
      for (const search of searches) {
        assert.equal(advance(search, 1e6), 'found');
        assert.equal(makeLine(search.solution), line);
      }
    }
    end(searches[0]);
    end(searches[0]);
    assert.equal(advance(searches[0], 1000), 'done');
    assert.equal(makeLine(searches[0].solution), lines[7]);
    assert.equal(advance(searches[1], 1e6), 'found');
  });

  for (const size of SIZES) {
    it(`finds a solution of an empty ${size}x${size} grid`, () => {
      const grid = { geometry: geometryOfSize(size), digits: new Uint8Array(size * size) };
      checkSolution(grid, found(grid, { most: 1 })[0]);
    });
  }

  it('searches 36x36 puzzles, which have more digits than a word has bits', () => {
    const geometry = geometryOf(6, 6);
    fc.assert(
      fc.property(soluble(geometry, 0.3), ({ digits }) => {
        const search = startSearch({ geometry, digits });
        while (advance(search, 1000) === 'paused');
        search.solution.forEach((digit, cell) => {
          assert.ok(1 <= digit && digit <= 36 && (digits[cell] === 0 || digits[cell] === digit));
          assert.ok(geometry.peersOf[cell].every(peer => search.solution[peer] !== digit));
        });
      }),
      { ...RUNS, numRuns: 5 },
    );
  });

  describe('where exact cover stalls', () => {
    const { valid, foundEarly, longest, contradictory, eight, twenty, sparse } = stallingPuzzles;

    for (const [name, grid, count] of [
      ['a valid puzzle', valid, 1],
      ['another one', foundEarly, 1],
      ['a contradictory one', contradictory, 0],
      ['one with eight solutions', eight, 8],
      ['one with twenty', twenty, 20],
    ] as const) {
      it(`counts the solutions of ${name}`, () => {
        const lines = found(grid);
        assert.equal(new Set(lines).size, count);
        assert.equal(lines.length, count);
        for (const line of lines) checkSolution(grid, line);
      });
    }

    it('finds the same solutions with turned guesses', () => {
      for (const grid of [eight, twenty]) {
        const limits = { ...USUAL, exclusions: 2 };
        assert.deepEqual(found(grid, { limits }).sort(), found(grid).sort());
      }
    });

    it('finds many solutions of sparse puzzles', () => {
      for (const grid of sparse) {
        const lines = found(grid, { most: 300 });
        assert.equal(new Set(lines).size, 300);
        for (const line of lines) checkSolution(grid, line);
      }
    });

    it("restarts with the waits of Luby's sequence", () => {
      const search = startSearch(longest, [], { ...USUAL, conflicts: 3 });
      const waits: number[] = [];
      for (let pace = search.pace; waits.length < 40; pace = search.pace) {
        while (search.pace === pace) assert.notEqual(advance(search, 1), 'done');
        assert.equal(search.trail.level, 0);
        waits.push(search.conflictsLeft / 3);
      }
      assert.deepEqual(waits, lubyTo(6).slice(1, 41)); // the first wait is counted from the start
    });

    it('does not exceed its memory, no matter how long it takes', () => {
      const room = 1 << 14;
      const search = startSearch(longest, [], { ...USUAL, room });
      const { clauses, learnedStart } = search.problem;
      let forgotten = 0;
      let count = 0;
      for (let outcome = 'paused', before = 0; outcome !== 'done'; ) {
        before = clauses.end;
        outcome = advance(search, 1);
        if (outcome === 'found') count++;
        if (clauses.end < before) forgotten++;
        const words = clauses.end - learnedStart;
        assert.ok(words < 2 * room, `${words} words`); // some clauses are added before others are forgotten
        assert.ok(clauses.words.length < 4 * (learnedStart + room), `${clauses.words.length} words in all`);
      }
      assert.equal(count, 1);
      assert.ok(forgotten > 10, `${forgotten} times`);
    });
  });
});
