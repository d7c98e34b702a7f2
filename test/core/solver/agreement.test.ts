/** Compares the engines with each other, and with the plain backtracker where it is fast enough, on many 9x9 puzzles. */

import assert from 'node:assert/strict';
import { type Grid, isSolved } from '../../../src/core/grid';
import { makeLine, parseLine } from '../../../src/core/notation';
import * as bands from '../../../src/core/solver/bands/bands';
import * as exactCover from '../../../src/core/solver/exactCover';
import { parse } from '../../../src/text/parser/parser';
import { fixture, puzzleLines, withShared } from '../../collections';
import { ALL, sized } from '../../sizes';
import { backtrack } from '../backtracker';
import { nextLines } from './nextLines';
import { randomGrids, randomMasks } from './randomGrids';

/** The number of solutions that are compared. */
const MOST = 50;

const FUZZ = process.env.FUZZ_RUNS !== undefined;

/** The same for the project's collections. */
const FIXTURES: Record<string, { puzzles: number; most: number }> = {
  'rated.tsv': { puzzles: 80, most: 2 },
  'ambiguous.sdm': { puzzles: 100, most: MOST },
};

/**
 * Every collection of 9x9 puzzles: the number of puzzles, the number of solutions to compare, and the interval at which
 * `npm test` takes puzzles. `npm run fuzz` takes all.
 */
const COLLECTIONS: Record<string, { puzzles: number; most: number; every?: number }> = {
  'euler50.txt': { puzzles: 50, most: 2 },
  'norvig_easy50.txt': { puzzles: 50, most: 2 },
  'norvig_top95.txt': { puzzles: 95, most: 2 },
  'norvig_hardest11.txt': { puzzles: 11, most: MOST },
  'exchange_easy_150.txt': { puzzles: 150, most: 2 },
  'exchange_hard_150.txt': { puzzles: 150, most: 2 },
  'pathological.txt': { puzzles: 5, most: MOST },
  'gsf-input-formats.txt': { puzzles: 8, most: 2 },
  'hodoku-reglib-half.txt': { puzzles: 582, most: MOST },
  'se-ratings-half.tsv': { puzzles: 567, most: 2 },
  'forum_hardest_2000.txt': { puzzles: 2000, most: 2, every: FUZZ ? 1 : 16 },
  'serg_multi_10000.txt': { puzzles: 10_000, most: FUZZ ? MOST : 10, every: FUZZ ? 1 : 20 },
  'royle17_49151.txt': { puzzles: 49_151, most: 2, every: FUZZ ? 1 : 40 },
};

/** Collections that plain backtracking can solve in seconds per puzzle, with the interval at which puzzles are taken. */
const QUICK_PLAINLY: Record<string, number> = {
  'gsf-input-formats.txt': 1,
  'euler50.txt': FUZZ ? 1 : 25,
  'norvig_easy50.txt': FUZZ ? 1 : 25,
  'exchange_easy_150.txt': FUZZ ? 1 : 30,
  'norvig_hardest11.txt': FUZZ ? 1 : 11,
  'hodoku-reglib-half.txt': FUZZ ? 1 : 30,
};

function gridsOf(text: string): Grid[] {
  return parse(text).puzzles.map(puzzle => puzzle.grid);
}

function sample<T>(all: readonly T[], every: number): T[] {
  return all.filter((_, i) => i % every === 0);
}

type Outcome = 'found' | 'done' | 'paused';
type Engine<S> = {
  startSearch: (grid: Grid) => S;
  advance: (search: S, steps: number) => Outcome;
  end: (search: S) => void;
};

function solutionsBy<S extends { readonly solution: Uint8Array }>(
  engine: Engine<S>,
  grid: Grid,
  most: number,
): string[] {
  const search = engine.startSearch(grid);
  const lines = nextLines(search, () => engine.advance(search, Number.POSITIVE_INFINITY), most);
  engine.end(search);
  return lines.sort();
}

/** Compares at most `most` solutions of a grid, and returns their number. */
function check(grid: Grid, most = MOST): number {
  const lines = solutionsBy(bands, grid, most);
  const expected = solutionsBy(exactCover, grid, most);
  const puzzle = makeLine(grid.digits);
  if (lines.length < most) assert.deepEqual(lines, expected, puzzle);
  else for (const some of [lines, expected]) checkSolutions(grid, some);
  assert.equal(lines.length, expected.length, puzzle);
  assert.equal(bands.countSolutions(grid, most), lines.length, puzzle);
  return lines.length;
}

/** Compares all solutions of a grid with those of plain backtracking. */
function checkPlainly(grid: Grid): void {
  const expected = [...backtrack(grid)].map(makeLine).sort();
  assert.deepEqual(solutionsBy(bands, grid, Number.POSITIVE_INFINITY), expected, makeLine(grid.digits));
}

function checkSolutions(grid: Grid, lines: readonly string[]): void {
  assert.equal(new Set(lines).size, lines.length);
  for (const line of lines) {
    const { digits } = parseLine(line) as Grid;
    assert.ok(isSolved({ ...grid, digits }), line);
    digits.forEach((digit, cell) => {
      assert.ok(!grid.digits[cell] || grid.digits[cell] === digit);
      assert.ok(!grid.allowed || grid.allowed[cell] & (1 << (digit - 1)));
    });
  }
}

describe('bands agrees with', () => {
  describe('exact cover', () => {
    const seed = FUZZ ? Date.now() : 1;

    const count = sized(1000, 10_000);
    it(`on ${count} random puzzles`, () => {
      const puzzles = { contradictory: 0, valid: 0, ambiguous: 0 };
      for (const grid of randomGrids(count, seed)) {
        const found = check(grid);
        puzzles[found === 0 ? 'contradictory' : found === 1 ? 'valid' : 'ambiguous']++;
      }
      for (const found of Object.values(puzzles)) assert.ok(found > count / 10, JSON.stringify(puzzles));
    });

    it('on random candidates', () => {
      const counts = [...randomMasks(count / 10, seed)].map(grid => check(grid));
      for (const some of [0, 1, MOST])
        assert.ok(counts.filter(found => found === some).length > count / 1000, String(counts));
    });

    for (const [name, { puzzles, most, every = 1 }] of Object.entries(COLLECTIONS)) {
      withShared(name, text => {
        it(`on ${every === 1 ? 'all' : `one in ${every}`} of ${name}`, () => {
          const grids = gridsOf(text());
          assert.equal(grids.length, puzzles);
          for (const grid of sample(grids, every)) check(grid, most);
        });
      });
    }

    for (const [name, { puzzles, most }] of Object.entries(FIXTURES)) {
      it(`on all of ${name}`, () => {
        const grids = gridsOf(fixture(name));
        assert.equal(grids.length, puzzles);
        for (const grid of grids) check(grid, most);
      });
    }
  });

  const givesSolutions = (text: string) => {
    const solutions = puzzleLines(text).map(line => line.split('\t')[2]);
    const found = gridsOf(text).map(grid => solutionsBy(bands, grid, 2));
    assert.deepEqual(
      found.map(([first, second]) => (second ? '' : first)), // a puzzle with several solutions is listed without one
      solutions,
    );
  };
  it('finds the solutions that rated.tsv gives', () => givesSolutions(fixture('rated.tsv')));
  withShared('se-ratings-half.tsv', text => {
    it('finds the solutions that se-ratings-half.tsv gives', () => givesSolutions(text()));
  });

  describe('plain backtracking', () => {
    it('on random puzzles with few blanks', () => {
      const wanted = sized(200, 1000);
      let compared = 0;
      for (const grid of randomGrids(4000, 3)) {
        if (grid.digits.filter(digit => digit === 0).length > 45) continue;
        checkPlainly(grid);
        if (++compared === wanted) break;
      }
      assert.equal(compared, wanted);
    });

    for (const [name, every] of Object.entries(QUICK_PLAINLY)) {
      withShared(name, text => {
        it(`on ${every === 1 ? 'all' : `one in ${every}`} of ${name}`, () => {
          for (const grid of sample(gridsOf(text()), every)) checkPlainly(grid);
        });
      });
    }
    if (ALL || FUZZ)
      it(`on ${FUZZ ? 'all' : 'one in 16'} of rated.tsv`, () => {
        for (const grid of sample(gridsOf(fixture('rated.tsv')), FUZZ ? 1 : 16)) checkPlainly(grid);
      });
  });
});
