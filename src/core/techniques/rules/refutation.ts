/** The refutation of an assumption, as data: its consequences, rule by rule, until nothing fits. */

import type { House } from '../../geometry';
import type { Cell, Digit, DigitMask } from '../../numbers';
import type { Subject } from './subject';

/** The ground of a deduction: the digit of a cell, a house, or a rule. */
export type Ground =
  | { readonly kind: 'digit'; readonly cell: Cell }
  | { readonly kind: 'house'; readonly house: House }
  | { readonly kind: 'rule'; readonly subject: Subject };

/** The candidates that a cell loses, and those that are left. */
export interface CandidateLoss {
  readonly cell: Cell;
  readonly gone: DigitMask;
  readonly left: DigitMask;
}

/** The consequences of one ground. */
export interface Deduction {
  readonly ground: Ground;
  /** Empty if nothing fits: a contradiction. */
  readonly changes: readonly CandidateLoss[];
}

/** A contradiction: the last deduction leaves nothing, or each digit of a cell leads to one. */
export interface Refutation {
  readonly deductions: readonly Deduction[];
  /** One for each digit that a cell can have. */
  readonly cases?: readonly Refuted[];
}

/** A candidate, with its refutation. */
export interface Refuted {
  readonly cell: Cell;
  readonly digit: Digit;
  readonly refutation: Refutation;
}
