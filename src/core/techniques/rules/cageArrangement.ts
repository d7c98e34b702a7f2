import type { Technique } from '../step';
import { clueEvidence, clueSteps, cluesFor, explainClue } from './clueSteps';

/** A cage: digits that are in no arrangement of a combination. */
export const cageArrangement: Technique = {
  id: 'cage-arrangement',
  name: 'Cage Arrangement',
  otherNames: ['Cage Permutation'],
  level: 'hard',
  score: 110,
  find: position => clueSteps(position, cageArrangement, cluesFor(position, 'cage'), 'exactly'),
  evidence: clueEvidence,
  explain: explainClue,
};
