/** Rules that contradict each other: no digits satisfy all of them, whatever the givens are. */

import type { Geometry } from '../geometry';
import type { Pausable } from '../pausing';
import { rulesOf, withRules } from '../rules/geometry';
import type { Rule } from '../rules/rule';
import { Budget, solutionOf } from './budget';

/** Rules of a puzzle that have no solution together, with its rows, columns and regions. */
export interface RuleConflict {
  /** In the order of the puzzle. None if the regions alone have no solution. */
  readonly rules: readonly Rule[];
  /** Whether every rule is needed. It is not known when the budget was spent early. */
  readonly isIrreducible: boolean;
}

/**
 * Pauses of the search for one rule that is not needed. Where a search takes longer, the rule stays: few rules are harder to refute than
 * many.
 */
const BRIEF = 50;

/**
 * Rules that contradict each other, from which those that are not needed for that were taken as far as the budget allows. Undefined when
 * the rules have a solution, or it was not known in the budget. They are taken away in halves first, because a puzzle has thirty cages
 * of which two contradict each other.
 */
export function* ruleConflict(geometry: Geometry, budget = new Budget()): Pausable<RuleConflict | undefined> {
  const hasNone = (rules: readonly Rule[], most?: number) =>
    solutionOf({ geometry: withRules(geometry, rules), digits: new Uint8Array(geometry.cellCount) }, budget, most);
  let left = rulesOf(geometry);
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
