import type { Technique } from '../step';
import { fishTechnique } from './fish';

/** A Franken Whale with fins. */
export const finnedFrankenWhale: Technique = fishTechnique(
  { size: 6, shape: 'franken', fins: 'finned' },
  {
    id: 'finned-franken-whale',
    name: 'Finned Franken Whale',
    level: 'extreme',
    score: 470,
    isExotic: true,
  },
);
