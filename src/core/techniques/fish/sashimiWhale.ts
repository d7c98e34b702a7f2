import type { Technique } from '../step';
import { fishTechnique } from './fish';

/** A finned Whale of which, without the fins, a base set has no more than one place left. */
export const sashimiWhale: Technique = fishTechnique(
  { size: 6, shape: 'basic', fins: 'sashimi' },
  {
    id: 'sashimi-whale',
    name: 'Sashimi Whale',
    level: 'unfair',
    score: 470,
    isExotic: true,
  },
);
