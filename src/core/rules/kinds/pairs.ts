/** Rules about two cells. */

import type { Cell, Digit, DigitMask } from '../../numbers';
import { type RuleKind, relation } from '../constraint';

/** Kropki dots (white: digits that follow each other; black: one is twice the other), X (sum 10) and V (sum 5). */
export interface DotRule {
  readonly kind: 'whiteDot' | 'blackDot' | 'x' | 'v';
  readonly cells: readonly [Cell, Cell];
}

/** By kind: whether two digits have the mark. */
export const MARKS: Readonly<Record<DotRule['kind'], (a: Digit, b: Digit) => boolean>> = {
  whiteDot: (a, b) => Math.abs(a - b) === 1,
  blackDot: (a, b) => a === 2 * b || b === 2 * a,
  x: (a, b) => a + b === 10,
  v: (a, b) => a + b === 5,
};

export const dot: RuleKind<DotRule> = { constraints: ({ kind, cells: [a, b] }) => [relation(a, b, MARKS[kind])] };

/** The first cell has the greater digit. */
export interface GreaterRule {
  readonly kind: 'greater';
  readonly cells: readonly [Cell, Cell];
}

export const greater: RuleKind<GreaterRule> = { constraints: ({ cells: [a, b] }) => [relation(a, b, isGreater)] };

const isGreater = (a: Digit, b: Digit) => a > b;

/** Cells that have one of some digits. */
export interface DigitsRule {
  readonly kind: 'digits';
  readonly cells: readonly Cell[];
  readonly digits: DigitMask;
}

export const digits: RuleKind<DigitsRule> = {
  constraints: ({ cells, digits: mask }) => cells.map(cell => ({ kind: 'domain', cell, digits: mask })),
};
