import { allOf } from '../names';
import type { Technique } from '../step';
import { lockedCandidates } from './intersection';

/** All places for a digit in a line are in one box: no other cell of the box can hold it. */
export const claiming: Technique = {
  id: 'claiming',
  name: 'Locked Candidates Type 2 (Claiming)',
  otherNames: ['Claiming', 'Box/Line Reduction', 'Intersection Removal'],
  level: 'medium',
  score: 50,

  find: position =>
    lockedCandidates(
      position,
      claiming,
      position.geometry.houses.filter(({ kind }) => kind !== 'box'),
    ),

  evidence: ({ digits: [digit], houses: [line] }, names) => `${names.digit(digit)} in ${names.house(line)}`,

  explain(step, names) {
    const [digit, inLine, inBox] = [
      names.digit(step.digits[0]),
      names.inWords(step.houses[0]),
      names.inWords(step.covers![0]),
    ];
    return (
      `In ${inLine}, only ${names.cells(step.cells)} can hold ${digit}. These cells are ${allOf(step.cells)} in ${inBox}. ` +
      `So one of them holds the ${digit} of ${inBox}, and no other cell of ${inBox} can hold ${digit}.`
    );
  },
};
