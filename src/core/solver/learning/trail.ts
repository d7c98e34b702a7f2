/**
 * The state of a search: literals in the order in which they started to hold, each with its level and its reason.
 *
 * A literal says that a candidate is placed, `2 * candidate`, or that it is eliminated, `2 * candidate + 1`. So its opposite
 * is `literal ^ 1`, and its candidate is `literal >> 1`. A literal fails when its opposite holds. A candidate is open while
 * neither holds.
 *
 *     level        0           1                 2
 *     literals     - - - - -   G - - - - - - -   G - - - -   free       G: a guess
 *                              ^ starts[1]       ^ starts[2] ^ length   -: follows from the literals before it
 */

import { type Activity, putBack } from './activity';

/** The trail of a search. */
export interface Trail {
  readonly literals: Int32Array;
  length: number;
  /** The number of literals whose conclusions were drawn. */
  propagated: number;
  /** The number of guesses that hold. */
  level: number;
  /** By level: where its literals begin. Its guess is the first of them, except at level 0, which has none. */
  readonly starts: Int32Array;
  /** By literal: 1 when it holds, -1 when it fails, 0 when the candidate is open. */
  readonly value: Int8Array;
  /** By candidate that is not open: the level of its literal. */
  readonly levelOf: Int32Array;
  /** By candidate that is not open: why its literal holds, see {@link assign}. */
  readonly reason: Int32Array;
  /** By candidate: the literal that held last; at first its placement. */
  readonly last: Int32Array;
  /** The last conflict: a literal that fails, and a reason why it should hold. */
  denied: number;
  deniedReason: number;
}

// The polarity differs from `implications/statement.ts`: a search tries placements first, so these are the even literals.

/** The literal for the placement of a candidate. */
export const placementOf = (candidate: number): number => 2 * candidate;
/** The literal for the elimination of a candidate. */
export const eliminationOf = (candidate: number): number => 2 * candidate + 1;
/** Whether a literal places a candidate. */
export const isPlacementLiteral = (literal: number): boolean => (literal & 1) === 0;

/** A trail on which all candidates are open. */
export function emptyTrail(candidateCount: number): Trail {
  return {
    literals: new Int32Array(candidateCount),
    length: 0,
    propagated: 0,
    level: 0,
    starts: new Int32Array(candidateCount + 1),
    value: new Int8Array(2 * candidateCount),
    levelOf: new Int32Array(candidateCount),
    reason: new Int32Array(candidateCount),
    last: new Int32Array(candidateCount).map((_, candidate) => placementOf(candidate)),
    denied: 0,
    deniedReason: NO_REASON,
  };
}

/** The reason of literals without one: guesses and facts. */
export const NO_REASON = 0;

/**
 * Makes a literal of an open candidate hold. The reason is the address of a clause whose other literals fail; or the
 * placement of a rival, as `~placement`, a negative number; or {@link NO_REASON}.
 */
export function assign(trail: Trail, literal: number, reason: number): void {
  const candidate = literal >> 1;
  trail.value[literal] = 1;
  trail.value[literal ^ 1] = -1;
  trail.levelOf[candidate] = trail.level;
  trail.reason[candidate] = reason;
  trail.literals[trail.length++] = literal;
}

/** Like {@link assign}, for any literal. False if the literal fails: that is a conflict, and the trail records it. */
export function force(trail: Trail, literal: number, reason: number): boolean {
  const value = trail.value[literal];
  if (value === 0) assign(trail, literal, reason);
  if (value >= 0) return true;
  trail.denied = literal;
  trail.deniedReason = reason;
  return false;
}

/** Begins a level with a guess. */
export function guess(trail: Trail, literal: number): void {
  trail.starts[++trail.level] = trail.length;
  assign(trail, literal, NO_REASON);
}

/** Goes back to a level: the literals of later levels no longer hold. */
export function goBackTo(trail: Trail, level: number, activity: Activity): void {
  if (level >= trail.level) return;
  const { literals, value, last } = trail;
  const start = trail.starts[level + 1];
  for (let i = trail.length - 1; i >= start; i--) {
    const literal = literals[i];
    value[literal] = 0;
    value[literal ^ 1] = 0;
    last[literal >> 1] = literal;
    putBack(activity, literal >> 1);
  }
  trail.length = start;
  trail.propagated = start;
  trail.level = level;
}
