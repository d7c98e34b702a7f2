/** The rules of a puzzle beyond its rows, columns and boxes, as data. */

import type { Geometry } from '../geometry';
import type { Constraint, RuleKind } from './constraint';
import { diagonal, disjointGroups, type HouseRule, region, windoku } from './kinds/houses';
import { type IndexRule, index } from './kinds/indexing';
import * as lines from './kinds/lines';
import {
  type AntiKingRule,
  type AntiKnightRule,
  antiKing,
  antiKnight,
  type NonConsecutiveRule,
  nonConsecutive,
} from './kinds/moves';
import * as outside from './kinds/outside';
import { type DigitsRule, type DotRule, digits, dot, type GreaterRule, greater } from './kinds/pairs';
import { isStrict, type StrictRule, strictConstraints } from './kinds/strict';
import { type ArrowRule, arrow, type CageRule, cage, type SumRule, sum } from './kinds/sums';

/** A rule of any kind. */
export type Rule =
  | HouseRule
  | AntiKnightRule
  | AntiKingRule
  | NonConsecutiveRule
  | DotRule
  | GreaterRule
  | DigitsRule
  | StrictRule
  | IndexRule
  | CageRule
  | SumRule
  | ArrowRule
  | lines.ThermoRule
  | lines.WhispersRule
  | lines.RenbanRule
  | lines.PalindromeRule
  | lines.BetweenRule
  | lines.RegionSumRule
  | lines.EntropicRule
  | lines.ModularRule
  | lines.ZipperRule
  | lines.SumLineRule
  | outside.LittleKillerRule
  | outside.SandwichRule
  | outside.XSumRule
  | outside.SkyscraperRule
  | outside.NumberedRoomRule
  | outside.QuadRule
  | outside.GlobalEntropyRule;

/** The kinds of rules that depend on no other rule. */
type Kinds = { readonly [K in Exclude<Rule['kind'], StrictRule['kind']>]: RuleKind<Extract<Rule, { kind: K }>> };

const KINDS: Kinds = {
  diagonal,
  windoku,
  disjointGroups,
  region,
  antiKnight,
  antiKing,
  nonConsecutive,
  whiteDot: dot,
  blackDot: dot,
  x: dot,
  v: dot,
  greater,
  digits,
  columnIndex: index,
  rowIndex: index,
  cage,
  sum,
  arrow,
  thermo: lines.thermo,
  slowThermo: lines.thermo,
  whispers: lines.whispers,
  renban: lines.renban,
  palindrome: lines.palindrome,
  between: lines.between,
  lockout: lines.between,
  regionSum: lines.regionSum,
  entropic: lines.entropic,
  modular: lines.modular,
  zipper: lines.zipper,
  sumLine: lines.sumLine,
  littleKiller: outside.littleKiller,
  sandwich: outside.sandwich,
  xSum: outside.xSum,
  skyscraper: outside.skyscraper,
  numberedRoom: outside.numberedRoom,
  quad: outside.quad,
  globalEntropy: outside.globalEntropy,
};

/** What a rule demands. `rules` are all of the puzzle: a strict rule demands nothing of the neighbours that others mark. */
export function constraintsOf(rule: Rule, rules: readonly Rule[], geometry: Geometry): readonly Constraint[] {
  if (!isStrict(rule)) return (KINDS[rule.kind] as RuleKind<Rule>).constraints(rule, geometry);
  const dots = rules.filter((each): each is DotRule => each.kind in DOTS);
  return strictConstraints(rule, dots, geometry);
}

/** What each rule demands. */
export const constraintsOfAll = (geometry: Geometry, rules: readonly Rule[]): (readonly Constraint[])[] =>
  rules.map(rule => constraintsOf(rule, rules, geometry));

const DOTS: Readonly<Record<DotRule['kind'], true>> = { whiteDot: true, blackDot: true, x: true, v: true };
