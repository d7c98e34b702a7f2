import { digitsOf, isSingle } from '../../grid';
import { t } from '../../sentences';
import { makeStep, type Technique } from '../step';

/** A cell with one candidate. */
export const nakedSingle: Technique = {
  id: 'naked-single',
  name: 'Naked Single',
  otherNames: ['Sole Candidate', 'Forced Digit'],
  aliases: ['Lone Single', 'Single Candidate'],
  level: 'easy',
  score: 4,
  rating: 23,

  *find({ candidates }) {
    for (let cell = 0; cell < candidates.length; cell++) {
      if (!isSingle(candidates[cell])) continue;
      const digits = digitsOf(candidates[cell]);
      const placements = [{ cell, digit: digits[0] }];
      yield makeStep({ technique: nakedSingle, digits, houses: [], cells: [cell], placements });
    }
  },

  evidence: () => '',

  explain({ digits: [digit], cells: [cell] }, names) {
    return t('{digit} is the only candidate left in {cell}.', { digit: names.digit(digit), cell: names.cell(cell) });
  },
};
