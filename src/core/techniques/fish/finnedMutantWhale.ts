import type { Technique } from '../step';
import { fishTechnique } from './fish';

/** A Mutant Whale with fins. */
export const finnedMutantWhale: Technique = fishTechnique(
  { size: 6, shape: 'mutant', fins: 'finned' },
  {
    id: 'finned-mutant-whale',
    name: 'Finned Mutant Whale',
    level: 'extreme',
    score: 470,
    isExotic: true,
  },
);
