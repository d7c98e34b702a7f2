import type { Technique } from '../step';
import { explainHidden, hiddenSubsets } from './hiddenSubset';
import { subsetEvidence } from './nakedSubset';

/** Three digits with three places among them in a house. */
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
