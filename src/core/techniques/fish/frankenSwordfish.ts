import type { Technique } from '../step';
import { fishTechnique } from './fish';

/** A Swordfish that has boxes besides rows on the one side or besides columns on the other. */
export const frankenSwordfish: Technique = fishTechnique(
  { size: 3, shape: 'franken', fins: 'none' },
  {
    id: 'franken-swordfish',
    name: 'Franken Swordfish',
    level: 'unfair',
    score: 350,
  },
);
