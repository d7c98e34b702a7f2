import type { Technique } from '../step';
import { fishTechnique } from './fish';

/** A Squirmbag of any houses: five whose places of a digit all lie in five others. */
export const mutantSquirmbag: Technique = fishTechnique(
  { size: 5, shape: 'mutant', fins: 'none' },
  {
    id: 'mutant-squirmbag',
    name: 'Mutant Squirmbag',
    otherNames: ['Mutant Starfish'],
    level: 'extreme',
    score: 470,
    isExotic: true,
  },
);
