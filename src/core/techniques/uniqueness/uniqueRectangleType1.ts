import type { Position } from '../../position';
import { joinSentences, t } from '../../sentences';
import { candidatesIn, type Found, type Technique } from '../step';
import { explainRectangle, type Rectangle, rectangleEvidence, rectangleSteps } from './rectangle';

/** A rectangle with extra candidates in only one cell. That cell holds one of them. */
export const uniqueRectangleType1: Technique = {
  id: 'unique-rectangle-type-1',
  name: 'Unique Rectangle Type 1',
  otherNames: ['Uniqueness Test 1'],
  aliases: ['UR Type 1', 'Unique Rectangle', 'Uniqueness Test'],
  level: 'hard',
  score: 100,
  needsUniqueness: true,
  find: position => rectangleSteps(position, stepsIn),
  evidence: rectangleEvidence,

  explain(step, names) {
    const [a, b] = step.digits.map(names.digit);
    const conclusion = t('Only {corner} has other candidates, so it holds one of them. It is neither {a} nor {b}.', {
      corner: names.cell(step.fins![0]),
      a,
      b,
    });
    return joinSentences([explainRectangle(step, names), conclusion]);
  },
};

function* stepsIn({ digits, cells, roof }: Rectangle, position: Position): Generator<Found> {
  if (roof.length !== 1) return;
  const eliminations = digits
    .flatMap(digit => candidatesIn(roof, digit))
    .filter(({ cell, digit }) => position.has(cell, digit));
  yield { technique: uniqueRectangleType1, digits, houses: [], cells, fins: roof, eliminations };
}
