import { houseName } from '../../cellNames';
import { isSingle } from '../../grid';
import { t } from '../../sentences';
import { makeStep, type Technique } from '../step';

/** A digit with one place left in a house. Boxes come first, because people look there first. */
export const hiddenSingle: Technique = {
  id: 'hidden-single',
  name: 'Hidden Single',
  otherNames: ['Pinned Digit', 'Unique Candidate'],
  aliases: ['Single Position', 'Pinned Square', 'Cross-Hatching'],
  level: 'easy',
  score: 14,
  // Boxes are the easiest houses, as in Sukaku Explainer; singles in all other houses are harder to see.
  rating: { lowest: 12, of: ({ houses: [{ kind }] }) => (kind === 'box' ? 12 : 15) },

  *find(position) {
    const { geometry } = position;
    const seen = new Set<number>();
    for (const house of geometry.boxesFirst) {
      for (let digit = 1; digit <= geometry.size; digit++) {
        const places = position.places(house, digit);
        if (!isSingle(places)) continue;
        const cell = house.cells[31 - Math.clz32(places)];
        if (seen.has(cell)) continue;
        seen.add(cell);
        const placements = [{ cell, digit }];
        yield makeStep({ technique: hiddenSingle, digits: [digit], houses: [house], cells: [cell], placements });
      }
    }
  },

  evidence: () => '',

  explain({ digits: [digit], houses: [house], cells: [cell] }, names) {
    return t('{cell} is the only cell of {house, form, genitive} that can still hold {digit}.', {
      cell: names.cell(cell),
      house: houseName(house),
      digit: names.digit(digit),
    });
  },
};
