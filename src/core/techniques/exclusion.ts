/** The techniques that a user excludes: the words of the setting `sudoku.techniques.exclude`. */

import type { Verdict } from '../solver/index';
import { familyOf } from './index';
import type { Technique } from './step';

/** Excludes every technique that is valid only in puzzles with exactly one solution. */
export const UNIQUE = 'unique';

/** Whether one of the words excludes a technique. A word is {@link UNIQUE}, the id of a family, or the id of a technique. */
export function isExcluded(technique: Technique, words: readonly string[]): boolean {
  return words.some(
    word =>
      word === technique.id ||
      word === familyOf(technique).id ||
      (word === UNIQUE && technique.needsUniqueness === true),
  );
}

/** The techniques that may be used in a puzzle with this verdict and are not excluded. */
export function applicable(
  techniques: readonly Technique[],
  verdict: Verdict | undefined,
  excluded: readonly string[],
): Technique[] {
  const isValid = verdict?.kind === 'valid';
  return techniques.filter(technique => (isValid || !technique.needsUniqueness) && !isExcluded(technique, excluded));
}
