import type { Technique } from '../step';
import { clueEvidence, clueSteps, cluesOfKinds, explainClue } from './clueSteps';

/** An arrow: digits of its circle that the shaft cannot have as a sum, and digits of the shaft with which it has none. */
export const arrowSum: Technique = {
  id: 'arrow-sum',
  name: 'Arrow Sum',
  level: 'medium',
  score: 80,
  find: position => clueSteps(position, arrowSum, cluesOfKinds(position, ['arrow']), 'exactly'),
  evidence: clueEvidence,
  explain: explainClue,
};
