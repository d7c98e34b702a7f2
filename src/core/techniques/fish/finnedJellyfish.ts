import type { Technique } from '../step';
import { fishTechnique } from './fish';

/** A Jellyfish but for fins: what it excludes and all fins see is out. */
export const finnedJellyfish: Technique = fishTechnique(
  { size: 4, shape: 'basic', fins: 'finned' },
  {
    id: 'finned-jellyfish',
    name: 'Finned Jellyfish',
    level: 'unfair',
    score: 250,
  },
);
