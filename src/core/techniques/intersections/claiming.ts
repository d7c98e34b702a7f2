import type { Technique } from '../step';
import { lockedCandidates } from './intersection';

/** A digit that is left in one box of a line only: no other cell of the box can hold it. */
export const claiming: Technique = {
  id: 'locked-candidates-claiming',
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

  explain({ digits: [digit], houses: [line], covers, cells }, names) {
    const box = names.inWords(covers![0]);
    return (
      `In ${names.inWords(line)} ${names.digit(digit)} can only stand in ${names.cells(cells)}, which all lie in ${box}. ` +
      `One of them takes the ${names.digit(digit)} of ${box}, so no cell of it outside ${names.inWords(line)} can.`
    );
  },
};
