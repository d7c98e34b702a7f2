import type { Technique } from '../step';
import { lockedCandidates } from './intersection';

/** A digit that is left in one line of a box only: no other cell of the line can hold it. */
export const pointing: Technique = {
  id: 'pointing',
  name: 'Locked Candidates Type 1 (Pointing)',
  otherNames: ['Pointing', 'Pointing Pair', 'Pointing Triple', 'Intersection Removal'],
  level: 'medium',
  score: 50,

  find: position =>
    lockedCandidates(
      position,
      pointing,
      position.geometry.houses.filter(({ kind }) => kind === 'box'),
    ),

  evidence: ({ digits: [digit], houses: [box] }, names) => `${names.digit(digit)} in ${names.house(box)}`,

  explain(step, names) {
    const [digit, inBox, inLine] = [
      names.digit(step.digits[0]),
      names.inWords(step.houses[0]),
      names.inWords(step.covers![0]),
    ];
    return (
      `The ${digit} of ${inBox} can only stand in ${names.cells(step.cells)}, and these all lie in ${inLine}. ` +
      `So one of them takes the ${digit} of ${inLine} too, and no cell of it outside ${inBox} can hold it.`
    );
  },
};
