import type { Technique } from '../step';
import { clueEvidence, clueSteps, explainClue } from './clueSteps';
import { leftOversIn } from './leftOvers';

/** Cells of a house that whole cages leave over: they have the rest of its sum. */
export const innies: Technique = {
  id: 'innies',
  name: 'Innies',
  otherNames: ['Rule of 45'],
  level: 'medium',
  score: 70,
  find: position =>
    clueSteps(
      position,
      innies,
      leftOversIn(position, ({ houses, outies }) => houses.length === 1 && outies.length === 0),
      'exactly',
    ),
  evidence: clueEvidence,
  explain: explainClue,
};
