import type { Technique } from '../step';
import { explainHidden, hiddenSubsets } from './hiddenSubset';
import { subsetEvidence } from './nakedSubset';

/** Four digits that have only four places together in a house. */
export const hiddenQuadruple: Technique = {
  id: 'hidden-quadruple',
  name: 'Hidden Quadruple',
  otherNames: ['Hidden Quad'],
  level: 'hard',
  score: 150,
  find: position => hiddenSubsets(position, hiddenQuadruple, 4),
  evidence: subsetEvidence,
  explain: explainHidden,
};
