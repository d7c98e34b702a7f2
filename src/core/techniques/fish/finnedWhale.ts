import type { Technique } from '../step';
import { fishTechnique } from './fish';

/** A Whale but for fins: what it excludes and all fins see is out. */
export const finnedWhale: Technique = fishTechnique(
  { size: 6, shape: 'basic', fins: 'finned' },
  {
    id: 'finned-whale',
    name: 'Finned Whale',
    level: 'unfair',
    score: 470,
    isExotic: true,
  },
);
