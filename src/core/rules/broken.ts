/** Finds the rules that digits break, and where. */

import type { Grid } from '../grid';
import type { Cell } from '../numbers';
import { type Check, checksOf } from './checks';
import { madeOnce } from './geometry';
import type { Rule } from './rule';

/** A rule that is broken. */
export interface BrokenRule {
  readonly rule: Rule;
  /** Its index in the rules of the geometry. */
  readonly index: number;
  /** The cells whose digits break it, in the order of the rule. Some of them may be empty. */
  readonly cells: readonly Cell[];
}

/** Rules that hold in the whole grid. Each pair of cells that breaks them is told. */
const EVERYWHERE: Readonly<Partial<Record<Rule['kind'], true>>> = {
  antiKnight: true,
  antiKing: true,
  nonConsecutive: true,
  strictKropki: true,
  strictXv: true,
  globalEntropy: true,
  digits: true,
  columnIndex: true,
  rowIndex: true,
};

/** Rules that are houses, whose conflicts are known by themselves. */
const HOUSES: Readonly<Partial<Record<Rule['kind'], true>>> = { diagonal: true, windoku: true, disjointGroups: true };

/** The rules that the digits break whatever the empty cells will hold, except that a digit is twice in a house. */
export function brokenRules({ geometry, digits }: Grid): BrokenRule[] {
  if (!geometry.variant?.isBroken(digits)) return [];
  const found: BrokenRule[] = [];
  for (const [index, { rule, checks }] of madeOnce(geometry, checksByRule).entries()) {
    const broken = checks.filter(({ isBroken }) => isBroken(digits));
    if (broken.length === 0) continue;
    // The check with the fewest cells says most precisely where.
    const told = EVERYWHERE[rule.kind] ? broken : [broken.reduce((a, b) => (b.cells.length < a.cells.length ? b : a))];
    for (const { cells } of told) found.push({ rule, index, cells });
  }
  return found;
}

interface CheckedRule {
  readonly rule: Rule;
  readonly checks: readonly Check[];
}

const checksByRule = (layout: Grid['geometry'], rules: readonly Rule[]): CheckedRule[] =>
  rules.map(rule => ({ rule, checks: isHouse(layout, rule) ? [] : checksOf(rule, rules, layout) }));

const isHouse = ({ size }: Grid['geometry'], rule: Rule) =>
  HOUSES[rule.kind] || (rule.kind === 'region' && rule.cells.length === size);
