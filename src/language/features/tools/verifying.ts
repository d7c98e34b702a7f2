/**
 * Checks what is claimed of a position, without the code that found it: a step that the tools tell is verified first.
 *
 * A claim holds in every solution if the puzzle without it has none. For a puzzle with one solution that is a comparison.
 */

import { bitOf } from '../../../core/grid';
import type { Cell, DigitMask } from '../../../core/numbers';
import { allowedOf, type Effect, type Position } from '../../../core/position';
import { type Verdict, verdict } from '../../../core/solver/index';
import type { Step } from '../../../core/techniques/step';
import type { Work } from '../../work';

/** Whether an effect is right in all solutions of a position. `known` is the verdict of its puzzle. Yields where it may pause. */
function* holds(position: Position, effect: Effect, known: Verdict): Work<boolean> {
  const { placements, eliminations } = effect;
  if (known.kind === 'valid') {
    const { solution } = known;
    return (
      placements.every(({ cell, digit }) => solution[cell] === digit) &&
      eliminations.every(({ cell, digit }) => solution[cell] !== digit)
    );
  }
  for (const { cell, digit } of placements) {
    if (yield* canBe(position, cell, ~bitOf(digit))) return false;
  }
  for (const { cell, digit } of eliminations) {
    if (position.has(cell, digit) && (yield* canBe(position, cell, bitOf(digit)))) return false;
  }
  return true;
}

/** Whether a position has a solution in which the digit of a cell is one of these. */
function* canBe(position: Position, cell: Cell, mask: DigitMask): Work<boolean> {
  const { geometry, digits } = position;
  const allowed = allowedOf(position);
  allowed[cell] &= mask;
  return allowed[cell] !== 0 && (yield* verdict({ geometry, digits, allowed })).kind !== 'contradictory';
}

/** How a step was verified. */
export type Verified =
  /** It is right in every solution of the puzzle. */
  'solutions';

/**
 * Verifies a step of a position before it is told. Yields where it may pause.
 *
 * @throws Error if it is wrong: then a technique has a bug, and nothing must be told
 */
export function* verifying(position: Position, step: Step, known: Verdict): Work<Verified> {
  if (!(yield* holds(position, step, known))) throw new Error(`A step of ${step.technique.id} is wrong.`);
  return 'solutions';
}
