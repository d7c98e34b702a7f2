import { houseName } from '../../cellNames';
import { digitsOf } from '../../grid';
import { t } from '../../sentences';
import { makeStep, type Technique } from '../step';

/** The last empty cell of a house. */
export const fullHouse: Technique = {
  id: 'full-house',
  name: 'Full House',
  otherNames: ['Last Digit in a House', 'Open Single'],
  aliases: ['Last Digit', 'Last Free Cell'],
  level: 'easy',
  score: 4,
  rating: 10,

  *find({ geometry, digits, candidates }) {
    const seen = new Set<number>();
    for (const house of geometry.houses) {
      let last = -1;
      let empty = 0;
      for (const cell of house.cells) {
        if (digits[cell] !== 0) continue;
        last = cell;
        empty++;
      }
      if (empty !== 1 || seen.has(last)) continue;
      const [digit, ...others] = digitsOf(candidates[last]);
      if (digit === undefined || others.length > 0) continue;
      seen.add(last);
      const placements = [{ cell: last, digit }];
      yield makeStep({ technique: fullHouse, digits: [digit], houses: [house], cells: [last], placements });
    }
  },

  evidence: () => '',

  explain({ digits: [digit], houses: [house], cells: [cell] }, names) {
    return t('{cell} is the last empty cell of {house, form, genitive}. The missing digit is {digit}.', {
      cell: names.cell(cell),
      house: houseName(house),
      digit: names.digit(digit),
    });
  },
};
