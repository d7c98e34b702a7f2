import assert from 'node:assert/strict';
import { geometryOfSize } from '../../../src/core/geometry';
import { bitOf, type Grid, isSolved } from '../../../src/core/grid';
import { makeLine, parseLine } from '../../../src/core/notation';
import {
  advance,
  type BandsSearch,
  countLine,
  countSolutions,
  end,
  solveLine,
  startSearch,
} from '../../../src/core/solver/bands/bands';
import { type Engine, engine, FOUND, load, NUMBERS } from '../../../src/core/solver/bands/engine';
import { wasm } from '../../../src/core/solver/bands/wasm';
import * as index from '../../../src/core/solver/index';
import { nextLines } from './nextLines';
import { randomGrids } from './randomGrids';

const geometry = geometryOfSize(9);
const EMPTY: Grid = { geometry, digits: new Uint8Array(81) };
/** Easter Monster, which needs some hundred guesses. */
const HARD = gridOf('100000002090400050006000700050903000000070000000850040700000600030009080002000001');

function gridOf(line: string): Grid {
  const grid = parseLine(line);
  assert.ok(grid, line);
  return grid;
}

/** The solutions of a grid in order, at most `most`. */
function found(grid: Grid, most = Number.POSITIVE_INFINITY, steps = Number.POSITIVE_INFINITY): string[] {
  const search = startSearch(grid);
  return nextLines(search, () => advance(search, steps), most);
}

/** Continues to the next solution; false if there is none. */
function next(search: BandsSearch, steps: number): boolean {
  for (;;) {
    const outcome = advance(search, steps);
    if (outcome !== 'paused') return outcome === 'found';
  }
}

describe('bands', () => {
  before(() => assert.equal(index.engineFor(geometry), 'bands', 'this host has no SIMD'));

  describe('one search', () => {
    it('finds the solutions of an empty grid one by one', () => {
      const lines = found(EMPTY, 1000);
      for (const line of lines) assert.ok(isSolved(gridOf(line)), line);
      assert.equal(new Set(lines).size, 1000);
    });
    it('counts no further than the limit', () => {
      for (const limit of [0, 1, 2, 12_345]) assert.equal(countSolutions(EMPTY, limit), limit);
      assert.equal(countSolutions(HARD, Number.POSITIVE_INFINITY), 1);
    });
    it('pauses after this number of steps, with the same result in the end', () => {
      const search = startSearch(HARD);
      assert.equal(advance(search, 10), 'paused');
      assert.equal(advance(search, 10), 'paused');
      assert.deepEqual(found(HARD, 2, 1), found(HARD, 2));
      assert.deepEqual(found(EMPTY, 100, 1), found(EMPTY, 100));
    });
    it('gives solutions in an order that does not depend on earlier searches', () => {
      const fresh = load(wasm) as Engine;
      for (const grid of randomGrids(200, 13)) {
        countSolutions(HARD, 2);
        const lines = found(grid, 20);
        fresh.puzzle.set(grid.digits);
        assert.ok(fresh.start(NUMBERS));
        fresh.allowed.set(grid.allowed ?? new Uint16Array(81).fill(511));
        fresh.restrict();
        for (const line of lines) {
          assert.equal(fresh.advance(1_000_000, NUMBERS), FOUND);
          assert.equal(makeLine(fresh.solution), line);
        }
      }
    });
    it('supports more than fifty nested guesses', () => {
      // Candidates found by hill climbing, two digits of base 32 a cell, which need 53 guesses within 300 positions. No version of the
      // engine needed more than 54: after that many guesses, propagation decides the rest.
      const masks =
        'd5biedbu327ean0t5qev9ma94ucn4ld99va0f7ef1mepec0dbmdvar4aeef5bt13drebf69k11eqbnevf7' +
        '16eueiame8fn9tcnbbcfeb9rb9ff41ab7bdk6r7a35dtfldn1bep0uava6dr6n1r9ubddb6re99tcvc3';
      const allowed = Uint32Array.from(masks.match(/../g) as string[], two => Number.parseInt(two, 32));
      const search = startSearch({ ...EMPTY, allowed });
      let deepest = 0;
      for (let step = 0; step < 300; step++) {
        const outcome = advance(search, 1);
        assert.notEqual(outcome, 'done');
        if (outcome === 'found') {
          assert.ok(isSolved({ ...EMPTY, digits: search.solution }));
          assert.ok(search.solution.every((digit, cell) => allowed[cell] & bitOf(digit)));
        }
        deepest = Math.max(deepest, ((engine() as Engine).save().length - 16) / 144);
      }
      assert.ok(deepest > 50, String(deepest));
      assert.deepEqual(found(HARD), [makeLine(index.solve(HARD) as Uint8Array)]);
      const fresh = load(wasm) as Engine;
      fresh.start(NUMBERS);
      for (const line of found(EMPTY, 100)) {
        assert.equal(fresh.advance(1_000_000, NUMBERS), FOUND);
        assert.equal(makeLine(fresh.solution), line);
      }
    });
    it('returns done again after the end', () => {
      const search = startSearch(HARD);
      assert.deepEqual(
        [1, 2, 3].map(() => advance(search, 10_000)),
        ['found', 'done', 'done'],
      );
    });
    it('detects a conflict among the givens immediately', () => {
      for (const other of [1, 8, 9, 20, 72]) {
        const digits = new Uint8Array(81);
        digits[0] = digits[other] = 5;
        assert.equal(advance(startSearch({ geometry, digits }), 1), 'paused');
        assert.equal(advance(startSearch({ geometry, digits }), 2), 'done');
      }
    });
  });

  describe('allowed candidates', () => {
    const allowing = (grid: Grid, masks: Record<number, number>): Grid => {
      const allowed = new Uint32Array(81).fill(511);
      for (const [cell, mask] of Object.entries(masks)) allowed[Number(cell)] = mask;
      return { ...grid, allowed };
    };
    it('restrict the solutions', () => {
      const five = [...found(allowing(EMPTY, { 0: bitOf(5), 80: bitOf(5) | bitOf(7) }), 100)];
      assert.equal(five.length, 100);
      for (const line of five) assert.match(line, /^5.*[57]$/);
    });
    it('may leave no solution', () => {
      assert.equal(countSolutions(allowing(EMPTY, { 40: 0 }), 1), 0);
      assert.equal(countSolutions(allowing(HARD, { 0: 511 ^ bitOf(1) }), 1), 0);
      assert.equal(countSolutions(allowing(HARD, { 0: bitOf(1) }), 2), 1);
    });
  });

  describe('many searches', () => {
    it('alternate without affecting each other', () => {
      const grids = [EMPTY, ...[...randomGrids(300, 11)].filter(grid => countSolutions(grid, 30) === 30).slice(0, 19)];
      assert.equal(grids.length, 20);
      const expected = grids.map(grid => found(grid, 30));
      const searches = grids.map(startSearch);
      const lines = grids.map((): string[] => []);
      for (let turn = 0; turn < 30; turn++) {
        for (let i = 0; i < grids.length; i++) {
          const one = (7 * i + turn) % grids.length;
          if (turn > 10 && one % 4 === 0) continue; // abandoned
          assert.ok(next(searches[one], 1 + (one % 3)));
          lines[one].push(makeLine(searches[one].solution));
          if (i % 5 === 0) countSolutions(HARD, 2);
          if (i % 6 === 0) startSearch(EMPTY);
        }
      }
      lines.forEach((some, one) => {
        assert.equal(some.length, one % 4 === 0 ? 11 : 30);
        assert.deepEqual(some, expected[one].slice(0, some.length));
      });
    });
    it('continue after searches of lines', () => {
      const search = startSearch(EMPTY);
      const lines: string[] = [];
      for (const line of [makeLine(HARD.digits), 'x'.repeat(81), '.'.repeat(81)]) {
        assert.ok(next(search, 1000));
        lines.push(makeLine(search.solution));
        countLine(line, 2);
        assert.ok(next(search, 1000));
        lines.push(makeLine(search.solution));
        solveLine(line);
      }
      assert.deepEqual(lines, found(EMPTY, 6));
    });
    it('keep their solution when another search continues', () => {
      const search = startSearch(HARD);
      assert.ok(next(search, 1000));
      const line = makeLine(search.solution);
      found(EMPTY, 3);
      assert.equal(makeLine(search.solution), line);
    });
    it('end without an effect on others, whether it is their turn or not', () => {
      const expected = found(EMPTY, 8);
      const [own, other] = [EMPTY, EMPTY].map(startSearch);
      const lines: string[] = [];
      const goOn = () => {
        assert.ok(next(other, 1));
        lines.push(makeLine(other.solution));
      };
      goOn();
      end(own); // which has not begun
      goOn();
      for (const steps of [1, 1000, 1000]) {
        const one = startSearch(EMPTY);
        advance(one, steps);
        end(one); // in its turn
        goOn();
        assert.equal(advance(one, 1000), 'done');
        goOn();
      }
      assert.deepEqual(lines, expected);
    });
    it('are done after they are ended, and keep their solution', () => {
      const search = startSearch(EMPTY);
      assert.ok(next(search, 1000));
      const line = makeLine(search.solution);
      end(search);
      found(HARD);
      assert.equal(advance(search, 1000), 'done');
      end(search);
      assert.equal(advance(search, 1000), 'done');
      assert.equal(makeLine(search.solution), line);
    });
    it('are copied out of the engine if they may continue, not if they are ended, done or abandoned', () => {
      const copies = (before: () => void): number => {
        const bands = engine() as { save: Engine['save'] };
        const { save } = bands;
        let count = 0;
        bands.save = () => {
          count++;
          return save();
        };
        try {
          before();
          startSearch(HARD);
          return count;
        } finally {
          bands.save = save;
          end(startSearch(EMPTY)); // which the next one need not copy
        }
      };
      copies(() => {});
      assert.equal(
        copies(() => advance(startSearch(EMPTY), 1)),
        1,
      );
      assert.equal(
        copies(() => end(startSearch(EMPTY))),
        0,
      );
      assert.equal(
        copies(() => found(HARD)),
        0,
      );
      assert.equal(
        copies(() => {
          for (const _ of index.search(EMPTY)) break;
        }),
        0,
      );
      assert.equal(
        copies(() => {
          for (const _ of index.solutions(EMPTY)) break;
        }),
        0,
      );
      assert.equal(
        copies(() => outcomeOf(index.verdict(EMPTY))),
        0,
      );
    });
    it('may be abandoned in any number', () => {
      for (let i = 0; i < 20_000; i++) advance(startSearch(EMPTY), 3);
      assert.deepEqual(found(HARD).length, 1);
    });
  });
});

function outcomeOf<T>(work: Generator<undefined, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
