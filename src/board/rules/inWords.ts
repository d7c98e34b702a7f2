/** The rules of a puzzle in words: a sentence for each kind, and each rule with its name and the cells that it is about. */

import type { Geometry } from '../../core/geometry';
import type { Pausable } from '../../core/pausing';
import { rulesOfGeometry } from '../../core/rules/geometry';
import * as messages from '../../messages/index';
import type { RuleInWords, RulesInWords } from '../protocol/snapshot';
import { boardNameOf, boardRuleOf, cellsConcerned } from './kinds';

/** Number of rules that are worded between two yields. */
const RULES_AT_ONCE = 50;

/** The rules of a geometry in words. Undefined when the puzzle is a classic one. Yields where it may be paused. */
export function* wordingRules(geometry: Geometry, symbols: readonly string[]): Pausable<RulesInWords | undefined> {
  const { regions } = geometry;
  const all = rulesOfGeometry(geometry);
  if (all.length === 0 && regions === 'boxes') return undefined;
  const kinds = new Map<string, { readonly name: string; readonly sentence: string; readonly isPartOfGrid: boolean }>();
  if (regions !== 'boxes') {
    const { heading, all: sentence } = messages.regionSentences[regions]();
    kinds.set('', { name: heading, sentence, isPartOfGrid: true });
  }
  const rules: (Omit<RuleInWords, 'kind'> & { readonly key: string })[] = [];
  for (const [i, rule] of all.entries()) {
    if (i % RULES_AT_ONCE === RULES_AT_ONCE - 1) yield undefined;
    const { shape } = boardRuleOf(rule.kind);
    const { heading, all: sentence, one = sentence } = messages.ruleSentences(rule, symbols);
    const key = `${heading} ${sentence}`;
    if (!kinds.has(key)) kinds.set(key, { name: heading, sentence, isPartOfGrid: shape === 'grid' });
    rules.push({
      name: messages.ariaLabels.asName(boardNameOf(rule, geometry, symbols)),
      sentence: one,
      key,
      shape,
      cells: [...cellsConcerned(rule, geometry)],
    });
  }
  const ordered = [...kinds].sort(([, a], [, b]) => Number(b.isPartOfGrid) - Number(a.isPartOfGrid));
  const numbers = new Map(ordered.map(([key], i) => [key, i]));
  return {
    kinds: ordered.map(([, { name, sentence }]) => ({ name, sentence })),
    rules: rules.map(({ key, ...rule }) => ({ ...rule, kind: numbers.get(key)! })),
  };
}
