import type { Technique } from '../step';
import { clueEvidence, clueSteps, cluesFor, explainClue } from './clueSteps';

/** A row or column in which the digits between the lowest and the highest have a sum. */
export const sandwichSum: Technique = {
  id: 'sandwich-sum',
  name: 'Sandwich Sum',
  level: 'medium',
  score: 100,
  find: position => clueSteps(position, sandwichSum, cluesFor(position, 'sandwich'), 'exactly'),
  evidence: clueEvidence,
  explain: explainClue,
};
