import type { Technique } from '../step';
import { fishTechnique } from './fish';

/** Three rows with all their places of a digit in three columns, or three columns with theirs in three rows. */
export const swordfish: Technique = fishTechnique(
  { size: 3, shape: 'basic', fins: 'none' },
  {
    id: 'swordfish',
    name: 'Swordfish',
    level: 'hard',
    score: 150,
  },
);
