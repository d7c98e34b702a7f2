import type { Technique } from '../step';
import { clueEvidence, clueSteps, cluesFor, explainClue } from './clueSteps';

/** Four cells that contain certain digits. */
export const quadDigits: Technique = {
  id: 'quad-digits',
  name: 'Quad Digits',
  otherNames: ['Quadruple'],
  level: 'medium',
  score: 60,
  find: position => clueSteps(position, quadDigits, cluesFor(position, 'quad'), 'exactly'),
  evidence: clueEvidence,
  explain: explainClue,
};
