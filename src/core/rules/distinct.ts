/** Distinct rules. A repeated rule adds no constraint, so a puzzle contains each rule once. */

import { repeatedNumbers, scattered } from '../hashing';
import type { Rule } from './rule';

/**
 * The limit for rules of a puzzle: two for each of the 1,200 pairs of neighbors in the largest grid, 25x25, and 100 others. Published
 * puzzles have at most a few hundred. The time and memory of a search grow with the number of rules, and files are untrusted input.
 */
export const MOST_RULES = 2500;

/** Some of the rules of a puzzle. An edit of a puzzle changes few of its lists. */
export class RuleList {
  private computed: readonly [hashes: Int32Array, others: Int32Array] | undefined;

  constructor(readonly rules: readonly Rule[]) {}

  /** Two independent hashes of each rule. */
  get hashes(): readonly [hashes: Int32Array, others: Int32Array] {
    this.computed ??= hashesOf(this.rules);
    return this.computed;
  }
}

function hashesOf(rules: readonly Rule[]): readonly [hashes: Int32Array, others: Int32Array] {
  const hashes = new Int32Array(rules.length);
  const others = new Int32Array(rules.length);
  for (let i = 0; i < rules.length; i++) {
    const key = ruleKeyOf(rules[i]);
    for (let k = 0; k < key.length; k++) {
      hashes[i] = Math.imul(hashes[i] ^ key.charCodeAt(k), 0x01000193);
      others[i] = scattered(others[i] + key.charCodeAt(k));
    }
  }
  return [hashes, others];
}

/** Rules without duplicates, in the order of their first occurrence. */
export interface DistinctRules {
  readonly rules: readonly Rule[];
  /**
   * Different for different rules: all their keys, or a hash of 128 bits if there are many. Thousands of grids are cached by keys that
   * contain this one, and the keys of 2,500 rules have 150 KB.
   */
  readonly key: string;
}

/** Maximum number of rules whose keys are all in the key of a puzzle. */
const MOST_IN_KEY = 100;

/** The rules without duplicates. */
export function distinctRules(lists: readonly RuleList[]): DistinctRules {
  const count = lists.reduce((sum, { rules }) => sum + rules.length, 0);
  const repeated = count > MOST_IN_KEY ? repeatedNumbers(lists.map(({ hashes }) => hashes[0])) : undefined;
  const found = new Set<string>();
  const distinct = lists.flatMap(list => {
    if (repeated?.size === 0) return list.rules;
    return list.rules.filter((rule, i) => {
      // Only rules with the same hash may be equal.
      if (repeated && !repeated.has(list.hashes[0][i])) return true;
      return found.size < found.add(ruleKeyOf(rule)).size;
    });
  });
  if (distinct.length <= MOST_IN_KEY) return { rules: distinct, key: distinct.map(ruleKeyOf).join(' ') };
  return { rules: distinct, key: hashOf(distinct.length === count ? lists : [new RuleList(distinct)]) };
}

/** Whether both have the same rules in the same order. */
export const areSameRules = (a: readonly Rule[], b: readonly Rule[]): boolean =>
  a === b || (a.length === b.length && a.every((rule, i) => rule === b[i] || ruleKeyOf(rule) === ruleKeyOf(b[i])));

/** Keys of rules, because rules are compared after each edit of one of them. */
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

/** The number of rules, and a hash of all of them. */
function hashOf(lists: readonly RuleList[]): string {
  let [count, a, b, c, d] = [0, 0, 0, 0, 0];
  for (const list of lists) {
    const [hashes, others] = list.hashes;
    count += hashes.length;
    for (let i = 0; i < hashes.length; i++) {
      a = scattered(a ^ hashes[i]);
      b = scattered(b + others[i]);
      c = scattered(c ^ (hashes[i] + b));
      d = scattered(d + (others[i] ^ a));
    }
  }
  return `${count}#${[a, b, c, d].map(each => (each >>> 0).toString(36)).join('-')}`;
}
