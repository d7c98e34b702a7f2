import type { Technique } from '../step';
import { fishTechnique } from './fish';

/** A Leviathan of any houses: seven whose places of a digit all lie in seven others. */
export const mutantLeviathan: Technique = fishTechnique(
  { size: 7, shape: 'mutant', fins: 'none' },
  {
    id: 'mutant-leviathan',
    name: 'Mutant Leviathan',
    level: 'extreme',
    score: 470,
    isExotic: true,
  },
);
