import type { Position } from '../../position';
import { joinSentences, t } from '../../sentences';
import { distinct, makeStep, type Step, type Technique } from '../step';
import {
  cornersOf,
  explainRectangle,
  isGivenByDigits,
  isInTwoBoxes,
  notGivens,
  placedCells,
  rectangleEvidence,
} from './rectangle';

/** A rectangle with three placed digits, none of them a given. The fourth cell cannot hold the digit that would complete it. */
export const avoidableRectangleType1: Technique = {
  id: 'avoidable-rectangle-type-1',
  name: 'Avoidable Rectangle Type 1',
  otherNames: ['Avoidable Rectangle'],
  level: 'hard',
  score: 100,
  needsUniqueness: true,
  find: position => distinct(findRectangles(position)),
  evidence: rectangleEvidence,

  explain(step, names) {
    const { cells, eliminations, fins } = step;
    const [{ cell, digit }] = eliminations;
    const placed = cells.filter(other => !fins!.includes(other));
    return joinSentences([
      notGivens(placed, names),
      explainRectangle(step, names),
      t('With {digit} in {cell}, these four cells would hold only the two digits. So {cell} is not {digit}.', {
        digit: names.digit(digit),
        cell: names.cell(cell),
      }),
    ]);
  },
};

function* findRectangles(position: Position): Generator<Step | undefined> {
  if (!(yield* isGivenByDigits(position))) return;
  const { geometry, digits } = position;
  const placed = placedCells(position);
  for (const cell of position.empty) {
    for (const opposite of placed) {
      if (!position.has(cell, digits[opposite])) continue;
      if (!isInTwoBoxes(geometry, cell, opposite)) continue;
      const cells = cornersOf(geometry, cell, opposite);
      const [one, two] = cells.filter(other => other !== cell && other !== opposite);
      if (digits[one] !== digits[two] || !placed.has(one) || !placed.has(two)) continue;
      const mate = geometry.boxOf[one] === geometry.boxOf[opposite] ? one : two;
      const pair = opposite < mate ? [digits[opposite], digits[mate]] : [digits[mate], digits[opposite]];
      const eliminations = [{ cell, digit: digits[opposite] }];
      yield makeStep({
        technique: avoidableRectangleType1,
        digits: pair,
        houses: [],
        cells,
        fins: [cell],
        eliminations,
      });
    }
    yield undefined;
  }
}
