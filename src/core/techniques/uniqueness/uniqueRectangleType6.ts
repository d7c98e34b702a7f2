import { houseName } from '../../cellNames';
import type { Position } from '../../position';
import { all, joinSentences, t } from '../../sentences';
import { candidatesIn, type Found, type Technique } from '../step';
import {
  areAligned,
  explainRectangle,
  hasPlacesOnlyIn,
  type Rectangle,
  rectangleEvidence,
  rectangleSteps,
} from './rectangle';

/**
 * A rectangle with extra candidates in two opposite cells, in which one of the two digits forms an X-Wing. That digit is in the
 * other two cells.
 */
export const uniqueRectangleType6: Technique = {
  id: 'unique-rectangle-type-6',
  name: 'Unique Rectangle Type 6',
  otherNames: ['Uniqueness Test 6'],
  aliases: ['UR Type 6', 'Unique Rectangle', 'Uniqueness Test'],
  level: 'hard',
  score: 100,
  needsUniqueness: true,
  find: position => rectangleSteps(position, stepsIn),
  evidence: rectangleEvidence,

  explain(step, names) {
    const { digits, fins, houses, eliminations } = step;
    const [{ digit }] = eliminations;
    const conclusion = t(
      'In {first, form, locative} and in {second, form, locative}, only cells of the rectangle can hold {gone}, ' +
        'so two opposite cells of it are {gone}. ' +
        'If these were {fins}, the other two could only be {other}. So {gone} is in the other two cells.',
      {
        first: houseName(houses[0]),
        second: houseName(houses[1]),
        gone: names.digit(digit),
        fins: all(fins!.map(cell => names.cell(cell))),
        other: names.digit(digits[0] === digit ? digits[1] : digits[0]),
      },
    );
    return joinSentences([explainRectangle(step, names), conclusion]);
  },
};

function* stepsIn({ digits, cells, roof }: Rectangle, position: Position): Generator<Found> {
  if (roof.length !== 2 || areAligned(position, roof[0], roof[1])) return;
  const { geometry } = position;
  const [one, two] = roof.map(cell => geometry.housesOf[cell]);
  for (const digit of digits) {
    const eliminations = candidatesIn(
      roof.filter(cell => position.has(cell, digit)),
      digit,
    );
    for (const houses of [
      [one[1], two[1]],
      [one[2], two[2]],
    ]) {
      if (!houses.every(house => hasPlacesOnlyIn(position, house, digit, cells))) continue;
      yield { technique: uniqueRectangleType6, digits, houses, cells, fins: roof, eliminations };
    }
  }
}
