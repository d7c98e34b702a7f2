/** All rules by their keywords. A new kind of rule is one entry in the file of its family in `kinds/`. */

import type { Rule } from '../../core/rules/rule';
import { cellRuleWords, otherCellWords } from './kinds/cells';
import { clueWords } from './kinds/clues';
import { houseWords, otherHouseWords } from './kinds/houses';
import { lineWords, otherLineWords } from './kinds/lines';
import { markWords, otherMarkWords } from './kinds/marks';
import { sumWords } from './kinds/sums';
import { wholeGridWords } from './kinds/wholeGrid';
import type { KindWord, KindWords, RuleId, RuleWord, WordSpec } from './ruleWord';

/** By kind: the keyword with which its rules are written. Completion lists them in this order. */
const KINDS: KindWords<Rule> = {
  ...sumWords,
  ...lineWords,
  ...markWords,
  ...cellRuleWords,
  ...houseWords,
  ...wholeGridWords,
  ...clueWords,
};

/** Further keywords for rules. */
const OTHERS: { readonly [I in Exclude<RuleId, Rule['kind']>]: WordSpec } = {
  ...otherHouseWords,
  ...otherMarkWords,
  ...otherCellWords,
  ...otherLineWords,
};

/** All keywords. */
export const RULE_WORDS: readonly RuleWord[] = Object.entries({ ...KINDS, ...OTHERS }).map(([id, spec]) => ({
  ...spec,
  id: id as RuleId,
  keyword: spec.names[0],
}));

/** All kinds of rules. */
export const RULE_KINDS = Object.keys(KINDS) as readonly Rule['kind'][];

/** Whether a word names a kind. */
export const isKind = (id: RuleId): id is Rule['kind'] => Object.hasOwn(KINDS, id);

/** The notation of the rules of a kind, here and in other programs. */
export const writingOf = (kind: Rule['kind']) => KINDS[kind] as unknown as KindWord<Rule>;
