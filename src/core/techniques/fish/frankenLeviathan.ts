import type { Technique } from '../step';
import { fishTechnique } from './fish';

/** A Leviathan that has boxes besides rows on the one side or besides columns on the other. */
export const frankenLeviathan: Technique = fishTechnique(
  { size: 7, shape: 'franken', fins: 'none' },
  {
    id: 'franken-leviathan',
    name: 'Franken Leviathan',
    level: 'extreme',
    score: 470,
    isExotic: true,
  },
);
