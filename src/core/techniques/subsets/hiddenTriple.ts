import type { Technique } from '../step';
import { explainHidden, hiddenSubsets } from './hiddenSubset';
import { subsetEvidence } from './nakedSubset';

/** Three digits that have only three places together in a house. */
export const hiddenTriple: Technique = {
  id: 'hidden-triple',
  name: 'Hidden Triple',
  otherNames: ['Hidden Triplet'],
  level: 'medium',
  score: 100,
  find: position => hiddenSubsets(position, hiddenTriple, 3),
  evidence: subsetEvidence,
  explain: explainHidden,
};
