/** The techniques that recipes may require or exclude. */

import { isExcluded } from '../../core/techniques/exclusion';
import { techniques, usualTechniques } from '../../core/techniques/index';
import { techniquesNamed } from '../../core/techniques/lookup';
import type { Level } from '../../core/techniques/step';

/** A technique in a list. */
export interface NamedTechnique {
  readonly id: string;
  readonly name: string;
  readonly level: Level;
}

/** The techniques that paths of puzzles of a size use, easiest first. */
export function techniquesFor(size: number): NamedTechnique[] {
  return usualTechniques
    .filter(({ maxSize }) => (maxSize ?? size) >= size)
    .map(({ id, name, level }) => ({ id, name, level }));
}

/** Ids for names of techniques. Other words stay, including those of families and names that several techniques share. */
export function techniqueIds(words: readonly string[]): string[] {
  return words.map(word => {
    if (isTechniqueWord(word)) return word;
    const named = techniquesNamed(word);
    return named.length === 1 ? named[0].id : word;
  });
}

/** Whether a word excludes any technique. */
export function isTechniqueWord(word: string): boolean {
  return techniques.some(technique => isExcluded(technique, [word]));
}
