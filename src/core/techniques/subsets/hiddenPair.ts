import type { Technique } from '../step';
import { explainHidden, hiddenSubsets } from './hiddenSubset';
import { subsetEvidence } from './nakedSubset';

/** Two digits with the same two places in a house and no others. */
export const hiddenPair: Technique = {
  id: 'hidden-pair',
  name: 'Hidden Pair',
  level: 'medium',
  score: 70,
  find: position => hiddenSubsets(position, hiddenPair, 2),
  evidence: subsetEvidence,
  explain: explainHidden,
};
