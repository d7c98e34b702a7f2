import type { Technique } from '../step';
import { fishTechnique } from './fish';

/** A Franken Squirmbag with fins. */
export const finnedFrankenSquirmbag: Technique = fishTechnique(
  { size: 5, shape: 'franken', fins: 'finned' },
  {
    id: 'finned-franken-squirmbag',
    name: 'Finned Franken Squirmbag',
    otherNames: ['Finned Franken Starfish'],
    level: 'extreme',
    score: 470,
    isExotic: true,
  },
);
