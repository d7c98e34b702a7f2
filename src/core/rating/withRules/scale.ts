/** The techniques of puzzles with rules or irregular regions in the order of their ratings, which each technique declares. */

import { usualTechniques } from '../../techniques/index';
import type { Technique, VaryingRating } from '../../techniques/step';

/** A technique with its ratings. */
export interface RatedTechnique extends VaryingRating {
  readonly technique: Technique;
}

/** The techniques of paths of puzzles with rules, easiest first. Techniques with equal ratings are in the order of paths. */
export const ratedTechniques: readonly RatedTechnique[] = usualTechniques
  .flatMap(rated)
  .sort((a, b) => a.lowest - b.lowest);

function rated(technique: Technique): RatedTechnique[] {
  const { rating, needsUniqueness } = technique;
  if (rating === undefined || needsUniqueness) return [];
  return [typeof rating === 'number' ? { technique, lowest: rating, of: () => rating } : { technique, ...rating }];
}
