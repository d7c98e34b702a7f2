import type { Technique } from '../step';
import { fishTechnique } from './fish';

/** A finned Jellyfish of which, without the fins, a base set has no more than one place left. */
export const sashimiJellyfish: Technique = fishTechnique(
  { size: 4, shape: 'basic', fins: 'sashimi' },
  {
    id: 'sashimi-jellyfish',
    name: 'Sashimi Jellyfish',
    level: 'unfair',
    score: 260,
  },
);
