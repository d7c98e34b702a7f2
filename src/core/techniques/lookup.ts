/** Techniques by the names that people write. */

import { techniques } from './index';
import type { Technique } from './step';

/**
 * The techniques with this id or name, or otherwise all that have it as another name. Only letters and digits are compared, without the
 * ending of a plural: `Simple Colours` is `simple color`.
 */
export function techniquesNamed(words: string): readonly Technique[] {
  const wanted = simplified(words);
  const named = techniques.filter(({ id, name }) => [id, name].some(each => simplified(each) === wanted));
  return named.length > 0
    ? named
    : techniques.filter(each => namesBesides(each).some(name => simplified(name) === wanted));
}

const namesBesides = ({ otherNames = [], aliases = [] }: Technique) => [...otherNames, ...aliases];

const simplified = (words: string) =>
  words
    .toLowerCase()
    .replaceAll('colour', 'color')
    .replace(/s{1,2}\b/g, '')
    .replace(/[^a-z0-9]/g, '');
