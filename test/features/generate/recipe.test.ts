import assert from 'node:assert/strict';
import fc from 'fast-check';
import { CLUE_SYMMETRIES } from '../../../src/core/generator/clueSymmetry';
import { type Recipe, recipeOf } from '../../../src/core/generator/recipe';
import { NO_RULES, type WantedRules } from '../../../src/core/generator/rules/wanted';
import { SIZES } from '../../../src/core/geometry';
import { MAX_SEED } from '../../../src/core/random';
import { usualTechniques } from '../../../src/core/techniques/index';
import { LEVELS } from '../../../src/core/techniques/step';
import { readRecipe, recipeText } from '../../../src/features/generate/recipe';
import { RUNS } from '../../core/arbitraries';

function check(given: Partial<Recipe> & Pick<Recipe, 'seed'>, text: string): void {
  assert.equal(recipeText(recipeOf(given)), text);
  assert.deepEqual(readRecipe(text), recipeOf(given));
}

const numbers = fc.integer({ min: 1, max: MAX_SEED });
const range = (most: number, divisor: number) =>
  fc
    .tuple(fc.nat(most), fc.nat(most))
    .map(([a, b]) => ({ least: Math.min(a, b) / divisor, most: Math.max(a, b) / divisor }));
const words = (all: readonly string[]) => fc.subarray([...all], { minLength: 1 });
const ids = usualTechniques.map(({ id }) => id);

const recipes: fc.Arbitrary<Recipe> = fc
  .record(
    {
      seed: fc.integer({ min: 0, max: MAX_SEED }),
      size: fc.constantFrom(...SIZES),
      count: numbers,
      symmetry: fc.constantFrom(...CLUE_SYMMETRIES),
      minimal: fc.boolean(),
      attempts: numbers,
      clues: range(81, 1),
      level: fc.constantFrom(...LEVELS),
      rating: range(120, 10),
      required: words(ids),
      excluded: words([...ids, 'unique', 'chains']),
      share: fc.nat(10),
    },
    { requiredKeys: ['seed'] },
  )
  .map(({ share, ...given }) => {
    const recipe = recipeOf(given);
    if (share === undefined) return recipe;
    const cells = Array.from({ length: recipe.size ** 2 }, (_, cell) => cell);
    return { ...recipe, pattern: cells.filter(cell => (cell * 7) % 11 <= share) };
  });

describe('the recipe above generated puzzles', () => {
  it('contains unusual settings', () => {
    check({ seed: 42 }, '# generated: seed 42');
    check({ seed: 42, level: 'hard', symmetry: '180' }, '# generated: seed 42, hard, 180°');
    check(
      { seed: 0, count: 10, size: 16, symmetry: 'mirrors', minimal: true, clues: { least: 90, most: 100 } },
      '# generated: seed 0, 10 puzzles, 16x16, both mirrors, 90-100 clues, minimal',
    );
    check(
      {
        seed: 1,
        rating: { least: 3, most: 4.5 },
        required: ['x-wing', 'skyscraper'],
        excluded: ['unique'],
        attempts: 500,
      },
      '# generated: seed 1, SE 3.0-4.5, with x-wing and skyscraper, without unique, 500 attempts',
    );
    check(
      { seed: 1, rating: { least: 7.2, most: 7.2 }, clues: { least: 24, most: 24 } },
      '# generated: seed 1, SE 7.2, 24 clues',
    );
    check({ seed: 1, size: 4, pattern: [0, 3, 5, 15] }, '# generated: seed 1, 4x4, pattern x..x.x.........x');
    check({ seed: 1, symmetry: 'full' }, '# generated: seed 1, full symmetry');
    const rules: WantedRules = { ...NO_RULES, regions: 'jigsaw', whole: [{ kind: 'antiKnight' }], marks: ['cage'] };
    check({ seed: 42, level: 'hard', rules }, '# generated: seed 42, hard, rules jigsaw and anti-knight and killer');
    check(
      { seed: 1, size: 6, rating: { least: 3, most: 4.5 }, rules: { ...NO_RULES, marks: ['cage'] } },
      '# generated: seed 1, 6x6, rated 3.0-4.5, rules killer',
    );
    check({ seed: 1, size: 7, rules: { ...NO_RULES, regions: 'jigsaw' } }, '# generated: seed 1, 7x7, rules jigsaw');
  });
  it('can be read back', () => {
    fc.assert(
      fc.property(recipes, recipe => assert.deepEqual(readRecipe(recipeText(recipe)), recipe)),
      RUNS,
    );
  });
  it('can be in any order, and written by hand', () => {
    assert.deepEqual(
      readRecipe('  #Generated:  180°,Hard , SEED 42'),
      recipeOf({ seed: 42, level: 'hard', symmetry: '180' }),
    );
    assert.deepEqual(readRecipe('# generated: pattern x..x.x.........x, 4x4, seed 1')?.pattern, [0, 3, 5, 15]);
    assert.deepEqual(readRecipe('# generated: seed 1, SE 4-5')?.rating, { least: 4, most: 5 });
  });
  it('is not read from other lines', () => {
    for (const line of [
      '',
      '# generated',
      '# generated:',
      '# generated: hard',
      '# generated: seed 42, very hard',
      '# generated: seed 42,',
      '# generated: seed 42, seed 43',
      '# generated: seed 42, hard, easy',
      '# generated: seed 42, rules foo',
      '# generated: seed 42, rules cage 16: r1c1',
      '# generated: seed 42, 11x11',
      '# generated: seed 42, 9x16',
      `# generated: seed ${MAX_SEED + 1}`,
      '# generated: seed -1',
      '# generated: seed 42, pattern x..x',
      '# generated: seed 42, pattern x, pattern x',
      'generated: seed 42',
      '# created: seed 42',
    ]) {
      assert.equal(readRecipe(line), undefined, line);
    }
  });
});
