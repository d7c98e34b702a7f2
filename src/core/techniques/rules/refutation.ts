/** How a supposition is refuted, as data: what follows from it, rule by rule, until nothing fits any more. */

import type { House } from '../../geometry';
import type { Cell, Digit, DigitMask } from '../../numbers';
import type { Subject } from './subject';

/** By what something follows: the digit of a cell, a house, or a rule. */
export type Ground =
  | { readonly kind: 'digit'; readonly cell: Cell }
  | { readonly kind: 'house'; readonly house: House }
  | { readonly kind: 'rule'; readonly subject: Subject };

/** What a cell loses, and what is left. */
export interface Change {
  readonly cell: Cell;
  readonly gone: DigitMask;
  readonly left: DigitMask;
}

/** What follows by one ground. */
export interface Deduction {
  readonly ground: Ground;
  /** Empty if nothing fits any more: a contradiction. */
  readonly changes: readonly Change[];
}

/** A contradiction: the last deduction leaves nothing, or each digit of a cell leads to one. */
export interface Refutation {
  readonly deductions: readonly Deduction[];
  /** One for each digit that a cell can have. */
  readonly cases?: readonly Refuted[];
}

/** A candidate, and how it is refuted. */
export interface Refuted {
  readonly cell: Cell;
  readonly digit: Digit;
  readonly refutation: Refutation;
}
