/** The paths of collections verify: a few puzzles of each, or with the variable `ALL_DATA` all that are named here. */

import assert from 'node:assert/strict';
import fc from 'fast-check';
import { makeLine } from '../../../../src/core/notation';
import { puzzleLines, withShared } from '../../../collections';
import { validPuzzle } from '../../../core/techniques/randomPuzzles';
import { onlyPuzzle, SAMPLE_TITLES, sampleText } from '../steps';
import { problemsOf, provedPath, verified } from './proofs';

const { ALL_DATA } = process.env;

/** Collections, how many puzzles of each are taken here and with `ALL_DATA`, and the distance between them. */
const COLLECTIONS = [
  { name: 'norvig_top95.txt', few: 5, all: 95, every: 1 },
  { name: 'exchange_hard_150.txt', few: 15, all: 150, every: 1 },
  { name: 'forum_hardest_2000.txt', few: 1, all: 100, every: 20 },
];
const RANDOM = ALL_DATA ? 1000 : 20;

function check(text: string): void {
  const written = provedPath(onlyPuzzle(text));
  assert.deepEqual(problemsOf(written), [], written);
  assert.equal(verified(written).paths.length, 1);
}

describe('a path with its proof verifies', () => {
  for (const title of SAMPLE_TITLES) {
    it(`${title} of samples/steps.sudoku, in every format`, () => {
      const puzzle = onlyPuzzle(sampleText(title));
      for (const format of ['text', 'markdown', 'view'] as const) {
        const written = provedPath(puzzle, format);
        assert.deepEqual(problemsOf(written), [], written);
      }
    });
  }

  it('of random puzzles', () =>
    fc.assert(
      fc.property(validPuzzle, ({ grid }) => check(makeLine(grid.digits))),
      { numRuns: RANDOM, seed: 20_260_101 },
    )).timeout(3_600_000);

  for (const { name, few, all, every } of COLLECTIONS) {
    const wanted = ALL_DATA ? all : few;
    withShared(name, text => {
      it(`of ${wanted} puzzles of ${name}`, () => {
        const lines = puzzleLines(text());
        for (let i = 0; i < wanted; i++) check(lines[i * every]);
      }).timeout(3_600_000);
    });
  }
});
