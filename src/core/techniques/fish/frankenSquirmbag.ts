import type { Technique } from '../step';
import { fishTechnique } from './fish';

/** A Squirmbag that has boxes besides rows on the one side or besides columns on the other. */
export const frankenSquirmbag: Technique = fishTechnique(
  { size: 5, shape: 'franken', fins: 'none' },
  {
    id: 'franken-squirmbag',
    name: 'Franken Squirmbag',
    otherNames: ['Franken Starfish'],
    level: 'extreme',
    score: 470,
    isExotic: true,
  },
);
