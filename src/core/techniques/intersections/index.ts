import type { Family, TechniqueGroup } from '../family';
import { claiming } from './claiming';
import { lockedPair } from './lockedPair';
import { lockedTriple } from './lockedTriple';
import { pointing } from './pointing';
import { sueDeCoq } from './sueDeCoq';

const family: Family = { id: 'intersections', name: 'Intersections' };

/** Locked candidates and locked subsets. */
export const intersections: TechniqueGroup = {
  family,
  techniques: [lockedPair, lockedTriple, pointing, claiming],
};

/** Sue de Coq, which is much harder than the other intersections. */
export const disjointSubsets: TechniqueGroup = {
  family,
  techniques: [sueDeCoq],
};
