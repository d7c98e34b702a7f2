/** The names that rules have in other programs, as their tables of words give them. */

import type { Rule } from '../../core/rules/rule';
import { type KindWord, RULE_KINDS, writingOf } from '../../text/rules/index';

/** By the name of a kind of rule in a program: what `make` returns for it, without those for which that is undefined. */
export function byName<T>(
  program: 'iss' | 'fPuzzles' | 'sudokuPad',
  make: (word: KindWord<Rule>, kind: Rule['kind']) => T | undefined,
): Readonly<Record<string, T>> {
  const found: Record<string, T> = {};
  for (const kind of RULE_KINDS) {
    const word = writingOf(kind);
    const name = word[program];
    const made = name === undefined ? undefined : make(word, kind);
    if (name !== undefined && made !== undefined) found[name] = made;
  }
  return found;
}
