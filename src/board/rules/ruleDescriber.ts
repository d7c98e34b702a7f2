/** Descriptions of rules for screen readers, by cell. Rules of the whole grid are in the legend. */

import { makeHouse } from '../../core/cellNames';
import type { Geometry } from '../../core/geometry';
import type { Pausable } from '../../core/pausing';
import { rulesOfGeometry } from '../../core/rules/geometry';
import type { Rule } from '../../core/rules/rule';
import { RuleDescriber } from './boardRule';
import { boardNameOf, boardRuleOf, cellsConcerned } from './kinds';

/** Number of rules that are described between two yields. */
const RULES_AT_ONCE = 50;

/** By cell: its rules, in the order of the puzzle. Undefined when the puzzle is a classic one. Yields where it may be paused. */
export function* describingRules(geometry: Geometry, symbols: readonly string[]): Pausable<string[][] | undefined> {
  const rules = rulesOfGeometry(geometry);
  if (rules.length === 0 && geometry.regions === 'boxes') return undefined;
  const describer = new RuleDescriber(geometry);
  if (geometry.regions === 'irregular')
    for (const [cell, [region]] of geometry.housesOf.entries()) describer.say(cell, makeHouse(region));
  for (const [i, rule] of rules.entries()) {
    if (i % RULES_AT_ONCE === RULES_AT_ONCE - 1) yield undefined;
    describe(rule, boardNameOf(rule, geometry, symbols), describer);
  }
  return describer.labels;
}

function describe(rule: Rule, name: string, describer: RuleDescriber): void {
  const { shape, describe: own } = boardRuleOf(rule.kind);
  const cells = cellsConcerned(rule, describer.geometry);
  if (own) own(rule, name, describer);
  else if ('sight' in rule) describer.say(cells[0], name);
  else if (shape === 'line') describer.line(cells, name);
  else if (shape === 'cell') for (const cell of cells) describer.say(cell, name);
  else if (shape !== 'grid') describer.set(cells, name);
}
