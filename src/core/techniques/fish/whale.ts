import type { Technique } from '../step';
import { fishTechnique } from './fish';

/** Six rows with all their places of a digit in six columns, or six columns with theirs in six rows. */
export const whale: Technique = fishTechnique(
  { size: 6, shape: 'basic', fins: 'none' },
  {
    id: 'whale',
    name: 'Whale',
    level: 'unfair',
    score: 470,
    isExotic: true,
  },
);
