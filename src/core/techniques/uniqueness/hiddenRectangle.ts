import { houseName } from '../../cellNames';
import type { Position } from '../../position';
import { joinSentences, t } from '../../sentences';
import type { Found, Technique } from '../step';
import {
  areAligned,
  explainRectangle,
  hasPlacesOnlyIn,
  type Rectangle,
  rectangleEvidence,
  rectangleSteps,
} from './rectangle';

/**
 * A rectangle with a corner that has no extra candidates. In the row and in the column of the opposite corner, one of the two
 * digits has no places outside the rectangle. So the opposite corner cannot hold the other digit.
 */
export const hiddenRectangle: Technique = {
  id: 'hidden-rectangle',
  name: 'Hidden Rectangle',
  otherNames: ['Hidden Unique Rectangle'],
  aliases: ['Hidden UR'],
  level: 'hard',
  score: 100,
  needsUniqueness: true,
  find: position => rectangleSteps(position, stepsIn),
  evidence: rectangleEvidence,

  explain(step, names) {
    const { digits, cells, houses, eliminations } = step;
    const [{ cell, digit }] = eliminations;
    const conclusion = t(
      'In {first, form, locative} and in {second, form, locative}, only cells of the rectangle can hold {other}. ' +
        'Suppose {cell} is {gone}. Then the two cells of the rectangle next to it must be {other}. ' +
        'Then {corner}, which has no other candidates, must be {gone}, ' +
        'and the rectangle would hold only the two digits. So {cell} cannot be {gone}.',
      {
        first: houseName(houses[0]),
        second: houseName(houses[1]),
        other: names.digit(digits[0] === digit ? digits[1] : digits[0]),
        cell: names.cell(cell),
        gone: names.digit(digit),
        corner: names.cell(cells[3 - cells.indexOf(cell)]),
      },
    );
    return joinSentences([explainRectangle(step, names), conclusion]);
  },
};

function* stepsIn({ digits, cells, floor, roof }: Rectangle, position: Position): Generator<Found> {
  if (roof.length < 2 || (roof.length === 2 && areAligned(position, roof[0], roof[1]))) return;
  const [a, b] = digits;
  for (const corner of floor) {
    const cell = cells[3 - cells.indexOf(corner)];
    const [, row, column] = position.geometry.housesOf[cell]; // only classic puzzles reach this code
    for (const [kept, digit] of [
      [a, b],
      [b, a],
    ]) {
      const houses = [row, column];
      if (!position.has(cell, digit) || !houses.every(h => hasPlacesOnlyIn(position, h, kept, cells))) continue;
      yield { technique: hiddenRectangle, digits, houses, cells, fins: roof, eliminations: [{ cell, digit }] };
    }
  }
}
