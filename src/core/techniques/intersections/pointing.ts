import type { Technique } from '../step';
import { explainLocked, lockedCandidates } from './intersection';

/** All places for a digit in a box are in one line: no other cell of the line can hold it. */
export const pointing: Technique = {
  id: 'pointing',
  name: 'Locked Candidates Type 1 (Pointing)',
  otherNames: ['Pointing', 'Pointing Pair', 'Pointing Triple', 'Intersection Removal'],
  aliases: ['Locked Candidates', 'Locked Candidates 1', 'Locked Candidates Type 1'],
  level: 'medium',
  score: 50,
  rating: 26,

  find: position =>
    lockedCandidates(
      position,
      pointing,
      position.geometry.houses.filter(({ kind }) => kind === 'box'),
    ),

  evidence: ({ digits: [digit], houses: [box] }, names) => `${names.digit(digit)} in ${names.house(box)}`,
  explain: explainLocked,
};
