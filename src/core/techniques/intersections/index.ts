import type { Family, TechniqueGroup } from '../family';
import { claiming } from './claiming';
import { lockedPair } from './lockedPair';
import { lockedTriple } from './lockedTriple';
import { pointing } from './pointing';
import { sueDeCoq } from './sueDeCoq';

const family: Family = { id: 'intersections', name: 'Intersections' };

export const intersections: TechniqueGroup = {
  family,
  techniques: [lockedPair, lockedTriple, pointing, claiming],
};

export const disjointSubsets: TechniqueGroup = {
  family,
  techniques: [sueDeCoq],
};
