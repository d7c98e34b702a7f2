import type { Technique } from '../step';
import { clueEvidence, clueSteps, explainClue } from './clueSteps';
import { leftOversIn } from './leftOvers';

/** Cells that are left over in one or more houses, and cells that stick out: the difference of their sums is known. */
export const inniesAndOuties: Technique = {
  id: 'innies-and-outies',
  name: 'Innies and Outies',
  otherNames: ['Rule of 45', 'Innie-Outie Difference'],
  level: 'hard',
  score: 120,
  find: position =>
    clueSteps(
      position,
      inniesAndOuties,
      leftOversIn(position, ({ houses, innies, outies }) => houses.length > 1 || innies.length * outies.length > 0),
      'exactly',
    ),
  evidence: clueEvidence,
  explain: explainClue,
};
