import type { Family, TechniqueGroup } from '../family';
import { alsXyChain } from './alsXyChain';
import { alsXyWing } from './alsXyWing';
import { alsXz } from './alsXz';
import { deathBlossom } from './deathBlossom';

const family: Family = { id: 'almost-locked-sets', name: 'Almost locked sets' };

/** Patterns of linked almost locked sets. */
export const almostLockedSets: TechniqueGroup = {
  family,
  techniques: [alsXz, alsXyWing, alsXyChain, deathBlossom],
};
