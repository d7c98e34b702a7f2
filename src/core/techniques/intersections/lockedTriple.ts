import type { Technique } from '../step';
import { explainNaked, nakedSubsets, subsetEvidence } from '../subsets/nakedSubset';

/** A naked triple in an intersection that eliminates candidates in the box and in the line. */
export const lockedTriple: Technique = {
  id: 'locked-triple',
  name: 'Locked Triple',
  otherNames: ['Locked Triplet'],
  level: 'medium',
  score: 60,
  find: position => nakedSubsets(position, lockedTriple, 3, 'locked'),
  evidence: subsetEvidence,
  explain: explainNaked,
};
