/** The paths of samples, of random puzzles and of collections verify. */

import assert from 'node:assert/strict';
import fc from 'fast-check';
import { makeLine } from '../../../src/core/notation';
import { puzzleLines, withShared } from '../../collections';
import { RUNS } from '../../core/arbitraries';
import { validPuzzle } from '../../core/techniques/randomPuzzles';
import { sized } from '../../sizes';
import { onlyPuzzle, SAMPLE_TITLES, sampleText } from '../steps';
import { problemsOf, provedPath, verified } from './proofs';

/** Collections, the number of puzzles taken from each, and the distance between them. */
const COLLECTIONS = [
  { name: 'norvig_top95.txt', count: 95, every: 1 },
  { name: 'exchange_hard_150.txt', count: 150, every: 1 },
  { name: 'forum_hardest_2000.txt', count: 100, every: 20 },
];

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
      { ...RUNS, numRuns: sized(5, 1000) },
    ));

  for (const { name, count, every } of COLLECTIONS) {
    withShared(name, text => {
      it(`of ${count} puzzles of ${name}`, () => {
        const lines = puzzleLines(text());
        for (let i = 0; i < count; i++) check(lines[i * every]);
      });
    });
  }
});
