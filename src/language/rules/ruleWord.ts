/** A rule as a word of the language: how it is called, read and written. */

import type { Geometry } from '../../core/geometry';
import type { Rule } from '../../core/rules/rule';
import type { RuleId } from '../messages/ruleMeanings';
import type { RuleReader } from './reader';

/** What the table says of a word. */
export interface WordSpec {
  /** The keyword, and then other names for it. Blanks, hyphens and the case of letters do not count. */
  readonly names: readonly [keyword: string, ...others: string[]];
  /** What belongs to it, for completion: `cage 16: cells`. */
  readonly form: string;
  /** A line for a 9x9 puzzle. */
  readonly example: string;
  /** Reads what comes after the keyword, and adds the rules to the reader. */
  read(reader: RuleReader): void;
}

/** A word that rules are written with. */
export interface WrittenSpec<R extends Rule> extends WordSpec {
  /** The line of a rule. */
  write(rule: R, geometry: Geometry): string;
  /** The same rule in one way out of all that mean the same: a palindrome from either end. */
  normal(rule: R): R;
}

/** A word of the table. */
export interface RuleWord extends WordSpec {
  readonly id: RuleId;
  readonly keyword: string;
}

/** The rules of a kind. Unlike `Extract`, it finds kinds that share a type. */
export type RuleOf<K extends Rule['kind']> = Rule & { readonly kind: K };
