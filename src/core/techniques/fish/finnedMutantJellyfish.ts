import type { Technique } from '../step';
import { fishTechnique } from './fish';

/** A Mutant Jellyfish with fins. */
export const finnedMutantJellyfish: Technique = fishTechnique(
  { size: 4, shape: 'mutant', fins: 'finned' },
  {
    id: 'finned-mutant-jellyfish',
    name: 'Finned Mutant Jellyfish',
    level: 'extreme',
    score: 470,
    isExotic: true,
  },
);
