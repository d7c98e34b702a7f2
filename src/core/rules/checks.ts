/** Checks whether some digits break a constraint, no matter how the empty cells are filled. */

import type { Geometry } from '../geometry';
import { bitOf } from '../grid';
import type { Cell, DigitMask } from '../numbers';
import { type Automaton, canRead, isQuick, readable } from './automaton';
import { type Constraint, cellsOf, type RequiredDigits, type Term } from './constraint';
import { constraintsOf, type Rule } from './rule';

/** A constraint against which digits are checked. */
export interface DigitCheck {
  readonly cells: readonly Cell[];
  /** Whether the digits of the cells (0 if empty) cannot be completed so that they satisfy the constraint. */
  readonly isBroken: (digits: Uint8Array) => boolean;
  /**
   * By index of a cell: the candidates that the constraint leaves. Present if a constraint may have too many cells to
   * try their digits.
   */
  readonly leaves?: (left: ArrayLike<DigitMask>) => readonly DigitMask[];
}

/** The checks of a rule. `rules`: all rules of the puzzle. */
export const checksOf = (rule: Rule, rules: readonly Rule[], geometry: Geometry): DigitCheck[] =>
  constraintsOf(rule, rules, geometry).map(constraint => checkOf(constraint, geometry));

/** The checks of constraints that may take milliseconds. */
const known = new WeakMap<Constraint, DigitCheck>();

/** The check of a constraint. */
export function checkOf(constraint: Constraint, geometry: Geometry): DigitCheck {
  if (constraint.kind !== 'automaton' && constraint.kind !== 'between') return newCheckOf(constraint, geometry);
  let check = known.get(constraint);
  if (!check) {
    check = withMemory(newCheckOf(constraint, geometry));
    known.set(constraint, check);
  }
  return check;
}

/** A check that remembers its last result: while the user types a puzzle, the cells of most rules stay the same. */
function withMemory(check: DigitCheck): DigitCheck {
  const asked = new Uint8Array(check.cells.length);
  let isBroken: boolean | undefined;
  return {
    ...check,
    isBroken: digits => {
      for (const [i, cell] of check.cells.entries()) {
        if (asked[i] === digits[cell]) continue;
        asked[i] = digits[cell];
        isBroken = undefined;
      }
      isBroken ??= check.isBroken(digits);
      return isBroken;
    },
  };
}

function newCheckOf(constraint: Constraint, { size }: Geometry): DigitCheck {
  const cells = cellsOf(constraint);
  switch (constraint.kind) {
    case 'allDifferent':
      return { cells, isBroken: digits => isRepeated(cells, digits) };
    case 'domain': {
      const { cell, digits: mask } = constraint;
      return { cells, isBroken: digits => digits[cell] > 0 && (mask & bitOf(digits[cell])) === 0 };
    }
    case 'relation': {
      const { isAllowed } = constraint;
      const [a, b] = constraint.cells;
      return { cells, isBroken: digits => digits[a] > 0 && digits[b] > 0 && !isAllowed(digits[a], digits[b]) };
    }
    case 'digitSets': {
      const { sets } = constraint;
      return { cells, isBroken: digits => isInNone(cells, sets, digits) };
    }
    case 'sum': {
      const { terms, total } = constraint;
      return { cells, isBroken: digits => isMissed(terms, total, size, digits) };
    }
    // While all cells are empty, neither the automaton nor the sets are built.
    case 'automaton': {
      const { automaton } = constraint;
      const leaves = (left: ArrayLike<DigitMask>) =>
        readable(
          automaton(),
          cells.map(cell => left[cell]),
          size,
        );
      return { cells, leaves, isBroken: digits => isBegun(cells, digits) && !isRead(cells, automaton(), size, digits) };
    }
    case 'between': {
      const { sets } = constraint;
      return { cells, isBroken: digits => isBegun(cells, digits) && isFilledWrongly(cells, sets(), size, digits) };
    }
    case 'count': {
      const { wanted } = constraint;
      return { cells, isBroken: digits => isLacking(cells, wanted, digits) };
    }
  }
}

const isBegun = (cells: readonly Cell[], digits: Uint8Array): boolean => cells.some(cell => digits[cell] > 0);

function isRepeated(cells: readonly Cell[], digits: Uint8Array): boolean {
  let seen = 0;
  for (let i = 0; i < cells.length; i++) {
    const digit = digits[cells[i]];
    if (digit === 0) continue;
    if ((seen & bitOf(digit)) !== 0) return true;
    seen |= bitOf(digit);
  }
  return false;
}

const maskOf = (cells: readonly Cell[], digits: Uint8Array): DigitMask =>
  cells.reduce((mask, cell) => (digits[cell] === 0 ? mask : mask | bitOf(digits[cell])), 0);

function isInNone(cells: readonly Cell[], sets: readonly DigitMask[], digits: Uint8Array): boolean {
  const mask = maskOf(cells, digits);
  return !sets.some(set => (mask & ~set) === 0);
}

/** Whether a sum is wrong, or cannot be reached with the empty cells. */
function isMissed(terms: readonly Term[], total: number, size: number, digits: Uint8Array): boolean {
  let least = 0;
  let most = 0;
  for (const { cell, weight } of terms) {
    const digit = digits[cell];
    least += digit > 0 ? weight * digit : weight > 0 ? weight : weight * size;
    most += digit > 0 ? weight * digit : weight > 0 ? weight * size : weight;
  }
  return total < least || most < total;
}

/** Whether the automaton can accept the cells. Slow automata are only checked once all cells are filled. */
function isRead(cells: readonly Cell[], automaton: Automaton, size: number, digits: Uint8Array): boolean {
  const masks = cells.map(cell => (digits[cell] > 0 ? bitOf(digits[cell]) : 2 ** size - 1));
  const isOpen = cells.some(cell => digits[cell] === 0);
  return (isOpen && !isQuick(automaton, cells.length, size)) || canRead(automaton, masks, size);
}

/**
 * Whether the digits between the lowest and the highest digit of a house cannot be one of `sets`, no matter where these
 * two are. `sets` are the possible sets of digits, by the number of cells between the two.
 */
function isFilledWrongly(
  cells: readonly Cell[],
  sets: readonly (readonly DigitMask[])[],
  size: number,
  digits: Uint8Array,
): boolean {
  const ends = bitOf(1) | bitOf(size);
  const bits = cells.map(cell => (digits[cell] === 0 ? 0 : bitOf(digits[cell])));
  // By place: the digits from there on.
  const below = [0];
  for (let i = size - 1; i >= 0; i--) below.unshift(below[0] | bits[i]);
  let above = 0;
  for (let a = 0; a < size; above |= bits[a++]) {
    if (bits[a] !== 0 && (bits[a] & ends) === 0) continue;
    let inside = 0;
    for (let b = a + 1; b < size; inside |= bits[b++]) {
      if ((bits[b] !== 0 && (bits[b] & ends) === 0) || (bits[a] !== 0 && bits[a] === bits[b])) continue;
      const outside = above | below[b + 1];
      if (((inside | outside) & ends) !== 0) continue;
      const between = inside;
      if (sets[b - a - 1].some(set => (between & ~set) === 0 && (outside & set) === 0)) return false;
    }
  }
  return true;
}

/** Whether more required digits are missing than cells are empty. */
function isLacking(cells: readonly Cell[], wanted: readonly RequiredDigits[], digits: Uint8Array): boolean {
  let left = cells.filter(cell => digits[cell] === 0).length;
  for (const { digits: kinds, count } of wanted)
    left -= Math.max(0, count - cells.filter(cell => digits[cell] > 0 && (bitOf(digits[cell]) & kinds) !== 0).length);
  return left < 0;
}
