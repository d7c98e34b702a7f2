/** Generates the puzzles of a recipe. Loaded at first use, because it needs the techniques. */

import { type AttemptCounts, generate, newTally } from '../../core/generator/index';
import type { Recipe } from '../../core/generator/recipe';
import { refusalOf } from '../../core/generator/refusal';
import type { Grid } from '../../core/grid';
import * as messages from '../../messages/index';
import type { Work } from '../../text/work';

export { recipeIn } from './argument';
export { recipeText } from './recipe';
export { applyAnswer, settingsOfRecipe } from './settingList';

/** The puzzles of a recipe, and why there are not more of them. */
export interface Generated {
  readonly grids: readonly Grid[];
  readonly reason?: string;
}

/** Makes a tally, in which generating counts its attempts. */
export { type AttemptCounts, newTally };

/** Why no puzzle can follow a recipe, or undefined. */
export function refusalText(recipe: Recipe): string | undefined {
  const refusal = refusalOf(recipe);
  return refusal && messages.generating.refused(refusal, recipe);
}

/** Makes all puzzles of a recipe. Yields where it may be paused or abandoned. */
export function* generating(recipe: Recipe, tally: AttemptCounts = newTally()): Work<Generated> {
  const grids: Grid[] = [];
  const puzzles = generate(recipe, tally);
  for (;;) {
    const step = puzzles.next();
    if (!step.done) {
      if (step.value) grids.push(step.value);
      yield undefined;
      continue;
    }
    const { value: end } = step;
    if (end.kind === 'done') return { grids };
    const say = messages.generating;
    return { grids, reason: end.kind === 'refused' ? say.refused(end.refusal, recipe) : say.gaveUp(tally) };
  }
}
