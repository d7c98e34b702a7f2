import type { Technique } from '../step';
import { fishTechnique } from './fish';

/** An X-Wing that has boxes besides rows on the one side or besides columns on the other. */
export const frankenXWing: Technique = fishTechnique(
  { size: 2, shape: 'franken', fins: 'none' },
  {
    id: 'franken-x-wing',
    name: 'Franken X-Wing',
    level: 'unfair',
    score: 300,
  },
);
