/** Rules that contradict each other: no digits satisfy all of them, for any givens. */

import type { Geometry } from '../geometry';
import type { Pausable } from '../pausing';
import { rulesOfGeometry, withRules } from '../rules/geometry';
import type { Rule } from '../rules/rule';
import { PauseBudget, solutionOf } from './budget';

/** Rules of a puzzle that together, with its rows, columns and regions, have no solution. */
export interface RuleConflict {
  /** In the order of the puzzle. None if the regions alone have no solution. */
  readonly rules: readonly Rule[];
  /** Whether every rule is known to be needed. False if the budget was spent before this was decided. */
  readonly isIrreducible: boolean;
}

/**
 * Pauses of the search for one rule that is not needed. If a search takes longer, the rule stays: few rules are harder to refute than
 * many.
 */
const BRIEF = 50;

/**
 * Rules that contradict each other, without those that are not needed, as far as the budget allows. Undefined if the
 * rules have a solution, or the budget was spent first. Tries to remove halves of the rules first, because a puzzle may
 * have thirty cages of which two contradict each other.
 */
export function* ruleConflict(geometry: Geometry, budget = new PauseBudget()): Pausable<RuleConflict | undefined> {
  const hasNone = (rules: readonly Rule[], most?: number) =>
    solutionOf({ geometry: withRules(geometry, rules), digits: new Uint8Array(geometry.cellCount) }, budget, most);
  let left = rulesOfGeometry(geometry);
  if ((yield* hasNone(left)) !== 'none') return undefined;
  let isIrreducible = true;
  for (let size = left.length >> 1 || 1; left.length > 0; size >>= 1) {
    for (let from = 0; from < left.length; ) {
      const without = [...left.slice(0, from), ...left.slice(from + size)];
      const found = yield* hasNone(without, BRIEF);
      if (found === 'none') left = without;
      else from += size;
      if (size === 1 && found === undefined) isIrreducible = false;
    }
    if (size === 1) break;
  }
  return { rules: left, isIrreducible };
}
