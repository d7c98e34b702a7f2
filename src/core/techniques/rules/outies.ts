import type { Technique } from '../step';
import { clueEvidence, clueSteps, explainClue } from './clueSteps';
import { leftOversIn } from './leftOvers';

/** Cells of cages that stick out of a house: their sum is the excess of the cages' sum over the house's sum. */
export const outies: Technique = {
  id: 'outies',
  name: 'Outies',
  otherNames: ['Rule of 45'],
  level: 'medium',
  score: 75,
  find: position =>
    clueSteps(
      position,
      outies,
      leftOversIn(position, ({ houses, innies }) => houses.length === 1 && innies.length === 0),
      'exactly',
    ),
  evidence: clueEvidence,
  explain: explainClue,
};
