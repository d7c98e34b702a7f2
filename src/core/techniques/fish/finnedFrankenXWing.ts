import type { Technique } from '../step';
import { fishTechnique } from './fish';

/** A Franken X-Wing with fins. */
export const finnedFrankenXWing: Technique = fishTechnique(
  { size: 2, shape: 'franken', fins: 'finned' },
  {
    id: 'finned-franken-x-wing',
    name: 'Finned Franken X-Wing',
    level: 'unfair',
    score: 390,
  },
);
