/** The paths of samples, of random puzzles and of collections verify. */

import assert from 'node:assert/strict';
import fc from 'fast-check';
import { makeLine } from '../../../src/core/notation';
import { ENGLISH, setLanguage } from '../../../src/core/sentences';
import type { CheckedPaths } from '../../../src/features/proof/verifying';
import { bundlePath, catalogOf, LANGUAGES } from '../../../tools/generate/catalogs';
import { puzzleLines, withShared } from '../../collections';
import { RUNS } from '../../core/arbitraries';
import { validPuzzle } from '../../core/techniques/randomPuzzles';
import { readText } from '../../package/markdown';
import { sized } from '../../sizes';
import { onlyPuzzle, SAMPLE_TITLES, sampleText } from '../steps';
import { problemsOf, provedPath, verified } from './proofs';

/** Collections, the number of puzzles taken from each, and the distance between them. */
const COLLECTIONS = [
  { name: 'norvig_top95.txt', count: 95, every: 1 },
  { name: 'exchange_hard_150.txt', count: 150, every: 1 },
  { name: 'forum_hardest_2000.txt', count: 100, every: 20 },
];

/** A puzzle with a placed digit and an excluded candidate, and one with several solutions. */
const ENTERED = ':0000:x:+4.3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..:512::\n';
const SEVERAL = '1...\n....\n....\n...2\n';

/** The kinds of the parts of each path. */
const partsOf = (paths: CheckedPaths['paths']) => paths.map(({ path }) => path.parts.map(({ kind }) => kind));

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

  for (const language of LANGUAGES) {
    it(`where it is shown in ${language}, however it starts and ends`, () => {
      const texts = catalogOf(readText(bundlePath(language)));
      const puzzles = [...SAMPLE_TITLES.slice(0, 3).map(sampleText), ENTERED, SEVERAL];
      for (const puzzle of puzzles.map(onlyPuzzle)) {
        setLanguage({ locale: language, texts });
        const written = provedPath(puzzle, 'view');
        const { problems, paths } = verified(written);
        setLanguage(ENGLISH);
        assert.doesNotMatch(written, /Solved|Placed|Excluded|Solution/);
        assert.deepEqual(problems, [], written);
        assert.deepEqual(partsOf(paths), partsOf(verified(provedPath(puzzle, 'view')).paths), written);
      }
      assert.match(
        provedPath(onlyPuzzle(ENTERED)),
        /Placed, not given: r1c1=4\n(?:.*\n)*?Excluded from the start: r1c2<>5\n/,
      );
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
