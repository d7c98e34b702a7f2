/** The names of rules in other programs, from the tables of words. */

import type { Rule } from '../../core/rules/rule';
import { type KindWord, RULE_KINDS, writingOf } from '../../text/rules/index';

/** Maps the names of kinds of rules in a program to the results of `make`. Kinds with an undefined result are left out. */
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
