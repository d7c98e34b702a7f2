/** The part of `src/core` that the benchmark of the generator runs. It is bundled first: see bundledCore.ts. */

export { CLUE_SYMMETRIES } from '../src/core/generator/clueSymmetry.ts';
export { generate } from '../src/core/generator/index.ts';
export { recipeOf } from '../src/core/generator/recipe.ts';
export { countFilled } from '../src/core/grid.ts';
export { engineFor } from '../src/core/solver/index.ts';
export { LEVELS } from '../src/core/techniques/step.ts';
