/** The part of `src` that the benchmark of puzzles with rules runs. It is bundled first: see bundledCore.ts. */

export { generate } from '../src/core/generator/index.ts';
export { recipeOf } from '../src/core/generator/recipe.ts';
export { NO_RULES } from '../src/core/generator/rules/wanted.ts';
export { cachedPerGeometry } from '../src/core/rules/geometry.ts';
export { problemOf } from '../src/core/solver/propagation/problem.ts';
export { Search } from '../src/core/solver/propagation/search.ts';
export { isBroken } from '../src/formats/content.ts';
export { readText } from '../src/formats/finding/readText.ts';
export { writeIss } from '../src/formats/iss/writing.ts';
export { finish } from '../src/text/work.ts';
