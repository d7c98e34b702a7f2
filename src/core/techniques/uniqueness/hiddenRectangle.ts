import type { Position } from '../../position';
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
  level: 'hard',
  score: 100,
  needsUniqueness: true,
  find: position => rectangleSteps(position, stepsIn),
  evidence: rectangleEvidence,

  explain(step, names) {
    const { digits, cells, houses, eliminations } = step;
    const [{ cell, digit }] = eliminations;
    const gone = names.digit(digit);
    const other = names.digit(digits[0] === digit ? digits[1] : digits[0]);
    const corner = names.cell(cells[3 - cells.indexOf(cell)]);
    return (
      `${explainRectangle(step, names)} ` +
      `In ${names.inWords(houses[0])} and in ${names.inWords(houses[1])}, only cells of the rectangle can hold ${other}. ` +
      `Suppose ${names.cell(cell)} is ${gone}. Then the two cells of the rectangle beside it must be ${other}. ` +
      `Then ${corner}, which has no other candidates, must be ${gone}, and the rectangle would hold only the two digits. ` +
      `So ${names.cell(cell)} cannot be ${gone}.`
    );
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
