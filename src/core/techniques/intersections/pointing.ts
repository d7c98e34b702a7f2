import type { Technique } from '../step';
import { lockedCandidates } from './intersection';

/** A digit that is left in one line of a box only: no other cell of the line can hold it. */
export const pointing: Technique = {
  id: 'locked-candidates-pointing',
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

  explain({ digits: [digit], houses: [box], covers, cells }, names) {
    const line = names.inWords(covers![0]);
    return (
      `In ${names.inWords(box)} ${names.digit(digit)} can only stand in ${names.cells(cells)}, which all lie in ${line}. ` +
      `One of them takes the ${names.digit(digit)} of ${line}, so no cell of it outside the box can.`
    );
  },
};
