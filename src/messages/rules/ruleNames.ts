/** The names of rules in legends, headings and labels, from the English words for their kinds, which are translated. */

import { houseName } from '../../core/cellNames';
import { ruleNameOf, ruleWordOf } from '../../core/rules/meanings';
import { numberOf, type Rule, usualNumber } from '../../core/rules/rule';
import { named, t, wordsOf } from '../../core/sentences';
import { capital } from '../wording';

/** The name of a kind of rule in legends and headings: `Anti-knight`, `Sandwich`. */
export const ruleName = (kind: Rule['kind']): string => capital(named(ruleWordOf(kind)));

/** The name of a rule with its number, and the row or column of a clue: `whispers 5`, `sandwich 8 of column 4`. */
export function ruleLabel(rule: Rule, symbols: readonly string[]): string {
  const name = ruleNameOf(rule, digit => symbols[digit - 1]);
  return 'sight' in rule
    ? t('{name} of {house, form, genitive}', { name, house: houseName(rule.sight) })
    : wordsOf(name);
}

/** The name of a kind in legends, with the number of the rule if that is not the usual one in 9x9. */
export function ruleLegend(rule: Rule): string {
  const number = numberOf(rule);
  return number === usualNumber(rule.kind, 9) ? ruleName(rule.kind) : capital(ruleLabel(rule, []));
}
