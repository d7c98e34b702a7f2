import type { Technique } from '../step';
import { rectangleEvidence, rectangleSteps } from './rectangle';
import { explainSharedExtra, sharedExtraIn } from './sharedExtra';

/** A rectangle with one extra candidate in two cells of a row or column, the same in both. One of the two cells holds it. */
export const uniqueRectangleType2: Technique = {
  id: 'unique-rectangle-type-2',
  name: 'Unique Rectangle Type 2',
  otherNames: ['Uniqueness Test 2'],
  level: 'hard',
  score: 100,
  needsUniqueness: true,
  find: position =>
    rectangleSteps(position, rectangle => sharedExtraIn(rectangle, position, uniqueRectangleType2, 'aligned')),
  evidence: rectangleEvidence,
  explain: explainSharedExtra,
};
