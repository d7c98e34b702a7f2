import type { Technique } from '../step';
import { fishTechnique } from './fish';

/** Four rows with all their places of a digit in four columns, or four columns with theirs in four rows. */
export const jellyfish: Technique = fishTechnique(
  { size: 4, shape: 'basic', fins: 'none' },
  {
    id: 'jellyfish',
    name: 'Jellyfish',
    level: 'hard',
    score: 160,
  },
);
