import type { Technique } from '../step';
import { fishTechnique } from './fish';

/** Five rows with all their places of a digit in five columns, or five columns with theirs in five rows. */
export const squirmbag: Technique = fishTechnique(
  { size: 5, shape: 'basic', fins: 'none' },
  {
    id: 'squirmbag',
    name: 'Squirmbag',
    otherNames: ['Starfish'],
    level: 'unfair',
    score: 470,
    isExotic: true,
  },
);
