import type { Technique } from '../step';
import { rectangleEvidence, rectangleSteps } from './rectangle';
import { explainSharedExtra, sharedExtraIn } from './sharedExtra';

/** A rectangle with one extra candidate, the same in three cells or in two opposite cells. One of these cells holds it. */
export const uniqueRectangleType5: Technique = {
  id: 'unique-rectangle-type-5',
  name: 'Unique Rectangle Type 5',
  otherNames: ['Uniqueness Test 5'],
  level: 'hard',
  score: 100,
  needsUniqueness: true,
  find: position =>
    rectangleSteps(position, rectangle => sharedExtraIn(rectangle, position, uniqueRectangleType5, 'scattered')),
  evidence: rectangleEvidence,
  explain: explainSharedExtra,
};
