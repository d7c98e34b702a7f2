import type { Technique } from '../step';
import { fishTechnique } from './fish';

/** Two rows with all their places of a digit in two columns, or two columns with theirs in two rows. */
export const xWing: Technique = fishTechnique(
  { size: 2, shape: 'basic', fins: 'none' },
  {
    id: 'x-wing',
    name: 'X-Wing',
    level: 'hard',
    score: 140,
  },
);
