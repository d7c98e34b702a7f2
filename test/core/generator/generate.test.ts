import assert from 'node:assert/strict';
import fc from 'fast-check';
import { CLUE_SYMMETRIES } from '../../../src/core/generator/clueSymmetry';
import { generate, newTally } from '../../../src/core/generator/index';
import { type Recipe, recipeOf } from '../../../src/core/generator/recipe';
import { SIZES } from '../../../src/core/geometry';
import { makeLine } from '../../../src/core/notation';
import { RUNS } from '../arbitraries';
import { generatorWithoutSimd } from '../solver/withoutSimd';
import { checkRecipe, made } from './checking';
import { CROSSES, EXPECTED } from './expected';

const seeds = fc.integer({ min: 0, max: 2 ** 40 });
const symmetries = fc.constantFrom(...CLUE_SYMMETRIES);
/** Fewer runs for recipes that take a long time. */
const few = (share: number) => ({ ...RUNS, numRuns: Math.ceil(RUNS.numRuns * share) });

describe('generated puzzles', () => {
  it('have one solution and the symmetry', () => {
    fc.assert(
      fc.property(seeds, symmetries, (seed, symmetry) => checkRecipe({ seed, symmetry })),
      RUNS,
    );
  });
  it('are minimal on request', () => {
    fc.assert(
      fc.property(seeds, seed => checkRecipe({ seed, minimal: true })),
      RUNS,
    );
    const symmetric = fc.constantFrom('180', 'mirror', 'diagonal');
    fc.assert(
      fc.property(seeds, symmetric, (seed, symmetry) => checkRecipe({ seed, symmetry, minimal: true })),
      few(0.05),
    );
  });
  it('have the number of clues', () => {
    fc.assert(
      fc.property(seeds, symmetries, fc.integer({ min: 36, max: 81 }), fc.nat(4), (seed, symmetry, least, more) =>
        checkRecipe({ seed, symmetry, clues: { least, most: Math.min(81, least + Math.max(more, 4)) } }),
      ),
      RUNS,
    );
    checkRecipe({ seed: 1, clues: { least: 23, most: 23 }, minimal: true, count: 5 });
    checkRecipe({ seed: 1, clues: { least: 28, most: 28 }, count: 20 });
  });
  it('have every number of clues in a range', () => {
    const { puzzles } = made({ seed: 3, clues: { least: 30, most: 33 }, count: 200 });
    const counts = new Set(puzzles.map(({ digits }) => digits.filter(digit => digit !== 0).length));
    assert.deepEqual([...counts].sort(), [30, 31, 32, 33]);
  });
  it('have the pattern', () => {
    checkRecipe({ seed: 1, pattern: CROSSES, symmetry: '180', count: 3 });
    checkRecipe({ seed: 1, size: 4, pattern: [0, 1, 6, 7, 8, 13], count: 3 });
  });
  it('have the level', () => {
    for (const level of ['easy', 'medium'] as const) {
      fc.assert(
        fc.property(seeds, symmetries, (seed, symmetry) => checkRecipe({ seed, symmetry, level })),
        few(0.1),
      );
    }
    for (const level of ['hard', 'unfair', 'extreme'] as const) checkRecipe({ seed: 8, symmetry: '180', level });
  });
  it('have the rating', () => {
    checkRecipe({ seed: 4, rating: { least: 1, most: 1.5 }, count: 3 });
    checkRecipe({ seed: 4, rating: { least: 2.3, most: 2.6 }, count: 3 });
    checkRecipe({ seed: 4, rating: { least: 3.4, most: 4.2 }, symmetry: '180', level: 'hard' });
  });
  it('need the required techniques and no excluded ones', () => {
    checkRecipe({ seed: 6, required: ['naked-pair', 'pointing'], level: 'medium' });
    checkRecipe({ seed: 6, required: ['x-wing'], excluded: ['unique', 'chains'] });
    checkRecipe({ seed: 6, excluded: ['subsets', 'intersections'], count: 5 });
  });
  it('exist in all sizes', () => {
    for (const size of SIZES) checkRecipe({ seed: size, size, symmetry: '180' });
    for (const size of [4, 6, 8])
      checkRecipe({ seed: size, size, symmetry: 'diagonal', level: 'easy', minimal: size < 8 });
  });

  describe('for a seed', () => {
    it('are always the same', () => {
      for (const [recipe, lines] of EXPECTED) assert.deepEqual(linesOf(recipe), lines, JSON.stringify(recipe));
    });
    it('are the same on a host without SIMD', () => {
      const { generate: generateWithout } = generatorWithoutSimd();
      for (const [recipe, lines] of EXPECTED) assert.deepEqual(linesOf(recipe, generateWithout), lines);
      for (let seed = 0; seed < 20; seed++) {
        const recipe = { seed, symmetry: CLUE_SYMMETRIES[seed % CLUE_SYMMETRIES.length], count: 3 };
        assert.deepEqual(linesOf(recipe, generateWithout), linesOf(recipe));
      }
    });
    it('are the same in large sizes', () => {
      assert.deepEqual(linesOf({ seed: 1, size: 16 }), [
        '2.G..DB.C...E..396E38.....F..G.....C.6.G.E....49.......7......5CB.3.....D7....6...D.......95FA2.FE.6..C5.8.G.D...G7..3..E..AC4..1.4...D3G.......E..B72...D.......D.....A5.B....2A.9..G.6...C.......G.984.F.....D5...D.3B.....1.F...F.5.E297....B.4.EA...3.D.G.C.',
      ]);
    });
    it('start with the same ones if more are requested', () => {
      assert.deepEqual(linesOf({ seed: 8, count: 6 }).slice(0, 3), linesOf({ seed: 8, count: 3 }));
      assert.notDeepEqual(linesOf({ seed: 8, count: 3 }), linesOf({ seed: 9, count: 3 }));
    });
  });

  it('are given up after the attempts, with the points that failed', () => {
    const { puzzles, outcome, tally } = made({ seed: 1, clues: { least: 17, most: 17 }, attempts: 50 });
    assert.deepEqual(outcome, { kind: 'gave up' });
    assert.equal(puzzles.length, 0);
    assert.equal(tally.attempts, 50);
    assert.equal(tally.clues, 50);
    const some = made({ seed: 1, level: 'medium', minimal: true, symmetry: '180', attempts: 300, count: 1000 });
    assert.equal(some.outcome.kind, 'gave up');
    const { attempts, ...parts } = some.tally;
    assert.equal(
      Object.values(parts).reduce((sum, part) => sum + part),
      attempts,
    );
    assert.ok(some.tally.minimal > 0 && some.tally.level > 0);
  });
  it('stop only after consecutive failures', () => {
    const recipe = { seed: 5, level: 'medium', count: 12 } as const;
    // By attempt: whether it gave a puzzle.
    const attempts: boolean[] = [];
    const tally = newTally();
    for (const grid of generate(recipeOf(recipe), tally)) {
      if (tally.attempts > attempts.length) attempts.push(grid !== undefined);
    }
    const runs = attempts
      .map(String)
      .join(' ')
      .split('true')
      .map(run => run.split('false').length - 1);
    const longest = Math.max(...runs);
    const failures = attempts.filter(isMade => !isMade).length;
    assert.ok(longest > 0 && failures > longest + 1, runs.join());
    assert.equal(made({ ...recipe, attempts: longest + 1 }).outcome.kind, 'done');
    const { outcome, puzzles } = made({ ...recipe, attempts: longest });
    assert.equal(outcome.kind, 'gave up');
    assert.equal(puzzles.length, runs.indexOf(longest));
  });
  it('do not exist for an impossible recipe', () => {
    const { outcome, puzzles } = made({ seed: 1, clues: { least: 9, most: 16 } });
    assert.deepEqual(outcome, { kind: 'refused', refusal: { kind: 'few clues', fewest: 17 } });
    assert.equal(puzzles.length, 0);
  });
  it('can be paused at every attempt', () => {
    let pauses = 0;
    for (const grid of generate(recipeOf({ seed: 1, count: 10, level: 'easy' }))) if (!grid) pauses++;
    assert.ok(pauses > 10);
  });
});

function linesOf(recipe: Partial<Recipe> & Pick<Recipe, 'seed'>, from = generate): string[] {
  const lines: string[] = [];
  for (const grid of from(recipeOf(recipe))) if (grid) lines.push(makeLine(grid.digits));
  return lines;
}
