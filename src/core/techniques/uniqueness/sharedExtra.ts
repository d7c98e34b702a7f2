/**
 * Rectangles whose other candidates are all of one digit: one of the cells that have it holds it, so no cell that sees all of
 * them can.
 */

import { digitsOf, isSingle } from '../../grid';
import { type Position, seenByAll } from '../../position';
import type { Names } from '../names';
import { eliminate, type Found, type Step, type Technique } from '../step';
import { areAligned, cellList, explainRectangle, type Rectangle } from './rectangle';

/** How the cells with the digit lie: two of them in one row or column, or otherwise. */
type Kind = 'aligned' | 'scattered';

export function* sharedExtraIn(
  { digits, cells, roof, extras }: Rectangle,
  position: Position,
  technique: Technique,
  kind: Kind,
): Generator<Found> {
  if (roof.length < 2 || !isSingle(extras)) return;
  const isAligned = roof.length === 2 && areAligned(position, roof[0], roof[1]);
  if (isAligned !== (kind === 'aligned')) return;
  const seen = seenByAll(position.geometry, roof);
  const eliminations = eliminate(position, seen, digitsOf(extras)[0]);
  yield { technique, digits, houses: [], cells, fins: roof, eliminations };
}

export function explainSharedExtra(step: Step, names: Names): string {
  const extra = names.digit(step.eliminations[0].digit);
  const roof = step.fins!;
  return (
    `${explainRectangle(step, names)} ` +
    `The only other candidate there is ${extra}, so ${cellList(roof, names, 'or')} holds ${extra}. ` +
    `No cell that sees ${roof.length === 2 ? 'both' : 'all three'} can hold it too.`
  );
}
