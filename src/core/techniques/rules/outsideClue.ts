import type { Technique } from '../step';
import { clueEvidence, clueSteps, cluesFor, explainClue } from './clueSteps';

/** A clue outside the grid that looks along a row or column. */
export const outsideClue: Technique = {
  id: 'outside-clue',
  name: 'Outside Clue',
  otherNames: ['X-Sum', 'Skyscraper Clue', 'Numbered Room'],
  level: 'medium',
  score: 100,
  find: position => clueSteps(position, outsideClue, cluesFor(position, 'outsideClue'), 'exactly'),
  evidence: clueEvidence,
  explain: explainClue,
};
