import type { Technique } from '../step';
import { fishTechnique } from './fish';

/** A Squirmbag but for fins: what it excludes and all fins see is out. */
export const finnedSquirmbag: Technique = fishTechnique(
  { size: 5, shape: 'basic', fins: 'finned' },
  {
    id: 'finned-squirmbag',
    name: 'Finned Squirmbag',
    otherNames: ['Finned Starfish'],
    level: 'unfair',
    score: 470,
    isExotic: true,
  },
);
