/** By kind of rule: its examples, and the meaning of its rules. Tests of every kind use this table. */

import type fc from 'fast-check';
import { type Geometry, geometryOfSize } from '../../../src/core/geometry';
import { Random } from '../../../src/core/random';
import type { Rule, RuleOf } from '../../../src/core/rules/rule';
import { readRuleLine } from '../../../src/text/rules/index';
import { cellExamples } from './kinds/cells';
import { clueExamples } from './kinds/clues';
import { houseExamples } from './kinds/houses';
import { lineExamples } from './kinds/lines';
import { markExamples } from './kinds/marks';
import { sumExamples } from './kinds/sums';
import { wholeGridExamples } from './kinds/wholeGrid';
import { anyParts, Draw, FullGrid, type RuleExample, type RuleExamples } from './ruleExample';

/** The examples of each kind. */
export const EXAMPLES: RuleExamples<Rule> = {
  ...houseExamples,
  ...wholeGridExamples,
  ...markExamples,
  ...cellExamples,
  ...sumExamples,
  ...lineExamples,
  ...clueExamples,
};

/** The example of a kind, without the type of its rules. */
export const exampleOf = (kind: Rule['kind']) => EXAMPLES[kind] as unknown as RuleExample<Rule>;

/** All kinds of rules. */
export const KINDS = Object.keys(EXAMPLES) as readonly Rule['kind'][];

/** The rule of a line in a 9x9 puzzle. */
export const ruleIn = (line: string): Rule => readRuleLine(line, geometryOfSize(9)).rules[0];

/** Each line of each kind, and its rule. */
export const LINES = KINDS.flatMap(kind =>
  exampleOf(kind).lines.map(example => ({ kind, ...example, rule: ruleIn(example.line) })),
);

/** Rules that are about the whole grid, or about houses that they do not list. */
export const OF_GRID: readonly Rule[] = LINES.filter(
  ({ kind, rule }) => exampleOf(kind).scope !== undefined && !('cells' in rule),
).map(({ rule }) => rule);

/** Whether puzzles of a shape can have the rules of a kind. */
export const isPossible = (kind: Rule['kind'], geometry: Geometry) => exampleOf(kind).isPossible?.(geometry) ?? true;

/** Whether a full grid satisfies a rule. `rules`: all rules of the puzzle. This is the specification of the solver. */
export const keeps = (geometry: Geometry, digits: ArrayLike<number>, rule: Rule, rules: readonly Rule[]): boolean =>
  exampleOf(rule.kind).isKept(rule, new FullGrid(geometry, digits, rules));

/** The number of times that a rule is drawn until the grid satisfies it. */
const MOST_DRAWS = 6;

/**
 * A random rule, which the grid often satisfies; undefined if a kind has none in this geometry. It consumes one random
 * number, and a new kind replaces only a few of the rules, so that other tests keep their cases.
 */
export function randomRule(geometry: Geometry, digits: ArrayLike<number>, random: Random): Rule | undefined {
  const seed = random.word();
  const kind = KINDS.reduce((best, each) => (rankOf(each, seed) > rankOf(best, seed) ? each : best));
  return randomRuleOf(kind, geometry, digits, new Random(seed));
}

/** A random rule of a kind, which the grid often satisfies; undefined if there is none in this geometry. */
export function randomRuleOf(
  kind: Rule['kind'],
  geometry: Geometry,
  digits: ArrayLike<number>,
  random: Random,
): Rule | undefined {
  const example = exampleOf(kind);
  const grid = new FullGrid(geometry, digits);
  const error = random.below(12) === 0 ? 1 : 0;
  const isDrawnAgain = error === 0 && example.scope === undefined && random.below(2) === 0;
  for (let draws = 1; ; draws++) {
    const data = example.random(new Draw(grid, random, error, isDrawnAgain ? 3 : 1));
    const rule = data && ({ kind, ...data } as Rule);
    if (!isDrawnAgain || draws === MOST_DRAWS || (rule && example.isKept(rule, grid))) return rule;
  }
}

/** The rank of a kind among all kinds for a seed. All orders of kinds are about equally likely. */
function rankOf(kind: Rule['kind'], seed: number): number {
  let hash = seed;
  for (const letter of kind) {
    hash = Math.imul(hash ^ letter.charCodeAt(0), 0x5bd1e995);
    hash ^= hash >>> 15;
  }
  return hash >>> 0;
}

/** By kind: its rules for properties, whether or not a grid can satisfy them. The cells of lines may be anywhere. */
export function anyRules(geometry: Geometry): { readonly [K in Rule['kind']]: fc.Arbitrary<RuleOf<K>> } {
  const parts = anyParts(geometry);
  const all = KINDS.map(kind => [
    kind,
    exampleOf(kind)
      .any(parts)
      .map(data => ({ kind, ...data })),
  ]);
  return Object.fromEntries(all);
}
