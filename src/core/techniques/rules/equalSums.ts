import type { Technique } from '../step';
import { clueEvidence, clueSteps, cluesFor, explainClue } from './clueSteps';

/** Parts of a line with equal sums. */
export const equalSums: Technique = {
  id: 'equal-sums',
  name: 'Equal Sums',
  otherNames: ['Region Sum Line', 'Zipper Line'],
  level: 'medium',
  score: 90,
  find: position => clueSteps(position, equalSums, cluesFor(position, 'equalSums'), 'exactly'),
  evidence: clueEvidence,
  explain: explainClue,
};
