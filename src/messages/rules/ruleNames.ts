/** The names of rules in legends and headings, from the English words for their kinds, which are translated. */

import type { LineRule } from '../../core/rules/kinds/lines';
import { ruleWordOf } from '../../core/rules/meanings';
import { numberOf, type Rule, usualNumber } from '../../core/rules/rule';
import { named, namePhrase, t } from '../../core/sentences';
import { capital } from '../wording';

/** The name of a kind of rule in legends and headings: `Anti-knight`, `Sandwich`. */
export const ruleName = (kind: Rule['kind']): string => capital(named(ruleWordOf(kind)));

/** The name of a line with its number: `whispers 5`. */
export const lineName = (rule: LineRule): string => nameWith(rule, numberOf(rule));

/** The name of a line in legends, with its number if that is not the usual one in 9x9. */
export function lineLegend(rule: LineRule): string {
  const number = numberOf(rule);
  return capital(nameWith(rule, number === usualNumber(rule.kind, 9) ? undefined : number));
}

function nameWith({ kind }: LineRule, number: number | undefined): string {
  const word = ruleWordOf(kind);
  return number === undefined ? named(word) : t('{name} {number}', { name: namePhrase(word), number });
}
