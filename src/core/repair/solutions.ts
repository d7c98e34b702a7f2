/** The solutions of an ambiguous puzzle: the first ones, their number, and their common digits. */

import { candidatesOf } from '../candidates';
import { bitOf, digitsOf, type Grid, hasConflict, isSingle, withDigit } from '../grid';
import type { Cell, DigitMask } from '../numbers';
import type { Pausable } from '../pausing';
import { search } from '../solver/index';
import { PauseBudget, solutionOf } from './budget';

/** Some solutions of a puzzle. */
export interface Solutions {
  /** The first solutions, in the order of the engine. */
  readonly first: readonly Uint8Array[];
  /** The number of solutions found, including `first`. */
  readonly count: number;
  /** Whether there are no others. */
  readonly isComplete: boolean;
  /** By cell: the digits of the counted solutions, as a mask. */
  readonly digits: Uint32Array;
}

/** Limits for the solutions to find. */
export interface Counting {
  /** The number of solutions to keep. */
  readonly kept: number;
  /** The number of solutions to count. */
  readonly limit: number;
  readonly budget?: PauseBudget;
}

/** Counts the solutions of a grid. Yields where the caller may pause or give up. */
export function* countedSolutions(
  grid: Grid,
  { kept, limit, budget = new PauseBudget() }: Counting,
): Pausable<Solutions> {
  const first: Uint8Array[] = [];
  const digits = new Uint32Array(grid.digits.length);
  let count = 0;
  function* counting(): Pausable<boolean> {
    if (hasConflict(grid)) return true;
    for (const solution of search(grid)) {
      if (solution) {
        if (count === limit) return false;
        count++;
        if (first.length < kept) first.push(solution);
        for (let cell = 0; cell < digits.length; cell++) digits[cell] |= bitOf(solution[cell]);
      }
      yield undefined;
    }
    return true;
  }
  const isComplete = (yield* budget.allow(counting())) ?? false;
  return { first, count, isComplete, digits };
}

/** The true candidates of a puzzle: the digits that occur in some solution. */
export interface TrueCandidates {
  /** By cell: the digits that occur in a solution, as a mask; the digit of a filled cell, and 0 everywhere if there is no solution. */
  readonly digits: Uint32Array;
  /** Whether every other digit is known to occur in no solution. */
  readonly isComplete: boolean;
}

/**
 * The digits that each cell has in some solution. Tries each candidate that no solution has contained so far; each solution found
 * decides a candidate of every cell.
 */
export function* trueCandidates(grid: Grid, budget = new PauseBudget()): Pausable<TrueCandidates> {
  const digits = new Uint32Array(grid.digits.length);
  const add = (solution: Uint8Array) => {
    for (let cell = 0; cell < digits.length; cell++) digits[cell] |= bitOf(solution[cell]);
  };
  const found = yield* solutionOf(grid, budget);
  if (found === undefined || found === 'none') return { digits, isComplete: found === 'none' };
  add(found);
  const candidates = candidatesOf(grid);
  for (let cell = 0; cell < digits.length; cell++) {
    for (const digit of digitsOf(candidates[cell])) {
      if (digits[cell] & bitOf(digit)) continue;
      const other = yield* solutionOf(withDigit(grid, cell, digit), budget);
      if (other === undefined) return { digits, isComplete: false };
      if (other !== 'none') add(other);
    }
  }
  return { digits, isComplete: true };
}

/** The cells in which solutions differ: those with more than one digit in these masks. */
export function differingCells(digits: ArrayLike<DigitMask>): Cell[] {
  return Array.from(digits, (_, cell) => cell).filter(cell => digits[cell] !== 0 && !isSingle(digits[cell]));
}
