/**
 * Deadly patterns: empty cells that would allow a second solution if each of them held a digit of the pattern. So in a puzzle with exactly
 * one solution, at least one of the other candidates of these cells, the guardians, is true.
 */

import { digitsOf, isSingle } from '../../grid';
import type { Cell, DigitMask } from '../../numbers';
import type { Candidate, Position } from '../../position';

/** A deadly pattern of a position. */
export interface DeadlyPattern {
  /** Ascending. */
  readonly cells: readonly Cell[];
  /** By index in `cells`: the digits of the cell in the pattern. */
  readonly masks: readonly DigitMask[];
  /** All other candidates of the cells, by cell. There is at least one. */
  readonly guardians: readonly Candidate[];
}

/** The maximum number of cells with guardians, unless all guardians have the same digit. */
export const MOST_GUARDED = 2;

/** The pattern with these cells; undefined if it has no guardians, or too many of different digits. */
export function deadlyPatternOf(
  { candidates }: Position,
  masks: Iterable<readonly [cell: Cell, mask: DigitMask]>,
): DeadlyPattern | undefined {
  const sorted = [...masks].sort(([a], [b]) => a - b);
  const others = sorted.map(([cell, mask]) => candidates[cell] & ~mask);
  const all = others.reduce((some, mask) => some | mask, 0);
  if (all === 0 || (!isSingle(all) && others.filter(mask => mask !== 0).length > MOST_GUARDED)) return undefined;
  return {
    cells: sorted.map(([cell]) => cell),
    masks: sorted.map(([, mask]) => mask),
    guardians: sorted.flatMap(([cell], i) => digitsOf(others[i]).map(digit => ({ cell, digit }))),
  };
}
