import type { Technique } from '../step';
import { lockedCandidates } from './intersection';

/** A digit that is left in one box of a line only: no other cell of the box can hold it. */
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
      `The ${digit} of ${inLine} can only stand in ${names.cells(step.cells)}, and these all lie in ${inBox}. ` +
      `So one of them takes the ${digit} of ${inBox} too, and no cell of it outside ${inLine} can hold it.`
    );
  },
};
