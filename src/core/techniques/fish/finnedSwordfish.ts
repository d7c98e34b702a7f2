import type { Technique } from '../step';
import { fishTechnique } from './fish';

/** A Swordfish but for fins: what it excludes and all fins see is out. */
export const finnedSwordfish: Technique = fishTechnique(
  { size: 3, shape: 'basic', fins: 'finned' },
  {
    id: 'finned-swordfish',
    name: 'Finned Swordfish',
    level: 'unfair',
    score: 200,
  },
);
