/**
 * Judges a player's answer in a position: which technique justifies it, or why it is false. A step of any technique justifies an answer, and an
 * answer is false only if the puzzle has no solution with it.
 */

import { bitOf, type Grid } from '../grid';
import { longRefutationOf, type MistakeRefutation, refutationOf } from '../mistakes/refutation';
import type { Cell } from '../numbers';
import type { Pausable } from '../pausing';
import { allowedOf, type Candidate, type Position } from '../position';
import { verdict } from '../solver/index';
import { allSteps } from '../techniques/index';
import { isPlacement, type Step, type Technique } from '../techniques/step';

/** A digit that a player placed, or a candidate that a player eliminated. */
export interface Answer extends Candidate {
  readonly kind: 'placement' | 'elimination';
}

/** The proof that an answer is false: a peer with the same digit, or a chain of conclusions from the answer to a contradiction. */
export type Disproof =
  | { readonly by: 'peer'; readonly peer: Cell }
  | { readonly by: 'refutation'; readonly refutation: MistakeRefutation };

/** The judgment of answers. */
export type Judgment =
  /** Each answer is an effect of one of these steps, the easiest ones that justify it. The easiest step is first. */
  | { readonly kind: 'valid'; readonly steps: readonly Step[] }
  /** All answers are true, but no step has this one as an effect. */
  | { readonly kind: 'unproved'; readonly answer: Answer }
  /** There is no solution with this answer. The proof is absent if none of a reasonable length was found. */
  | { readonly kind: 'false'; readonly answer: Answer; readonly disproof?: Disproof };

/**
 * Judges the answers that were given at the same time in a position with a solution. `tried`: the techniques that justify an answer, easiest
 * first.
 */
export function* judging(
  position: Position,
  answers: readonly Answer[],
  tried: readonly Technique[],
): Pausable<Judgment> {
  for (const answer of answers) {
    const { kind } = yield* verdict(gridOf(after(position, answer)));
    if (kind === 'contradictory') return yield* disproving(position, answer);
  }
  const left = new Set(answers);
  const steps: Step[] = [];
  for (const step of allSteps(position, tried)) {
    yield undefined;
    if (!step) continue;
    const justified = [...left].filter(answer => isJustified(position, answer, step));
    if (justified.length === 0) continue;
    steps.push(step);
    for (const answer of justified) left.delete(answer);
    if (left.size === 0) return { kind: 'valid', steps };
  }
  return { kind: 'unproved', answer: [...left][0] };
}

/** Whether an answer is an effect of a step. A step that leaves a cell only one candidate also justifies placing it. */
function isJustified(position: Position, { kind, cell, digit }: Answer, step: Step): boolean {
  const { digits, candidates } = position.after(step);
  const isLast = candidates[cell] === bitOf(digit) && candidates[cell] !== position.candidates[cell];
  if (kind === 'placement') return digits[cell] === digit || (isLast && !isPlacement(step));
  return position.has(cell, digit) && digits[cell] !== digit && (candidates[cell] & bitOf(digit)) === 0;
}

function after(position: Position, { kind, cell, digit }: Answer): Position {
  const one = [{ cell, digit }];
  // A digit that is not a candidate is placed too. The position then has no solution.
  return position.after(
    kind === 'placement' ? { placements: one, eliminations: [] } : { placements: [], eliminations: one },
  );
}

const gridOf = (position: Position): Grid => ({
  geometry: position.geometry,
  digits: position.digits,
  allowed: allowedOf(position),
});

/** Proves that an answer is false. */
function* disproving(position: Position, answer: Answer): Pausable<Judgment> {
  const { kind, cell, digit } = answer;
  const { geometry, digits } = position;
  const peer = geometry.peersOf[cell].find(other => digits[other] === digit);
  if (kind === 'placement' && peer !== undefined) return { kind: 'false', answer, disproof: { by: 'peer', peer } };
  const isPlaced = kind === 'placement';
  const grid = isPlaced ? openTo(position, answer) : gridOf(after(position, answer));
  const assumed = isPlaced ? { cell, digit } : undefined;
  const refutation = (yield* refutationOf(grid, assumed)) ?? (yield* longRefutationOf(grid, assumed));
  return { kind: 'false', answer, ...(refutation && { disproof: { by: 'refutation', refutation } }) };
}

/** The grid of a position in which a cell is empty and can hold a digit, even if an earlier step excluded it. */
function openTo(position: Position, { cell, digit }: Candidate): Grid {
  const digits = position.digits.slice();
  digits[cell] = 0;
  const allowed = allowedOf(position);
  allowed[cell] |= bitOf(digit);
  return { geometry: position.geometry, digits, allowed };
}

/**
 * The answers that lead from a position to a later one: the new digits, and the removed candidates of empty cells that these digits do not
 * exclude. If a cell with two candidates gets a digit, this is only a placement and not also an elimination.
 */
export function answersBetween(before: Position, now: Position): Answer[] {
  const placements: Answer[] = [];
  for (const [cell, digit] of now.digits.entries())
    if (digit !== 0 && before.digits[cell] !== digit) placements.push({ kind: 'placement', cell, digit });
  const excluded = before.after({ placements, eliminations: [] });
  const eliminations: Answer[] = [];
  for (const [cell, mask] of excluded.candidates.entries()) {
    if (now.digits[cell] !== 0) continue;
    for (let rest = mask & ~now.candidates[cell]; rest !== 0; rest &= rest - 1)
      eliminations.push({ kind: 'elimination', cell, digit: 32 - Math.clz32(rest & -rest) });
  }
  return [...placements, ...eliminations];
}
