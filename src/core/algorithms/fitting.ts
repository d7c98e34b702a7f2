/** The digits that fit into cells while an algorithm fills a grid. */

import { bitOf, type Grid } from '../grid';
import type { Cell, Digit, DigitMask } from '../numbers';

/** The digits that an empty cell can hold according to the other digits and the rules about one or two cells. */
export function candidatesAt({ geometry, allowed, digits }: Grid, cell: Cell): DigitMask {
  const { peersOf, size, variant } = geometry;
  let mask = allowed?.[cell] ?? 2 ** size - 1;
  const peers = peersOf[cell];
  for (let i = 0; i < peers.length; i++) {
    const digit = digits[peers[i]];
    if (digit !== 0) mask &= ~bitOf(digit);
  }
  if (!variant) return mask;
  mask &= variant.allowed[cell];
  for (const { cell: other, allowed: related } of variant.relationsOf[cell]) {
    if (digits[other] === 0) continue;
    for (let digit = 1; digit <= size; digit++) if (!(related[digit] & bitOf(digits[other]))) mask &= ~bitOf(digit);
  }
  return mask;
}

/** Whether a digit breaks none of the rules that {@link candidatesAt} does not check, such as sums. The digit is not kept in the grid. */
export function keepsRules({ geometry, digits }: Grid, cell: Cell, digit: Digit): boolean {
  const { variant } = geometry;
  if (!variant) return true;
  const before = digits[cell];
  digits[cell] = digit;
  const isBroken = variant.isBroken(digits);
  digits[cell] = before;
  return !isBroken;
}

/** The lowest digit of a mask, 0 if it has none. */
export const lowestDigit = (mask: DigitMask): Digit => (mask === 0 ? 0 : 32 - Math.clz32(mask & -mask));

/** The number of digits of a mask. */
export function countDigits(mask: DigitMask): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** The empty cells, in reading order. */
export const emptyCells = (digits: Uint8Array): Cell[] => [...digits.keys()].filter(cell => digits[cell] === 0);

/** A copy of a grid whose digits an algorithm may change. */
export const workingCopy = (grid: Grid): Grid => ({ ...grid, digits: grid.digits.slice() });
