import type { Technique } from '../step';
import { explainNaked, nakedSubsets, subsetEvidence } from './nakedSubset';

/** Four cells of a house that have only four candidates together. */
export const nakedQuadruple: Technique = {
  id: 'naked-quadruple',
  name: 'Naked Quadruple',
  otherNames: ['Naked Quad'],
  level: 'hard',
  score: 120,
  find: position => nakedSubsets(position, nakedQuadruple, 4, 'naked'),
  evidence: subsetEvidence,
  explain: explainNaked,
};
