import type { Technique } from '../step';
import { explainNaked, nakedSubsets, subsetEvidence } from './nakedSubset';

/** Two cells of a house with the same two candidates and no others. */
export const nakedPair: Technique = {
  id: 'naked-pair',
  name: 'Naked Pair',
  level: 'medium',
  score: 60,
  find: position => nakedSubsets(position, nakedPair, 2, 'naked'),
  evidence: subsetEvidence,
  explain: explainNaked,
};
