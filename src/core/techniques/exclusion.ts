/** Techniques that a user does not want: the words of the setting `sudoku.techniques.exclude`. */

import { familyOf } from './index';
import type { Technique } from './step';

/** Excludes every technique that holds only in puzzles with exactly one solution. */
export const UNIQUE = 'unique';

/** Whether a technique is excluded by one of some words: {@link UNIQUE}, the id of its family, or its own id. */
export function isExcluded(technique: Technique, words: readonly string[]): boolean {
  return words.some(
    word =>
      word === technique.id ||
      word === familyOf(technique).id ||
      (word === UNIQUE && technique.needsUniqueness === true),
  );
}
