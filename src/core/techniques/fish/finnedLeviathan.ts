import type { Technique } from '../step';
import { fishTechnique } from './fish';

/** A Leviathan but for fins: what it excludes and all fins see is out. */
export const finnedLeviathan: Technique = fishTechnique(
  { size: 7, shape: 'basic', fins: 'finned' },
  {
    id: 'finned-leviathan',
    name: 'Finned Leviathan',
    level: 'unfair',
    score: 470,
    isExotic: true,
  },
);
