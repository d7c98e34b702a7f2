import type { Technique } from '../step';
import { fishTechnique } from './fish';

/** A Jellyfish of any houses: four whose places of a digit all lie in four others. */
export const mutantJellyfish: Technique = fishTechnique(
  { size: 4, shape: 'mutant', fins: 'none' },
  {
    id: 'mutant-jellyfish',
    name: 'Mutant Jellyfish',
    level: 'extreme',
    score: 450,
    isExotic: true,
  },
);
