import type { Technique } from '../step';
import { explainLocked, lockedCandidates } from './intersection';

/** All places for a digit in a line are in one box: no other cell of the box can hold it. */
export const claiming: Technique = {
  id: 'claiming',
  name: 'Locked Candidates Type 2 (Claiming)',
  otherNames: ['Claiming', 'Box/Line Reduction', 'Intersection Removal'],
  aliases: ['Locked Candidates', 'Locked Candidates 2', 'Locked Candidates Type 2'],
  level: 'medium',
  score: 50,
  rating: 28,

  find: position =>
    lockedCandidates(
      position,
      claiming,
      position.geometry.houses.filter(({ kind }) => kind !== 'box'),
    ),

  evidence: ({ digits: [digit], houses: [line] }, names) => `${names.digit(digit)} in ${names.house(line)}`,
  explain: explainLocked,
};
