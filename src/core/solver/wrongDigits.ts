/**
 * Finds the digits that keep a grid from having a solution.
 *
 * If the givens are known and have one solution, the wrong digits are those that differ from it: any other set of digits to remove
 * would leave one of them, and with it no solution. Otherwise digits are removed by trial: each alone, then pairs, and
 * the smallest sets whose removal leaves a solution are the suspects. Entered digits are tried before givens, and the
 * last ones first, because people usually notice a mistake soon. Before that, digits that replaced others are swapped back:
 * a user who changes a given sees immediately that no solution is left.
 */

import { type Grid, hasConflict, withDigit } from '../grid';
import type { Cell, Digit } from '../numbers';
import { type Verdict, verdict } from './index';

/** A smallest set of digits whose removal leaves a solution. */
export interface Suspicion {
  /** One or more cells, the last entered one first. */
  readonly cells: readonly Cell[];
  /** The solution without these digits, by cell, if there is exactly one. */
  readonly solution?: Uint8Array;
  /** Whether these digits contradict the only solution of the givens, so that no other set is possible. */
  readonly isCertain: boolean;
}

/** A cell whose digit replaced another one. */
export interface Replaced {
  readonly cell: Cell;
  /** The replaced digit. */
  readonly before: Digit;
}

/** The known origin of each digit of a grid. */
export interface Entries {
  /** By cell: the digit if it is a given, otherwise 0. If all digits are givens, each one is a suspect. */
  readonly givens: Uint8Array;
  /** Edited cells, the most recent one first. Other cells follow in reading order. */
  readonly recent?: readonly Cell[];
  /** Digits that replaced others, the most recent one first. */
  readonly replaced?: readonly Replaced[];
}

/** Maximum number of replaced digits to try. */
const MOST_EXCHANGED = 8;

/** Maximum number of pairs to try: all pairs of about 60 digits. */
const MOST_PAIRS = 1800;

/**
 * The suspicions about a grid without a solution, most probable first: all of the same size, and those that leave exactly one solution
 * before those that leave several. Empty if no digit or pair explains it. Call it only for a grid without a solution. Yields where the caller may
 * pause or give up.
 */
export function* findSuspicions(
  grid: Grid,
  { givens, recent = [], replaced = [] }: Entries,
): Generator<undefined, readonly Suspicion[]> {
  const isGiven = ({ cell }: Replaced) => givens[cell] === grid.digits[cell];
  // A changed given makes correct entries wrong.
  const changed = yield* findExchanged(grid, replaced.filter(isGiven));
  if (changed) return [changed];
  const filled = [...new Set([...recent, ...grid.digits.keys()])].filter(cell => grid.digits[cell] !== 0);
  const entries = filled.filter(cell => givens[cell] !== grid.digits[cell]);
  if (entries.length > 0 && entries.length < filled.length) {
    const isEntry = new Set(entries);
    const without = { ...grid, digits: grid.digits.map((digit, cell) => (isEntry.has(cell) ? 0 : digit)) };
    const found = yield* verdictOf(without);
    if (found.kind === 'valid') {
      const { solution } = found;
      const cells = entries.filter(cell => grid.digits[cell] !== solution[cell]);
      return cells.length > 0 ? [{ cells, solution, isCertain: true }] : [];
    }
    const exchanged = yield* findExchanged(grid, replaced);
    if (exchanged) return [exchanged];
    if (found.kind === 'ambiguous') return yield* explain(grid, entries);
  }
  return yield* explain(grid, filled);
}

/**
 * The digits whose entry removed the last solution: there is a solution with the digits that they replaced. Tries each
 * alone, then the last ones together. If they are found, no other digit is a suspect, even if its removal leaves
 * exactly one solution.
 */
function* findExchanged(grid: Grid, replaced: readonly Replaced[]): Generator<undefined, Suspicion | undefined> {
  const tried = replaced.filter(({ cell }) => grid.digits[cell] !== 0).slice(0, MOST_EXCHANGED);
  const sets = [...tried.map(each => [each]), ...tried.map((_, i) => tried.slice(0, i + 1)).slice(1)];
  for (const set of sets) {
    const back = set.reduce((left, { cell, before }) => withDigit(left, cell, before), grid);
    const found = yield* verdictOf(back);
    yield undefined;
    if (found.kind === 'contradictory') continue;
    const [suspicion] = yield* tryAll(grid, [set.map(({ cell }) => cell)]);
    return suspicion;
  }
  return undefined;
}

/** The smallest sets of these digits whose removal leaves a solution: single digits, otherwise pairs. */
function* explain(grid: Grid, suspects: readonly Cell[]): Generator<undefined, readonly Suspicion[]> {
  const singles = suspects.map(cell => [cell]);
  const found = yield* tryAll(grid, singles);
  return found.length > 0 ? found : yield* tryAll(grid, pairsOf(suspects, MOST_PAIRS));
}

/** The sets whose removal leaves a solution, those that leave exactly one first. Any of them may be the mistake. */
function* tryAll(grid: Grid, sets: Iterable<readonly Cell[]>): Generator<undefined, readonly Suspicion[]> {
  const exact: Suspicion[] = [];
  const several: Suspicion[] = [];
  for (const cells of sets) {
    const rest = cells.reduce((left, cell) => withDigit(left, cell, 0), grid);
    const found = yield* verdictOf(rest);
    if (found.kind === 'valid') exact.push({ cells, solution: found.solution, isCertain: false });
    else if (found.kind === 'ambiguous') several.push({ cells, isCertain: false });
    yield undefined;
  }
  return [...exact, ...several];
}

/** Pairs, those of the first suspects before those of later ones. */
function* pairsOf(suspects: readonly Cell[], most: number): Generator<readonly Cell[]> {
  let left = most;
  for (let second = 1; second < suspects.length; second++) {
    for (let first = 0; first < second; first++) {
      if (left-- === 0) return;
      yield [suspects[first], suspects[second]];
    }
  }
}

/** The verdict, without a search if the digits conflict. */
function* verdictOf(grid: Grid): Generator<undefined, Verdict> {
  return hasConflict(grid) ? { kind: 'contradictory' } : yield* verdict(grid);
}
