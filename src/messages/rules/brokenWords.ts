/** The parts of sentences that explain how digits break a rule. */

import type { BrokenRule } from '../../core/feasibility/broken';
import type { Cell, Digit } from '../../core/numbers';
import type { Rule } from '../../core/rules/rule';
import { all, t } from '../../core/sentences';

/** A broken rule with the data for its sentence. */
export interface BrokenHere extends BrokenRule {
  /** The cell that the sentence is for. It has a digit. */
  readonly at: Cell;
  /** The name of the rule: `cage 16`. */
  readonly head: string;
  readonly digits: Uint8Array;
  readonly nameOf: (cell: Cell) => string;
  readonly symbolOf: (digit: Digit) => string;
}

export type Sentence<R extends Rule = Rule> = (broken: BrokenHere & { readonly rule: R }) => string;

/** By kind: its sentence. */
export type Sentences<K extends Rule['kind'] = Rule['kind']> = { readonly [Kind in K]: Sentence<RuleOf<Rule, Kind>> };

type RuleOf<R, K> = R extends { readonly kind: infer Kinds } ? (K extends Kinds ? R : never) : never;

/** The size of the grid. */
export const sizeIn = ({ digits }: BrokenHere) => Math.sqrt(digits.length);

/** The digits that break the rule, in the order of its cells. */
export const involvedDigits = ({ cells, digits }: BrokenHere): Digit[] =>
  [...new Set(cells)].map(cell => digits[cell]).filter(digit => digit > 0);

/** States that these digits are impossible. */
export const impossible: Sentence = broken =>
  t('{rule} is impossible with {digits}', {
    rule: broken.head,
    digits: all(involvedDigits(broken).map(broken.symbolOf)),
  });

/** The same sentence for some kinds. */
export const sentencesOf = <K extends Rule['kind']>(kinds: Readonly<Record<K, unknown>>, sentence: Sentence) =>
  Object.fromEntries(Object.keys(kinds).map(kind => [kind, sentence])) as unknown as Sentences<K>;

/** A sentence about the digits of a pair that breaks the rule, in the order of the rule, or about the only digit. Otherwise it states which digits are impossible. */
export const pairOr =
  <R extends Rule>(
    two: (
      a: string,
      b: string,
      broken: BrokenHere & { readonly rule: R },
      numbers: readonly Digit[],
    ) => string | undefined,
    one?: (a: string, broken: BrokenHere & { readonly rule: R }) => string,
  ): Sentence<R> =>
  broken => {
    const numbers = involvedDigits(broken);
    const [a, b] = numbers.map(broken.symbolOf);
    const { length } = numbers;
    return (
      (length === 2 ? two(a, b, broken, numbers) : length === 1 ? one?.(a, broken) : undefined) ?? impossible(broken)
    );
  };

/** `cage contains 3 twice`, or another sentence. */
export const twiceOr =
  <R extends Rule>(otherwise: Sentence<R>): Sentence<R> =>
  broken => {
    const digits = involvedDigits(broken);
    const twice = digits.find((digit, i) => digits.indexOf(digit) < i);
    return twice === undefined
      ? otherwise(broken)
      : t('{rule} contains {digit} twice', { rule: broken.head, digit: broken.symbolOf(twice) });
  };
