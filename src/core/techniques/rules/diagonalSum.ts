import type { Technique } from '../step';
import { clueEvidence, clueSteps, cluesFor, explainClue } from './clueSteps';

/** Cells whose digits may repeat and have a sum. */
export const diagonalSum: Technique = {
  id: 'diagonal-sum',
  name: 'Sum with Repeats',
  otherNames: ['Little Killer Sum', 'Diagonal Sum'],
  level: 'medium',
  score: 90,
  find: position => clueSteps(position, diagonalSum, cluesFor(position, 'sum'), 'exactly'),
  evidence: clueEvidence,
  explain: explainClue,
};
