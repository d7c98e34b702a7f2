import type { Technique } from '../step';
import { fishTechnique } from './fish';

/** Seven rows with all their places of a digit in seven columns, or seven columns with theirs in seven rows. */
export const leviathan: Technique = fishTechnique(
  { size: 7, shape: 'basic', fins: 'none' },
  {
    id: 'leviathan',
    name: 'Leviathan',
    level: 'unfair',
    score: 470,
    isExotic: true,
  },
);
