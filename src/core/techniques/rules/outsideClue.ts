import type { Technique } from '../step';
import { clueEvidence, clueSteps, cluesOfKinds, explainClue } from './clueSteps';

/** A clue outside the grid that looks along a row or column. */
export const outsideClue: Technique = {
  id: 'outside-clue',
  name: 'Outside Clue',
  otherNames: ['X-Sum', 'Skyscraper Clue', 'Numbered Room'],
  level: 'medium',
  score: 100,
  find: position =>
    clueSteps(position, outsideClue, cluesOfKinds(position, ['xSum', 'skyscraper', 'numberedRoom']), 'exactly'),
  evidence: clueEvidence,
  explain: explainClue,
};
