import { houseName } from '../../cellNames';
import { type Position, sharedHouses } from '../../position';
import { any, joinSentences, t } from '../../sentences';
import { candidatesIn, type Found, type Technique } from '../step';
import { explainRectangle, hasPlacesOnlyIn, type Rectangle, rectangleEvidence, rectangleSteps } from './rectangle';

/**
 * A rectangle with extra candidates in two cells of a house that has no other place for one of the two digits. One of the cells
 * holds that digit, so neither can hold the other digit.
 */
export const uniqueRectangleType4: Technique = {
  id: 'unique-rectangle-type-4',
  name: 'Unique Rectangle Type 4',
  otherNames: ['Uniqueness Test 4'],
  aliases: ['UR Type 4', 'Unique Rectangle', 'Uniqueness Test', 'Unique Rectangle Type 4B'],
  level: 'hard',
  score: 100,
  needsUniqueness: true,
  find: position => rectangleSteps(position, stepsIn),
  evidence: rectangleEvidence,

  explain(step, names) {
    const { digits, fins, houses, eliminations } = step;
    const gone = eliminations[0].digit;
    const conclusion = t(
      'In {house, form, locative}, only {roof} can hold {kept}. ' +
        'If the other of them were {gone}, the rectangle would hold only these two digits. So neither can be {gone}.',
      {
        house: houseName(houses[0]),
        roof: any(fins!.map(cell => names.cell(cell))),
        kept: names.digit(digits[0] === gone ? digits[1] : digits[0]),
        gone: names.digit(gone),
      },
    );
    return joinSentences([explainRectangle(step, names), conclusion]);
  },
};

function* stepsIn({ digits, cells, roof }: Rectangle, position: Position): Generator<Found> {
  if (roof.length !== 2) return;
  const [a, b] = digits;
  for (const house of sharedHouses(position.geometry, roof)) {
    for (const [kept, gone] of [
      [a, b],
      [b, a],
    ]) {
      if (!hasPlacesOnlyIn(position, house, kept, roof)) continue;
      const eliminations = candidatesIn(
        roof.filter(cell => position.has(cell, gone)),
        gone,
      );
      yield { technique: uniqueRectangleType4, digits, houses: [house], cells, fins: roof, eliminations };
    }
  }
}
