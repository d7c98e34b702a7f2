/** The engines are held to each other, and where it can cope to the plain backtracker, on many 9x9 puzzles. */

import assert from 'node:assert/strict';
import { type Grid, isSolved } from '../../../src/core/grid';
import { makeLine, parseLine } from '../../../src/core/notation';
import * as bands from '../../../src/core/solver/bands/bands';
import * as exactCover from '../../../src/core/solver/exactCover';
import { puzzleLines, sharedData } from '../../sharedData';
import { backtrack } from '../backtracker';
import { randomGrids, randomMasks } from './randomGrids';

/** Puzzles with more solutions are compared by this number of them. */
const MOST = 50;

type Outcome = 'found' | 'done' | 'paused';
type Engine<S> = { startSearch: (grid: Grid) => S; advance: (search: S, steps: number) => Outcome };

function solutionsBy<S extends { readonly solution: Uint8Array }>(
  engine: Engine<S>,
  grid: Grid,
  most: number,
): string[] {
  const search = engine.startSearch(grid);
  const lines: string[] = [];
  while (lines.length < most && engine.advance(search, Number.POSITIVE_INFINITY) === 'found') {
    lines.push(makeLine(search.solution));
  }
  return lines.sort();
}

/** Compares the solutions of a grid, at most so many, and says how many there are. */
function check(grid: Grid, most = MOST): number {
  const lines = solutionsBy(bands, grid, most);
  const expected = solutionsBy(exactCover, grid, most);
  const puzzle = makeLine(grid.digits);
  if (lines.length < most) assert.deepEqual(lines, expected, puzzle);
  else checkSolutions(grid, lines);
  assert.equal(lines.length, expected.length, puzzle);
  assert.equal(bands.countSolutions(grid, most), lines.length, puzzle);
  return lines.length;
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
    const fuzz = process.env.FUZZ_RUNS !== undefined;
    const seed = fuzz ? Date.now() : 1;

    it('on ten thousand random puzzles', () => {
      const puzzles = { contradictory: 0, valid: 0, ambiguous: 0 };
      for (const grid of randomGrids(10_000, seed)) {
        const count = check(grid);
        puzzles[count === 0 ? 'contradictory' : count === 1 ? 'valid' : 'ambiguous']++;
      }
      for (const count of Object.values(puzzles)) assert.ok(count > 1000, JSON.stringify(puzzles));
    });

    it('on random candidates', () => {
      const counts = [...randomMasks(1000, seed)].map(grid => check(grid));
      for (const some of [0, 1, MOST]) assert.ok(counts.filter(count => count === some).length > 20, String(counts));
    });

    const collections: readonly [name: string, most: number, every: number][] = [
      ['euler50.txt', 2, 1],
      ['norvig_easy50.txt', 2, 1],
      ['norvig_top95.txt', 2, 1],
      ['norvig_hardest11.txt', MOST, 1],
      ['exchange_easy_150.txt', 2, 1],
      ['exchange_hard_150.txt', 2, 1],
      ['pathological.txt', MOST, 1],
      ['forum_hardest_2000.txt', 2, fuzz ? 1 : 8],
      ['serg_multi_10000.txt', 10, fuzz ? 1 : 10],
      ['royle17_49151.txt', 2, fuzz ? 1 : 20],
    ];
    for (const [name, most, every] of collections) {
      it(`on ${every === 1 ? 'all' : `one in ${every}`} of ${name}`, function () {
        const lines = puzzleLines(sharedData(this, name)).filter((_, i) => i % every === 0);
        for (const line of lines) check(parseLine(line.slice(0, 81)) as Grid, most);
      });
    }
  });

  it('plain backtracking on a thousand random puzzles with few blanks', () => {
    let compared = 0;
    for (const grid of randomGrids(4000, 3)) {
      if (grid.digits.filter(digit => digit === 0).length > 45) continue;
      assert.deepEqual(solutionsBy(bands, grid, Number.POSITIVE_INFINITY), [...backtrack(grid)].map(makeLine).sort());
      if (++compared === 1000) break;
    }
    assert.equal(compared, 1000);
  });
});
