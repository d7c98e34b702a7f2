import type { Technique } from '../step';
import { fishTechnique } from './fish';

/** A finned Squirmbag of which, without the fins, a base set has no more than one place left. */
export const sashimiSquirmbag: Technique = fishTechnique(
  { size: 5, shape: 'basic', fins: 'sashimi' },
  {
    id: 'sashimi-squirmbag',
    name: 'Sashimi Squirmbag',
    otherNames: ['Sashimi Starfish'],
    level: 'unfair',
    score: 470,
    isExotic: true,
  },
);
