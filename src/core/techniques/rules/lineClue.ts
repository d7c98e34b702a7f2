import type { Technique } from '../step';
import { clueEvidence, clueSteps, cluesFor, explainClue } from './clueSteps';

/** Other lines: digits that occur in no way to fill the line. */
export const lineClue: Technique = {
  id: 'line-clue',
  name: 'Line Clue',
  otherNames: ['Palindrome', 'Between Line', 'Lockout Line', 'Entropic Line', 'Modular Line'],
  level: 'medium',
  score: 90,
  find: position => clueSteps(position, lineClue, cluesFor(position, 'line'), 'exactly'),
  evidence: clueEvidence,
  explain: explainClue,
};
