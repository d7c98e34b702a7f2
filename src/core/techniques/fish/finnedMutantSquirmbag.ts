import type { Technique } from '../step';
import { fishTechnique } from './fish';

/** A Mutant Squirmbag with fins. */
export const finnedMutantSquirmbag: Technique = fishTechnique(
  { size: 5, shape: 'mutant', fins: 'finned' },
  {
    id: 'finned-mutant-squirmbag',
    name: 'Finned Mutant Squirmbag',
    otherNames: ['Finned Mutant Starfish'],
    level: 'extreme',
    score: 470,
    isExotic: true,
  },
);
