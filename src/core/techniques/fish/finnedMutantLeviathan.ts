import type { Technique } from '../step';
import { fishTechnique } from './fish';

/** A Mutant Leviathan with fins. */
export const finnedMutantLeviathan: Technique = fishTechnique(
  { size: 7, shape: 'mutant', fins: 'finned' },
  {
    id: 'finned-mutant-leviathan',
    name: 'Finned Mutant Leviathan',
    level: 'extreme',
    score: 470,
    isExotic: true,
  },
);
