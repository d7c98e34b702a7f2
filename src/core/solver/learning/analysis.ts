/**
 * Learns a clause from a conflict. All its literals fail now, but in every solution at least one of them holds.
 *
 * The literals of the conflict are such a clause. As long as it has several literals from the last level, the one that failed
 * last is replaced by the literals of its reason. When only one is left, the clause forces that one as soon as the
 * search is back at a level where the others still fail. The candidate of this literal is the first unique implication
 * point: everything that the last guess did to cause the conflict, it did through that candidate.
 *
 * This is from GRASP (Marques-Silva and Sakallah, GRASP: A Search Algorithm for Propositional Satisfiability, 1999). Its
 * simplest form is best here.
 */

import { type Activity, bump } from './activity';
import type { Clauses } from './clauses';
import type { Trail } from './trail';

/** A learned clause. */
export interface Lesson {
  /** The clause. Its first literal is the one that it forces; its second one, if any, is from `level`. */
  readonly literals: readonly number[];
  /** The first level at which all literals but one fail. */
  readonly level: number;
  /** The number of different decision levels among the literals (literal block distance, LBD). */
  readonly grade: number;
}

/**
 * Learns from the conflict that the trail records. All literals of the last level except its guess must have reasons.
 * `isSeen` is scratch memory: by candidate, 0 before and after.
 */
export function analyze({ words }: Clauses, trail: Trail, activity: Activity, isSeen: Uint8Array): Lesson {
  const { levelOf } = trail;
  const literals = [0];
  let left = 0; // literals from the last level; the others are in `literals`
  const add = (literal: number) => {
    const candidate = literal >> 1;
    if (isSeen[candidate] || levelOf[candidate] === 0) return; // at level 0 it fails for good
    isSeen[candidate] = 1;
    bump(activity, candidate);
    if (levelOf[candidate] === trail.level) left++;
    else literals.push(literal);
  };

  let concluded = trail.denied;
  let reason = trail.deniedReason;
  add(concluded);
  for (let at = trail.length - 1; ; at--) {
    if (reason < 0) add(~reason ^ 1);
    else for (let i = reason; i < reason + words[reason - 4]; i++) if (words[i] !== concluded) add(words[i]);
    // Stops at the guess at the latest: it is the first literal of its level, so it is the only one left there.
    while (!isSeen[trail.literals[at] >> 1]) at--;
    concluded = trail.literals[at];
    isSeen[concluded >> 1] = 0;
    if (--left === 0) break;
    reason = trail.reason[concluded >> 1];
  }
  literals[0] = concluded ^ 1;

  let level = 0;
  for (let i = 1; i < literals.length; i++) {
    const literal = literals[i];
    isSeen[literal >> 1] = 0;
    if (levelOf[literal >> 1] <= level) continue;
    level = levelOf[literal >> 1];
    literals[i] = literals[1];
    literals[1] = literal;
  }
  return { literals, level, grade: new Set(literals.map(literal => levelOf[literal >> 1])).size };
}
