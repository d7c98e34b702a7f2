import type { Technique } from '../step';
import { fishTechnique } from './fish';

/** A Whale that has boxes besides rows on the one side or besides columns on the other. */
export const frankenWhale: Technique = fishTechnique(
  { size: 6, shape: 'franken', fins: 'none' },
  {
    id: 'franken-whale',
    name: 'Franken Whale',
    level: 'extreme',
    score: 470,
    isExotic: true,
  },
);
