/** Rules about sums. */

import type { Cell, Digit } from '../../numbers';
import { allDifferent, ones, type RuleKind, type RuleKinds, sumConstraintOf, type Term } from '../constraint';

/** Different digits, with this sum if there is one. */
export interface CageRule {
  readonly kind: 'cage';
  readonly cells: readonly Cell[];
  readonly sum?: number;
}

const cage: RuleKind<CageRule> = {
  uses: ['cage'],
  number: { field: 'sum' },
  countsTogether: true,
  generation: { by: 'cages' },
  constraints: ({ cells, sum }) => [
    allDifferent(cells),
    ...(sum === undefined ? [] : [sumConstraintOf(ones(cells), sum)]),
  ],
};

/** Digits that may repeat, with this sum. */
export interface SumRule {
  readonly kind: 'sum';
  readonly cells: readonly Cell[];
  readonly sum: number;
}

const sum: RuleKind<SumRule> = {
  uses: ['sum'],
  number: { field: 'sum' },
  countsTogether: true,
  constraints: ({ cells, sum: total }) => [sumConstraintOf(ones(cells), total)],
};

/** The shaft has the sum of the circle. A circle of several cells is a number, read from its first cell on. */
export interface ArrowRule {
  readonly kind: 'arrow';
  readonly circle: readonly Cell[];
  readonly shaft: readonly Cell[];
}

const arrow: RuleKind<ArrowRule> = {
  uses: ['arrow'],
  countsTogether: true,
  generation: {
    by: 'line',
    fewest: 3,
    most: 5,
    canFollow: ([circle, ...shaft], next) => sumOfDigits(shaft) + next <= circle,
    isWhole: ([circle, ...shaft]) => sumOfDigits(shaft) === circle,
    dataOf: ([circle, ...shaft]) => ({ circle: [circle], shaft }),
  },
  cells: ({ circle, shaft }) => [...circle, ...shaft],
  constraints({ circle, shaft }) {
    const places = circle.map((cell, i): Term => ({ cell, weight: -(10 ** (circle.length - 1 - i)) }));
    return [sumConstraintOf([...ones(shaft), ...places], 0)];
  },
};

/** A rule about a sum. */
export type SumsRule = CageRule | SumRule | ArrowRule;

/** The kinds of rules about sums. */
export const sumKinds: RuleKinds<SumsRule> = { cage, sum, arrow };

/** The sum of digits. */
export const sumOfDigits = (digits: readonly Digit[]): number => digits.reduce((total, digit) => total + digit, 0);

/** All sets of `count` digits with this sum, as masks. */
export function setsWithSum(size: number, count: number, total: number): number[] {
  const sets: number[] = [];
  const extend = (mask: number, from: number, left: number, rest: number): void => {
    if (left === 0) {
      if (rest === 0) sets.push(mask);
      return;
    }
    if (rest > left * size - (left * (left - 1)) / 2) return; // the highest digits are not enough
    for (let digit = from; digit <= size && digit * left <= rest; digit++)
      extend(mask | (1 << (digit - 1)), digit + 1, left - 1, rest - digit);
  };
  extend(0, 1, count, total);
  return sets;
}
