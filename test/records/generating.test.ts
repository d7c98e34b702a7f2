/** The puzzles of recipes, their counts of attempts, and why recipes are refused; and symmetries of grids, with the names of their steps. */

import { generate, newTally } from '../../src/core/generator/index';
import { geometryOf, geometryOfSize } from '../../src/core/geometry';
import { makeLine } from '../../src/core/notation';
import { Random } from '../../src/core/random';
import { rulesOfGeometry } from '../../src/core/rules/geometry';
import { randomSymmetry, square, squareSymmetries } from '../../src/core/symmetry/symmetries';
import { inverse } from '../../src/core/symmetry/transformation';
import { symmetryStepsOf } from '../../src/core/symmetry/words';
import { recipeIn } from '../../src/features/generate/argument';
import { refusalText } from '../../src/features/generate/generating';
import { readRecipe, recipeText } from '../../src/features/generate/recipe';
import { settingsOfRecipe } from '../../src/features/generate/settingList';
import { ruledLines } from '../../src/features/generate/writing';
import { dump, withoutWords } from './dump';
import { type Cases, digests } from './records';

/** Maximum number of pauses of a search. */
const MOST_PAUSES = 2000;

const RECIPES: readonly object[] = [
  ...[4, 6, 8, 9].flatMap(size => [
    { size, seed: 1, count: 2 },
    { size, seed: 2, symmetry: '180', minimal: true },
  ]),
  ...['none', '180', '90', 'horizontal', 'vertical', 'diagonal', 'antidiagonal', 'full'].map(symmetry => ({
    size: 4,
    seed: 3,
    symmetry,
  })),
  ...['easy', 'medium', 'hard'].map(level => ({ seed: 4, level, attempts: 30 })),
  { seed: 5, clues: [24, 26] },
  { seed: 5, size: 4, clues: 4, minimal: true, count: 3 },
  { seed: 5, size: 4, clues: [4, 5], attempts: 20 },
  { seed: 6, size: 4, pattern: 'x..x .x.. ..x. x..x' },
  { seed: 6, size: 4, pattern: 'xx.. .... .... ....', attempts: 5 },
  { seed: 7, rating: [1.2, 2.5], attempts: 10 },
  { seed: 8, required: ['x-wing'], attempts: 3 },
  { seed: 8, excluded: ['hidden-single'], attempts: 5 },
  { seed: 9, size: 2 },
  { seed: 9, size: 5 },
  { seed: -1 },
  { seed: 9, clues: [90, 95] },
  { seed: 9, pattern: [1, 2], clues: 30 },
  { seed: 9, unknown: true },
  ...[
    'cages',
    'anti-knight',
    'diagonals',
    'jigsaw',
    'thermo',
    'white dot',
    'xv',
    'strict kropki',
    'whispers',
    'arrow',
    'no boxes',
    'windoku',
  ].flatMap(rules => [
    { seed: 10, size: 6, rules, attempts: 20 },
    { seed: 11, size: 4, rules: `${rules}, anti-king`, attempts: 10 },
  ]),
  { seed: 12, rules: 'cages, diagonals', attempts: 3 },
  { seed: 12, size: 5, rules: 'jigsaw', attempts: 20, count: 2 },
];

function puzzlesOf(argument: object): string {
  const recipe = recipeIn(argument, () => 1);
  if (!recipe.isFound) return withoutWords(recipe.reason);
  const text = recipeText(recipe.value);
  // Without the options, which include all techniques.
  const settings = settingsOfRecipe(recipe.value, undefined).map(
    ({ key, value, ask }) => `${key} ${withoutWords(value)} ${ask.kind} ${ask.kind === 'text' ? ask.text : ''}`,
  );
  const lines = [
    dump(recipe.value),
    text,
    dump(readRecipe(text)),
    ...settings,
    withoutWords(refusalText(recipe.value) ?? ''),
  ];
  const tally = newTally();
  const search = generate(recipe.value, tally);
  for (let pauses = 0; pauses < MOST_PAUSES; pauses++) {
    const step = search.next();
    if (step.done) return [...lines, dump(step.value), dump(tally)].join('\n');
    if (step.value)
      lines.push(makeLine(step.value.digits), ...ruledLines(step.value), dump(rulesOfGeometry(step.value.geometry)));
  }
  return [...lines, dump(tally)].join('\n');
}

function* recipes(): Cases {
  for (const recipe of RECIPES) yield [JSON.stringify(recipe), () => puzzlesOf(recipe)];
}

function* symmetries(): Cases {
  for (const geometry of [geometryOfSize(4), geometryOfSize(6), geometryOf(3, 2), geometryOfSize(9)]) {
    for (const name of squareSymmetries(geometry)) {
      yield [
        `${name} of ${geometry.key}`,
        () => dump([square(geometry, name), symmetryStepsOf(square(geometry, name))]),
      ];
    }
    for (let seed = 1; seed <= 6; seed++) {
      yield [
        `${geometry.key}, seed ${seed}`,
        () => {
          const symmetry = randomSymmetry(geometry, new Random(seed));
          return dump([symmetry, symmetryStepsOf(symmetry), symmetryStepsOf(inverse(symmetry))]);
        },
      ];
    }
  }
}

digests('generating', recipes());
digests('symmetries', symmetries());
