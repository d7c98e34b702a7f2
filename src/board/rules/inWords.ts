/** The rules of a puzzle in words: a sentence for each kind, and each rule with its name and the cells that it is about. */

import type { Geometry } from '../../core/geometry';
import { rulesOfGeometry } from '../../core/rules/geometry';
import * as messages from '../../messages/index';
import type { RulesInWords } from '../protocol/snapshot';
import { boardRuleOf, cellsConcerned } from './kinds';

/** The rules of a geometry in words. Undefined when the puzzle is a classic one. */
export function rulesInWordsOf(geometry: Geometry, symbols: readonly string[]): RulesInWords | undefined {
  const { regions } = geometry;
  const all = rulesOfGeometry(geometry);
  if (all.length === 0 && regions === 'boxes') return undefined;
  const kinds = new Map<string, { readonly name: string; readonly sentence: string; readonly isPartOfGrid: boolean }>();
  if (regions !== 'boxes') {
    const { heading, all: sentence } = messages.regionSentences[regions]();
    kinds.set('', { name: heading, sentence, isPartOfGrid: true });
  }
  const rules = all.map(rule => {
    const { shape, name } = boardRuleOf(rule.kind);
    const { heading, all: sentence, one = sentence } = messages.ruleSentences(rule, symbols);
    const key = `${heading} ${sentence}`;
    if (!kinds.has(key)) kinds.set(key, { name: heading, sentence, isPartOfGrid: shape === 'grid' });
    return {
      name: messages.ariaLabels.asName(name(rule, geometry, symbols)),
      sentence: one,
      key,
      shape,
      cells: [...cellsConcerned(rule, geometry)],
    };
  });
  const ordered = [...kinds].sort(([, a], [, b]) => Number(b.isPartOfGrid) - Number(a.isPartOfGrid));
  return {
    kinds: ordered.map(([, { name, sentence }]) => ({ name, sentence })),
    rules: rules.map(({ key, ...rule }) => ({ ...rule, kind: ordered.findIndex(([each]) => each === key) })),
  };
}
