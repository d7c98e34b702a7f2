import type { Technique } from '../step';
import { explainNaked, nakedSubsets, subsetEvidence } from '../subsets/nakedSubset';

/** A naked pair in an intersection that eliminates candidates in the box and in the line. */
export const lockedPair: Technique = {
  id: 'locked-pair',
  name: 'Locked Pair',
  level: 'medium',
  score: 40,
  find: position => nakedSubsets(position, lockedPair, 2, 'locked'),
  evidence: subsetEvidence,
  explain: explainNaked,
};
