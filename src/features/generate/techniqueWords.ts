/** The techniques that recipes may require or exclude. */

import { isExcluded } from '../../core/techniques/exclusion';
import { techniques, usualTechniques } from '../../core/techniques/index';
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

/** Ids for names of techniques. Other words stay. */
export function techniqueIds(words: readonly string[]): string[] {
  const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
  return words.map(word => techniques.find(({ id, name }) => same(id, word) || same(name, word))?.id ?? word);
}

/** Whether a word excludes any technique. */
export function isTechniqueWord(word: string): boolean {
  return techniques.some(technique => isExcluded(technique, [word]));
}
