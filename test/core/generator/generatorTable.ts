/**
 * Generates puzzles for every symmetry and level and checks each of them: `npm run test:generator -- [--minimal] [--symmetry NAME]
 * [--level NAME] [COUNT]`. By default 1,000 each. Hard ones take a long time to find and to check, and minimal ones with much symmetry are
 * rare.
 */

import { parseArgs } from 'node:util';
import { CLUE_SYMMETRIES } from '../../../src/core/generator/clueSymmetry';
import { generate, newTally } from '../../../src/core/generator/index';
import { recipeOf } from '../../../src/core/generator/recipe';
import { LEVELS } from '../../../src/core/techniques/step';
import { checkPuzzle } from './checking';

const { values, positionals } = parseArgs({
  options: {
    minimal: { type: 'boolean', default: false },
    symmetry: { type: 'string', multiple: true },
    level: { type: 'string', multiple: true },
  },
  allowPositionals: true,
});
const count = Number(positionals[0] ?? 1000);

for (const level of LEVELS.filter(each => values.level?.includes(each) ?? true)) {
  for (const symmetry of CLUE_SYMMETRIES.filter(each => values.symmetry?.includes(each) ?? true)) {
    const recipe = recipeOf({ seed: 2026, symmetry, level, count, minimal: values.minimal });
    const tally = newTally();
    const begin = performance.now();
    for (const grid of generate(recipe, tally)) if (grid) checkPuzzle(recipe, grid);
    const seconds = ((performance.now() - begin) / 1000).toFixed(1);
    console.log(
      `${symmetry}, ${level}: ${tally.made} puzzles are right, of ${tally.attempts} attempts, in ${seconds} s`,
    );
    if (tally.made < count) process.exitCode = 1;
  }
}
