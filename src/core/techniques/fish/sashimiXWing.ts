import type { Technique } from '../step';
import { fishTechnique } from './fish';

/** A finned X-Wing of which, without the fins, a base set has no more than one place left. */
export const sashimiXWing: Technique = fishTechnique(
  { size: 2, shape: 'basic', fins: 'sashimi' },
  {
    id: 'sashimi-x-wing',
    name: 'Sashimi X-Wing',
    level: 'hard',
    score: 150,
  },
);
