import type { Technique } from '../step';
import { fishTechnique } from './fish';

/** A finned Swordfish of which, without the fins, a base set has no more than one place left. */
export const sashimiSwordfish: Technique = fishTechnique(
  { size: 3, shape: 'basic', fins: 'sashimi' },
  {
    id: 'sashimi-swordfish',
    name: 'Sashimi Swordfish',
    level: 'unfair',
    score: 240,
  },
);
