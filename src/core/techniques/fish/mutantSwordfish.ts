import type { Technique } from '../step';
import { fishTechnique } from './fish';

/** A Swordfish of any houses: three whose places of a digit all lie in three others. */
export const mutantSwordfish: Technique = fishTechnique(
  { size: 3, shape: 'mutant', fins: 'none' },
  {
    id: 'mutant-swordfish',
    name: 'Mutant Swordfish',
    level: 'extreme',
    score: 450,
    isExotic: true,
  },
);
