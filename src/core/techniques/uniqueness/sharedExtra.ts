/**
 * Rectangles whose extra candidates are all the same digit. One of the cells with that candidate holds it, so no cell that sees
 * all of them can hold it.
 */

import { digitsOf, isSingle } from '../../grid';
import { type Position, seenByAll } from '../../position';
import { any, joinSentences, t } from '../../sentences';
import type { Names } from '../names';
import { eliminate, type Found, type Step, type Technique } from '../step';
import { areAligned, explainRectangle, type Rectangle } from './rectangle';

/** Whether the cells with the extra candidate are two cells in one row or column. */
export type RoofShape = 'aligned' | 'scattered';

/** The step of a rectangle with one extra digit and a roof of this shape, if there is one. */
export function* sharedExtraIn(
  { digits, cells, roof, extras }: Rectangle,
  position: Position,
  technique: Technique,
  shape: RoofShape,
): Generator<Found> {
  if (roof.length < 2 || !isSingle(extras)) return;
  const isAligned = roof.length === 2 && areAligned(position, roof[0], roof[1]);
  if (isAligned !== (shape === 'aligned')) return;
  const seen = seenByAll(position.geometry, roof);
  const eliminations = eliminate(position, seen, digitsOf(extras)[0]);
  yield { technique, digits, houses: [], cells, fins: roof, eliminations };
}

/** Explains types 2 and 5. */
export function explainSharedExtra(step: Step, names: Names): string {
  const roof = step.fins!;
  const conclusion = t(
    'The only other candidate there is {extra}, so {cells} is {extra}. ' +
      'No cell that sees {n, plural, =2 {both} other {all three}} can be {extra}.',
    {
      extra: names.digit(step.eliminations[0].digit),
      cells: any(roof.map(cell => names.cell(cell))),
      n: roof.length,
    },
  );
  return joinSentences([explainRectangle(step, names), conclusion]);
}
