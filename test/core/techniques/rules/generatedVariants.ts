/** Puzzles with rules from the generator. */

import { generate } from '../../../../src/core/generator/index';
import { recipeOf } from '../../../../src/core/generator/recipe';
import { rulesOfGeometry } from '../../../../src/core/rules/geometry';
import { solve } from '../../../../src/core/solver/index';
import { rulesOfNames } from '../../../../src/features/generate/ruleNames';
import type { RandomVariant } from './randomVariants';

/** The number of attempts in a row without a puzzle after which it ends: some rules allow few grids of a size, or none. */
const ATTEMPTS = 20;

/** Up to `count` puzzles with a rule, given by one of the names offered to users. */
export function* generatedVariants(size: number, name: string, count: number, seed: number): Generator<RandomVariant> {
  const wanted = rulesOfNames([name]);
  if (!wanted.isFound) throw new Error(name);
  for (const grid of generate(recipeOf({ size, count, seed, attempts: ATTEMPTS, rules: wanted.value })))
    if (grid) yield { grid, rules: rulesOfGeometry(grid.geometry), solution: solve(grid)! };
}
