/** Finds the sets of digits that have a sum. */

import type { DigitMask } from '../../core/numbers';
import { setsWithSum } from '../../core/rules/kinds/sums';
import { isWithin, reachOfDifferent } from './reach';

/** Larger puzzles have millions of sets for a sum. */
const LARGEST = 16;

/**
 * The sets of `count` different digits of a puzzle of this size that have the sum, the one with the smallest digits first. They have all
 * digits of `required` and none of `excluded`. None above 16x16.
 */
export function combinations(
  size: number,
  count: number,
  sum: number,
  required: DigitMask = 0,
  excluded: DigitMask = 0,
): DigitMask[] {
  if (size > LARGEST || count > size || !isWithin(sum, reachOfDifferent(size, count))) return [];
  return setsWithSum(size, count, sum).filter(mask => (mask & required) === required && (mask & excluded) === 0);
}
