import type { Technique } from '../step';
import { clueEvidence, clueSteps, explainClue } from './clueSteps';
import { leftOversIn } from './leftOvers';

/** Cells of cages that stick out of a house: they have what the cages have more than it. */
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
