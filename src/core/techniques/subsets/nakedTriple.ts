import type { Technique } from '../step';
import { explainNaked, nakedSubsets, subsetEvidence } from './nakedSubset';

/** Three cells of a house that have only three candidates together. */
export const nakedTriple: Technique = {
  id: 'naked-triple',
  name: 'Naked Triple',
  otherNames: ['Naked Triplet'],
  level: 'medium',
  score: 80,
  find: position => nakedSubsets(position, nakedTriple, 3, 'naked'),
  evidence: subsetEvidence,
  explain: explainNaked,
};
