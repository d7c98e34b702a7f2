import type { Technique } from '../step';
import { clueEvidence, clueSteps, cluesFor, explainClue } from './clueSteps';

/** A line of consecutive digits: all within reach of each other. */
export const renbanLine: Technique = {
  id: 'renban-line',
  name: 'Renban Line',
  otherNames: ['Consecutive Line'],
  level: 'medium',
  score: 80,
  find: position => clueSteps(position, renbanLine, cluesFor(position, 'renban'), 'exactly'),
  evidence: clueEvidence,
  explain: explainClue,
};
