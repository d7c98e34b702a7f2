import type { Technique } from '../step';
import { clueEvidence, clueSteps, cluesFor, explainClue } from './clueSteps';

/** Two cells with a dot or a sign between them, or without one if all are given: a digit of one cell without a partner in the other. */
export const pairClue: Technique = {
  id: 'pair-clue',
  name: 'Pair Clue',
  otherNames: ['Kropki Pair', 'XV Pair', 'Greater Than'],
  level: 'easy',
  score: 20,
  find: position => clueSteps(position, pairClue, cluesFor(position, 'pair'), 'settled'),
  evidence: clueEvidence,
  explain: explainClue,
};
