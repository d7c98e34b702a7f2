import type { Technique } from '../step';
import { fishTechnique } from './fish';

/** A Jellyfish that has boxes besides rows on the one side or besides columns on the other. */
export const frankenJellyfish: Technique = fishTechnique(
  { size: 4, shape: 'franken', fins: 'none' },
  {
    id: 'franken-jellyfish',
    name: 'Franken Jellyfish',
    level: 'unfair',
    score: 370,
    isExotic: true,
  },
);
