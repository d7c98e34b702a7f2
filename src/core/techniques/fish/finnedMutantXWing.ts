import type { Technique } from '../step';
import { fishTechnique } from './fish';

/** A Mutant X-Wing with fins. */
export const finnedMutantXWing: Technique = fishTechnique(
  { size: 2, shape: 'mutant', fins: 'finned' },
  {
    id: 'finned-mutant-x-wing',
    name: 'Finned Mutant X-Wing',
    level: 'extreme',
    score: 470,
    isExotic: true,
  },
);
