import type { Technique } from '../step';
import { fishTechnique } from './fish';

/** A Whale of any houses: six whose places of a digit all lie in six others. */
export const mutantWhale: Technique = fishTechnique(
  { size: 6, shape: 'mutant', fins: 'none' },
  {
    id: 'mutant-whale',
    name: 'Mutant Whale',
    level: 'extreme',
    score: 470,
    isExotic: true,
  },
);
