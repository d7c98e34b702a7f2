import type { Technique } from '../step';
import { clueEvidence, clueSteps, cluesFor, explainClue } from './clueSteps';

/** An arrow: digits of its circle that are not a possible sum of the shaft, and digits of the shaft that allow no such sum. */
export const arrowSum: Technique = {
  id: 'arrow-sum',
  name: 'Arrow Sum',
  level: 'medium',
  score: 80,
  find: position => clueSteps(position, arrowSum, cluesFor(position, 'arrow'), 'exactly'),
  evidence: clueEvidence,
  explain: explainClue,
};
