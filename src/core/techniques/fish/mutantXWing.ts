import type { Technique } from '../step';
import { fishTechnique } from './fish';

/** An X-Wing of any houses: two whose places of a digit all lie in two others. */
export const mutantXWing: Technique = fishTechnique(
  { size: 2, shape: 'mutant', fins: 'none' },
  {
    id: 'mutant-x-wing',
    name: 'Mutant X-Wing',
    level: 'extreme',
    score: 450,
    isExotic: true,
  },
);
