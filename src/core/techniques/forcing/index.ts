import type { Family, TechniqueGroup } from '../family';
import { forcingChainContradiction } from './forcingChainContradiction';
import { forcingChainVerity } from './forcingChainVerity';
import { forcingNetContradiction } from './forcingNetContradiction';
import { forcingNetVerity } from './forcingNetVerity';

const family: Family = { id: 'forcing', name: 'Forcing chains and nets' };

/** Forcing chains and forcing nets. */
export const forcing: TechniqueGroup = {
  family,
  techniques: [forcingChainContradiction, forcingChainVerity, forcingNetContradiction, forcingNetVerity],
};
