/** The part of `src` that generates killers for benchmarks. It is bundled first: see bundledCore.ts. */

export { generate } from '../src/core/generator/index.ts';
export { recipeOf } from '../src/core/generator/recipe.ts';
export { NO_RULES } from '../src/core/generator/rules/wanted.ts';
export { geometryOfSize } from '../src/core/geometry.ts';
export { rulesOfGeometry } from '../src/core/rules/geometry.ts';
export { writeRules } from '../src/text/rules/index.ts';
