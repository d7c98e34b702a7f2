import type { Technique } from '../step';
import { fishTechnique } from './fish';

/** An X-Wing but for fins: what it excludes and all fins see is out. */
export const finnedXWing: Technique = fishTechnique(
  { size: 2, shape: 'basic', fins: 'finned' },
  {
    id: 'finned-x-wing',
    name: 'Finned X-Wing',
    level: 'hard',
    score: 130,
  },
);
