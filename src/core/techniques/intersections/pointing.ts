import { allOf } from '../names';
import type { Technique } from '../step';
import { lockedCandidates } from './intersection';

/** All places for a digit in a box are in one line: no other cell of the line can hold it. */
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
      `In ${inBox}, only ${names.cells(step.cells)} can hold ${digit}. These cells are ${allOf(step.cells)} in ${inLine}. ` +
      `So one of them holds the ${digit} of ${inLine}, and no other cell of ${inLine} can hold ${digit}.`
    );
  },
};
