import type { Technique } from '../step';
import { fishTechnique } from './fish';

/** A Franken Swordfish with fins. */
export const finnedFrankenSwordfish: Technique = fishTechnique(
  { size: 3, shape: 'franken', fins: 'finned' },
  {
    id: 'finned-franken-swordfish',
    name: 'Finned Franken Swordfish',
    level: 'unfair',
    score: 410,
  },
);
