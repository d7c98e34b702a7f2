import type { Technique } from '../step';
import { fishTechnique } from './fish';

/** A Franken Jellyfish with fins. */
export const finnedFrankenJellyfish: Technique = fishTechnique(
  { size: 4, shape: 'franken', fins: 'finned' },
  {
    id: 'finned-franken-jellyfish',
    name: 'Finned Franken Jellyfish',
    level: 'unfair',
    score: 430,
    isExotic: true,
  },
);
