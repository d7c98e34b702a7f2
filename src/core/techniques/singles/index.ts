import type { Family, TechniqueGroup } from '../family';
import { fullHouse } from './fullHouse';
import { hiddenSingle } from './hiddenSingle';
import { nakedSingle } from './nakedSingle';

const family: Family = { id: 'singles', name: 'Singles' };

/** All singles. */
export const singles: TechniqueGroup = {
  family,
  techniques: [fullHouse, nakedSingle, hiddenSingle],
};
