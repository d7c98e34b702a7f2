import type { Technique } from '../step';
import { clueEvidence, clueSteps, cluesOfKinds, explainClue } from './clueSteps';

/** A cage: digits that are in no arrangement of a combination. */
export const cageArrangement: Technique = {
  id: 'cage-arrangement',
  name: 'Cage Arrangement',
  otherNames: ['Cage Permutation'],
  level: 'hard',
  score: 110,
  find: position => clueSteps(position, cageArrangement, cluesOfKinds(position, ['cage']), 'exactly'),
  evidence: clueEvidence,
  explain: explainClue,
};
