/**
 * The candidates that some rules and houses leave, for proofs: found by trying all ways to fill the cells, using only the checks of
 * rules for conflicts. So it shares no code with techniques and the solver.
 */

import { countBits } from '../cellSet';
import type { Geometry, House } from '../geometry';
import { bitOf, digitsOf } from '../grid';
import type { Cell } from '../numbers';
import { checksOf, type DigitCheck } from './checks';
import { rulesOfGeometry } from './geometry';
import type { Rule } from './rule';

/** Removes false candidates, not necessarily all of them. Returns whether any were removed. */
type Lemma = (left: Uint32Array) => boolean;

/** Limit for the digits that are tried for one candidate. An undecided candidate stays. */
const MOST_TRIED = 20_000;
/** Limit for the number of cells. More cells have too many ways to be filled. */
const MOST_CELLS = 16;

/** Cells that are filled together, and a test whether their digits (0 if empty) cannot be completed. */
interface Part {
  readonly cells: readonly Cell[];
  readonly isBroken: (digits: Uint8Array, left: Uint32Array) => boolean;
}

/** Rules of a puzzle, and the houses and cells that are combined with them. */
export interface RulesTogether {
  readonly rules: readonly Rule[];
  readonly houses: readonly House[];
  /** If present, only the constraints of these cells count. A rule of the whole grid can be satisfied in too many ways. */
  readonly cells?: readonly Cell[];
}

/** The lemma of rules; undefined if the puzzle does not have one of them. */
export type RuleLemmas = (together: RulesTogether) => Lemma | undefined;

/**
 * The lemmas of the rules of a puzzle. They are the same in every position and expensive to compute, so they cache
 * their results.
 */
export function ruleLemmasOf(geometry: Geometry): RuleLemmas {
  const known = new Set(rulesOfGeometry(geometry).map(keyOf));
  const made = new Map<string, Lemma | undefined>();
  return together => {
    const key = JSON.stringify([together.rules, together.houses.map(({ at }) => at), together.cells]);
    const isKnown = () => together.rules.every(rule => known.has(keyOf(rule)));
    if (!made.has(key)) made.set(key, isKnown() ? ruleLemma(geometry, together) : undefined);
    return made.get(key);
  };
}

/** The lemma of rules and houses together. */
function ruleLemma(geometry: Geometry, { rules, houses, cells: only }: RulesTogether): Lemma {
  const all = rules.flatMap(rule => checksOf(rule, rulesOfGeometry(geometry), geometry));
  const checks = only ? all.filter(({ cells }) => cells.every(cell => only.includes(cell))) : all;
  const whole = together(checks, houses);
  const others = leftOver(geometry, rules, houses);
  const parts = [...(whole ? [whole] : checks.filter(isShort)), ...(others ? [others] : [])];
  const long = whole ? [] : checks.filter(check => !isShort(check));
  const parted = parts.map(part => remembering(part.cells, narrowing(geometry, part)));
  const lemmas = [...long.map(check => remembering(check.cells, left => isLeftBy(check, left))), ...parted];
  return left => lemmas.filter(lemma => lemma(left)).length > 0;
}

/** Removes the candidates that a constraint excludes, for constraints with too many cells to try their digits. */
function isLeftBy({ cells, leaves }: DigitCheck, left: Uint32Array): boolean {
  let isChanged = false;
  for (const [i, mask] of (leaves?.(left) ?? []).entries()) {
    if ((left[cells[i]] & ~mask) !== 0) isChanged = true;
    left[cells[i]] &= mask;
  }
  return isChanged;
}

const isShort = ({ cells }: DigitCheck) => new Set(cells).size <= MOST_CELLS;

/** A text that is equal for equal rules, however they were made. */
const keyOf = (rule: Rule): string =>
  JSON.stringify(rule, (_, value) =>
    value === null || typeof value !== 'object' || Array.isArray(value)
      ? value
      : Object.fromEntries(Object.entries(value).sort()),
  );

/** The cells of all checks and houses; undefined if there are too many. */
function together(checks: readonly DigitCheck[], houses: readonly House[]): Part | undefined {
  const cells = new Set([...checks.flatMap(check => check.cells), ...houses.flatMap(house => [...house.cells])]);
  if (cells.size > MOST_CELLS) return undefined;
  return { cells: [...cells], isBroken: digits => checks.some(check => check.isBroken(digits)) };
}

/** The cells of houses outside some cages, and the cells of cages outside the houses: their sums have a known difference. */
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

/** Limit for cached results of a lemma: about as many as a path with hard steps needs. */
const MOST_KEPT = 2000;

/**
 * Caches the results of a lemma, which depends only on the candidates of these cells. A proof requests the same results
 * many times.
 */
function remembering(cells: readonly Cell[], lemma: Lemma): Lemma {
  /** By the candidates of the cells: the remaining ones. */
  const known = new Map<string, readonly number[]>();
  return left => {
    const before = cells.map(cell => left[cell]);
    const key = before.join();
    const found = known.get(key);
    if (found) {
      for (const [i, cell] of cells.entries()) left[cell] = found[i];
      return found.some((mask, i) => mask !== before[i]);
    }
    const isChanged = lemma(left);
    if (known.size === MOST_KEPT) known.clear();
    known.set(
      key,
      cells.map(cell => left[cell]),
    );
    return isChanged;
  };
}

/** Removes the candidates that occur in none of the ways to fill the cells of a part. */
function narrowing(geometry: Geometry, { cells, isBroken }: Part): Lemma {
  const peersOf = cells.map(cell => cells.filter(other => geometry.peersOf[cell].includes(other)));
  return left => isNarrowed({ cells, isBroken }, peersOf, left);
}

function isNarrowed({ cells, isBroken }: Part, peersOf: readonly (readonly Cell[])[], left: Uint32Array): boolean {
  const digits = new Uint8Array(left.length);
  let tried = 0;
  /** Whether the empty cells can be filled. */
  const canFill = (): boolean => {
    if (isBroken(digits, left)) return false;
    let next = -1;
    let fewest = 0;
    let least = Number.POSITIVE_INFINITY;
    for (const [i, cell] of cells.entries()) {
      if (digits[cell] > 0) continue;
      let open = left[cell];
      for (const peer of peersOf[i]) if (digits[peer] > 0) open &= ~bitOf(digits[peer]);
      const count = countBits(open);
      if (count >= least) continue;
      next = cell;
      fewest = open;
      least = count;
    }
    if (next < 0) return true;
    for (; fewest !== 0; fewest &= fewest - 1) {
      if (++tried > MOST_TRIED) return true;
      digits[next] = 32 - Math.clz32(fewest & -fewest);
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
