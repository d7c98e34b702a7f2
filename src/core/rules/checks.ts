/** Tells which rules some digits break, whatever the empty cells will hold. */

import type { Geometry } from '../geometry';
import { bitOf } from '../grid';
import type { Cell, DigitMask } from '../numbers';
import { type Automaton, canRead, isQuick, readable } from '../solver/propagation/automaton';
import type { Wanted } from '../solver/propagation/contains';
import type { Term } from '../solver/propagation/linear';
import type { ConstraintSink } from './constraintSink';
import { demandOne, type Rule } from './rule';

/** One of the things that a rule demands. */
export interface Check {
  readonly cells: readonly Cell[];
  /** Whether the digits of the cells, 0 for an empty one, cannot be part of what the rule demands. */
  readonly isBroken: (digits: Uint8Array) => boolean;
  /** By index of a cell: what the demand leaves of the candidates of all cells, if it may have too many cells to try their digits. */
  readonly leaves?: (left: ArrayLike<DigitMask>) => readonly DigitMask[];
}

/** The checks of a rule. `rules` are all of the puzzle. */
export const checksOf = (rule: Rule, rules: readonly Rule[], geometry: Geometry): Check[] =>
  checksBy(demands => demandOne(rule, rules, demands), geometry);

/** The checks of what is demanded. */
export function checksBy(demand: (demands: ConstraintSink) => void, geometry: Geometry): Check[] {
  const { size } = geometry;
  const checks: Check[] = [];
  const add = (cells: readonly Cell[], isBroken: Check['isBroken']) => checks.push({ cells, isBroken });
  const demands: ConstraintSink = {
    geometry,
    different: cells => add(cells, digits => isRepeated(cells, digits)),
    allow: (cell, mask) => add([cell], digits => digits[cell] > 0 && (mask & bitOf(digits[cell])) === 0),
    related: (a, b, isAllowed) =>
      add([a, b], digits => digits[a] > 0 && digits[b] > 0 && !isAllowed(digits[a], digits[b])),
    oneOf: (cells, sets) => add(cells, digits => isInNone(cells, sets, digits)),
    sum: (terms, total) =>
      add(
        terms.map(({ cell }) => cell),
        digits => isMissed(terms, total, size, digits),
      ),
    // While the cells are empty, no machine and no sets need to be made.
    read: (cells, machine) =>
      checks.push({
        cells,
        isBroken: digits => isBegun(cells, digits) && !isRead(cells, machine(), size, digits),
        leaves: left =>
          readable(
            machine(),
            cells.map(cell => left[cell]),
            size,
          ),
      }),
    fill: (cells, sets) => add(cells, digits => isBegun(cells, digits) && isFilledWrongly(cells, sets(), size, digits)),
    contain: (cells, wanted) => add(cells, digits => isLacking(cells, wanted, digits)),
  };
  demand(demands);
  return checks;
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

/** Whether a sum is wrong, or out of reach of the empty cells. */
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

/** Whether a machine can read the cells. What takes long is told when all of them are filled. */
function isRead(cells: readonly Cell[], machine: Automaton, size: number, digits: Uint8Array): boolean {
  const masks = cells.map(cell => (digits[cell] > 0 ? bitOf(digits[cell]) : 2 ** size - 1));
  const isOpen = cells.some(cell => digits[cell] === 0);
  return (isOpen && !isQuick(machine, cells.length, size)) || canRead(machine, masks, size);
}

/** Whether no two places of the lowest and the highest digit leave a set of digits for the cells between them. */
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

/** Whether more digits are lacking than cells are empty. */
function isLacking(cells: readonly Cell[], wanted: readonly Wanted[], digits: Uint8Array): boolean {
  let left = cells.filter(cell => digits[cell] === 0).length;
  for (const { digits: kinds, count } of wanted)
    left -= Math.max(0, count - cells.filter(cell => digits[cell] > 0 && (bitOf(digits[cell]) & kinds) !== 0).length);
  return left < 0;
}
