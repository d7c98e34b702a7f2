/** Distinct rules. A repeated rule adds no constraint, so a puzzle contains each rule once. */

import type { Rule } from './rule';

/**
 * The limit for rules of a puzzle. All marks that fit into the largest grid, 25x25, are fewer: two for each of the 1,200 pairs of
 * neighbors, one for each of the 625 cells and 576 squares, a cage for every two cells and four clues at each end of the 50 rows and
 * columns.
 * The time and memory of a search grow with the number of rules, and files are untrusted input.
 */
export const MOST_RULES = 5000;

/** Keys of rules, because all rules of a puzzle are compared after each edit of one of them. */
const known = new WeakMap<Rule, string>();

/** A key that is equal for rules with equal data. */
export function ruleKeyOf(rule: Rule): string {
  let key = known.get(rule);
  if (key === undefined) {
    key = newKeyOf(rule);
    known.set(rule, key);
  }
  return key;
}

/** The key is shorter for cages, because a killer has thirty of them, and files contain thousands of killers. */
function newKeyOf(rule: Rule): string {
  return rule.kind === 'cage' ? `${rule.sum ?? ''}:${rule.cells.join()}` : JSON.stringify(rule);
}

/** The rules by {@link ruleKeyOf}, without duplicates, in the order of their first occurrence. */
export function distinctRules(rules: readonly Rule[]): ReadonlyMap<string, Rule> {
  const found = new Map<string, Rule>();
  for (const rule of rules) {
    const text = ruleKeyOf(rule);
    if (!found.has(text)) found.set(text, rule);
  }
  return found;
}
