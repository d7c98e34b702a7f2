import type { Technique } from '../step';
import { fishTechnique } from './fish';

/** A finned Leviathan of which, without the fins, a base set has no more than one place left. */
export const sashimiLeviathan: Technique = fishTechnique(
  { size: 7, shape: 'basic', fins: 'sashimi' },
  {
    id: 'sashimi-leviathan',
    name: 'Sashimi Leviathan',
    level: 'unfair',
    score: 470,
    isExotic: true,
  },
);
