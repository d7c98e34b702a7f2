import type { Technique } from '../step';
import { fishTechnique } from './fish';

/** A Mutant Swordfish with fins. */
export const finnedMutantSwordfish: Technique = fishTechnique(
  { size: 3, shape: 'mutant', fins: 'finned' },
  {
    id: 'finned-mutant-swordfish',
    name: 'Finned Mutant Swordfish',
    level: 'extreme',
    score: 470,
    isExotic: true,
  },
);
