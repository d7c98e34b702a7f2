/**
 * Verifies steps before they are reported, without the code that found them: the proof checker derives them from the digits and
 * candidates, by singles and named premises. Where no short proof is found, a step must be right in every solution.
 */

import { bitOf } from '../../core/grid';
import type { Cell, DigitMask } from '../../core/numbers';
import { allowedOf, type Position, type StepEffect } from '../../core/position';
import { Checker, claimsOf } from '../../core/proof/checker';
import { type Verdict, verdict } from '../../core/solver/index';
import type { Step } from '../../core/techniques/step';
import type { Work } from '../../text/work';
import { provingStep } from '../proof/premises';
import type { ToolPosition } from './puzzleInput';

/** The method by which a step was verified. */
export type Verified =
  /** The checker has derived it. */
  | 'proof'
  /** It is correct in every solution of the puzzle. */
  | 'solutions';

/** A checker that knows the digits and candidates of a state. */
export function checkerOf({ puzzle: { grid, givens }, eliminated }: ToolPosition, known: Verdict): Checker {
  const checker = new Checker({ grid, givens, hasOneSolution: () => known.kind === 'valid' });
  for (const candidate of eliminated) checker.accept({ ...candidate, isOn: false });
  return checker;
}

/**
 * Verifies a step of a position, and adds it to the checker's knowledge. Yields where it may be paused.
 *
 * @throws Error if it is wrong: then a technique has a bug, and the step must not be reported
 */
export function* verifyingStep(checker: Checker, before: Position, step: Step, known: Verdict): Work<Verified> {
  if (!(yield* holds(before, step, known))) throw new Error(`A step of ${step.technique.id} is wrong.`);
  const premises = yield* provingStep(step, before, checker);
  for (const claim of claimsOf(step)) checker.accept(claim);
  return premises ? 'proof' : 'solutions';
}

/**
 * Whether an effect is correct in all solutions of a position. For a puzzle with one solution this is a comparison; otherwise the
 * position must have no solution with the opposite. `known` is the verdict of the puzzle. Yields where it may be paused.
 */
export function* holds(position: Position, { placements, eliminations }: StepEffect, known: Verdict): Work<boolean> {
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
    if (yield* canBe(position, cell, bitOf(digit))) return false;
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
