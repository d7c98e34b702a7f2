import type { Family, TechniqueGroup } from '../family';
import { hiddenPair } from './hiddenPair';
import { hiddenQuadruple } from './hiddenQuadruple';
import { hiddenTriple } from './hiddenTriple';
import { nakedPair } from './nakedPair';
import { nakedQuadruple } from './nakedQuadruple';
import { nakedTriple } from './nakedTriple';

const family: Family = { id: 'subsets', name: 'Subsets' };

/** Naked and hidden subsets. */
export const subsets: TechniqueGroup = {
  family,
  techniques: [nakedPair, nakedTriple, hiddenPair, hiddenTriple, nakedQuadruple, hiddenQuadruple],
};
