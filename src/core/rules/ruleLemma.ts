/**
 * What some rules and houses leave of candidates, for proofs: found by trying all ways to fill the cells, with nothing but the checks of
 * rules for conflicts. So it shares no code with what techniques and the solver use.
 */

import type { Geometry, House } from '../geometry';
import { bitOf, digitsOf } from '../grid';
import type { Cell, Digit } from '../numbers';
import { type Check, checksOf } from './checks';
import { rulesOf } from './geometry';
import type { Rule } from './rule';

/** Removes candidates, if only a part of what cannot be true. Returns whether it removed something. */
type Lemma = (left: Uint32Array) => boolean;

/** Digits that are tried for one candidate. One that is not decided by then stays. */
const MOST_TRIED = 20_000;
/** More cells have too many ways to be filled. */
const MOST_CELLS = 16;

/** Cells that are filled together, and whether digits, 0 for an empty cell, cannot be part of a way to fill them. */
interface Part {
  readonly cells: readonly Cell[];
  readonly isBroken: (digits: Uint8Array, left: Uint32Array) => boolean;
}

/** Rules of a puzzle, and what is looked at together with them. */
export interface RulesTogether {
  readonly rules: readonly Rule[];
  readonly houses: readonly House[];
  /** If it is there, only the constraints of these cells count. A rule for the whole grid has too many ways to be kept. */
  readonly cells?: readonly Cell[];
}

/** What rules and houses leave together; undefined if one of the rules is not of the puzzle. */
export function ruleLemma(geometry: Geometry, { rules, houses, cells: only }: RulesTogether): Lemma | undefined {
  const known = new Set(rulesOf(geometry).map(keyOf));
  if (!rules.every(rule => known.has(keyOf(rule)))) return undefined;
  const all = rules.flatMap(rule => checksOf(rule, rulesOf(geometry), geometry));
  const checks = only ? all.filter(({ cells }) => cells.every(cell => only.includes(cell))) : all;
  const whole = together(checks, houses);
  const others = leftOver(geometry, rules, houses);
  const parts = [...(whole ? [whole] : checks.filter(isShort)), ...(others ? [others] : [])];
  const long = whole ? [] : checks.filter(check => !isShort(check));
  return left => {
    const ofLong = long.filter(check => isLeftBy(check, left));
    const ofParts = parts.filter(part => isNarrowed(geometry, part, left));
    return ofLong.length + ofParts.length > 0;
  };
}

/** Removes what a constraint of too many cells to try their digits does not leave. */
function isLeftBy({ cells, leaves }: Check, left: Uint32Array): boolean {
  let isChanged = false;
  for (const [i, mask] of (leaves?.(left) ?? []).entries()) {
    if ((left[cells[i]] & ~mask) !== 0) isChanged = true;
    left[cells[i]] &= mask;
  }
  return isChanged;
}

const isShort = ({ cells }: Check) => new Set(cells).size <= MOST_CELLS;

/** A text that is the same for equal rules, however they were made. */
const keyOf = (rule: Rule): string =>
  JSON.stringify(rule, (_, value) =>
    value === null || typeof value !== 'object' || Array.isArray(value)
      ? value
      : Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))),
  );

/** The cells of all checks and houses; undefined where these are too many. */
function together(checks: readonly Check[], houses: readonly House[]): Part | undefined {
  const cells = new Set([...checks.flatMap(check => check.cells), ...houses.flatMap(house => [...house.cells])]);
  if (cells.size > MOST_CELLS) return undefined;
  return { cells: [...cells], isBroken: digits => checks.some(check => check.isBroken(digits)) };
}

/** The cells of houses that are in none of some cages, and those of cages outside: the sums of both have a known difference. */
function leftOver({ size }: Geometry, rules: readonly Rule[], houses: readonly House[]): Part | undefined {
  const weights = new Map<Cell, number>();
  let total = (houses.length * size * (size + 1)) / 2;
  const add = (cells: Iterable<Cell>, weight: number) => {
    for (const cell of cells) weights.set(cell, (weights.get(cell) ?? 0) + weight);
  };
  for (const house of houses) add(house.cells, 1);
  for (const rule of rules) {
    if ((rule.kind !== 'cage' && rule.kind !== 'sum') || rule.sum === undefined) return undefined;
    add(rule.cells, -1);
    total -= rule.sum;
  }
  const terms = [...weights].filter(([, weight]) => weight !== 0);
  if (houses.length === 0 || terms.length > MOST_CELLS) return undefined;
  const isBroken = (digits: Uint8Array, left: Uint32Array) => {
    let [least, most] = [0, 0];
    for (const [cell, weight] of terms) {
      const open = digits[cell] > 0 ? [digits[cell]] : digitsOf(left[cell]);
      const ends = [weight * open[0], weight * open[open.length - 1]];
      least += Math.min(...ends);
      most += Math.max(...ends);
    }
    return total < least || most < total;
  };
  return { cells: terms.map(([cell]) => cell), isBroken };
}

/** Removes the candidates that are in no way to fill the cells of a part. */
function isNarrowed(geometry: Geometry, { cells, isBroken }: Part, left: Uint32Array): boolean {
  const digits = new Uint8Array(left.length);
  let tried = 0;
  /** Whether the empty cells can be filled. */
  const canFill = (): boolean => {
    if (isBroken(digits, left)) return false;
    let next = -1;
    let fewest: Digit[] = [];
    for (const cell of cells) {
      if (digits[cell] > 0) continue;
      const open = digitsOf(left[cell]).filter(digit => !geometry.peersOf[cell].some(peer => digits[peer] === digit));
      if (next >= 0 && open.length >= fewest.length) continue;
      next = cell;
      fewest = open;
    }
    if (next < 0) return true;
    for (const digit of fewest) {
      if (++tried > MOST_TRIED) return true;
      digits[next] = digit;
      if (canFill()) return true;
    }
    digits[next] = 0;
    return false;
  };
  let isChanged = false;
  const known = new Uint32Array(left.length);
  for (const cell of cells) {
    for (const digit of digitsOf(left[cell] & ~known[cell])) {
      if ((known[cell] & bitOf(digit)) !== 0) continue;
      digits.fill(0);
      digits[cell] = digit;
      tried = 0;
      if (canFill()) {
        if (tried <= MOST_TRIED) for (const each of cells) known[each] |= bitOf(digits[each]);
        continue;
      }
      left[cell] &= ~bitOf(digit);
      isChanged = true;
    }
  }
  return isChanged;
}
