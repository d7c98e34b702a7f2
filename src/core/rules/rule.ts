/** The rules of a puzzle beyond its rows, columns and boxes, as data. Each family is a file of `kinds/`. */

import type { Geometry } from '../geometry';
import type { Cell } from '../numbers';
import { cellsInSight } from './cells';
import type { Constraint, RuleKind, RuleKinds } from './constraint';
import type { Generation } from './generation';
import { type CellRule, cellKinds } from './kinds/cells';
import { type ClueRule, clueKinds } from './kinds/clues';
import { type HouseRule, houseKinds } from './kinds/houses';
import { type LineRule, lineKinds } from './kinds/lines';
import { type MarkRule, markKinds } from './kinds/marks';
import { type SumsRule, sumKinds } from './kinds/sums';
import { type WholeGridRule, wholeGridKinds } from './kinds/wholeGrid';

/** A rule of any kind. */
export type Rule = HouseRule | WholeGridRule | MarkRule | CellRule | SumsRule | LineRule | ClueRule;

/** The rules of a kind. Unlike `Extract`, it finds kinds that share a type. */
export type RuleOf<K extends Rule['kind']> = Rule & { readonly kind: K };

const KINDS: RuleKinds<Rule> = {
  ...houseKinds,
  ...wholeGridKinds,
  ...markKinds,
  ...cellKinds,
  ...sumKinds,
  ...lineKinds,
  ...clueKinds,
};

/** The properties of a kind of rule, without text and drawing. */
export const kindOf = ({ kind }: Rule) => KINDS[kind] as RuleKind<Rule>;

/** The default number of a kind of rule, for lines without a number; undefined if there is none. */
export const usualNumber = (kind: Rule['kind'], size: number): number | undefined => KINDS[kind].number?.usual?.(size);

/** The field with the number of the rules of a kind, if they have one. */
export const numberFieldOf = (kind: Rule['kind']): string | undefined => KINDS[kind].number?.field;

/** The number of a rule; undefined if its kind has none, or the rule uses the default. */
export function numberOf(rule: Rule): number | undefined {
  const field = numberFieldOf(rule.kind);
  return field === undefined ? undefined : (rule as unknown as Readonly<Record<string, number | undefined>>)[field];
}

/** A rule of a kind from its number, if its kind has one, and its other data. */
export function ruleWith(kind: Rule['kind'], number: number | undefined, data: object): Rule {
  const field = numberFieldOf(kind);
  return { kind, ...(field !== undefined && number !== undefined && { [field]: number }), ...data } as Rule;
}

/** How random puzzles get rules of a kind; undefined if they are not generated. */
export const generationOf = (kind: Rule['kind']): Generation | undefined => KINDS[kind].generation;

/** The kinds of rules that are generated in one of some ways. */
export function generatedKinds(isWanted: (by: Generation['by']) => boolean): readonly Rule['kind'][] {
  return (Object.keys(KINDS) as Rule['kind'][]).filter(kind => {
    const generation = generationOf(kind);
    return generation !== undefined && isWanted(generation.by);
  });
}

/** Whether a clue outside the grid means the same at both ends of its row or column. */
export const isSameFromBothSides = (kind: Rule['kind']): boolean => KINDS[kind].isSameFromBothSides === true;

/** The cells that a rule is about, along its line if it has one. Empty for a rule of the whole grid, or of houses that list no cells. */
export function cellsOfRule(rule: Rule, geometry: Geometry): readonly Cell[] {
  const { cells } = kindOf(rule);
  if (cells) return cells(rule, geometry);
  if ('cells' in rule) return rule.cells;
  return 'sight' in rule ? cellsInSight(geometry, rule.sight) : [];
}

/** The constraints of a rule. `rules`: all rules of the puzzle, because a strict rule does not apply to neighbors with a mark. */
export const constraintsOf = (rule: Rule, rules: readonly Rule[], geometry: Geometry): readonly Constraint[] =>
  kindOf(rule).constraints(rule, geometry, rules);

/** The constraints of each rule. Rules that a puzzle shares with one before it, as after an edit of another rule, keep the same objects. */
export function constraintsOfAll(geometry: Geometry, rules: readonly Rule[]): (readonly Constraint[])[] {
  const ofLayout = known.get(geometry) ?? new WeakMap<Rule, readonly Constraint[]>();
  known.set(geometry, ofLayout);
  return rules.map(rule => {
    // The constraints of these rules may depend on others.
    if (isOfGrid(rule)) return constraintsOf(rule, rules, geometry);
    const constraints = ofLayout.get(rule) ?? constraintsOf(rule, rules, geometry);
    ofLayout.set(rule, constraints);
    return constraints;
  });
}

/** By layout and rule: its constraints. */
const known = new WeakMap<Geometry, WeakMap<Rule, readonly Constraint[]>>();

/** Whether each constraint of a rule is independent, usually across the whole grid. */
export const isOfGrid = (rule: Rule): boolean => kindOf(rule).scope === 'grid';

/** Whether a rule only adds houses to a layout. */
export const isHouseOnly = (rule: Rule, { size }: Pick<Geometry, 'size'>): boolean =>
  kindOf(rule).scope === 'house' || (rule.kind === 'region' && rule.cells.length === size);
