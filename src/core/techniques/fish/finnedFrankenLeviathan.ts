import type { Technique } from '../step';
import { fishTechnique } from './fish';

/** A Franken Leviathan with fins. */
export const finnedFrankenLeviathan: Technique = fishTechnique(
  { size: 7, shape: 'franken', fins: 'finned' },
  {
    id: 'finned-franken-leviathan',
    name: 'Finned Franken Leviathan',
    level: 'extreme',
    score: 470,
    isExotic: true,
  },
);
