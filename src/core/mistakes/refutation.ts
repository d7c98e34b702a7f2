/**
 * Short arguments why a digit cannot be in a cell: suppose it is, fill in the singles that follow, and some cell or house is left with
 * nothing. Minimal arguments are not searched exhaustively. Singles are filled in different random orders, and each result is reduced to
 * what its end needs; the shortest one is usually as short as possible.
 */

import { candidatesOf, exclude, findForced, isDeadEnd } from '../candidates';
import type { House } from '../geometry';
import { bitOf, digitsOf, type Grid } from '../grid';
import type { Cell, Digit } from '../numbers';
import type { Pausable } from '../pausing';
import type { Candidate } from '../position';
import { Random } from '../random';

/** The end of a refutation: an empty cell without candidates, a digit without a place in a house, or a broken rule. */
export type DeadEnd =
  | { readonly kind: 'cell'; readonly cell: Cell }
  | { readonly kind: 'house'; readonly house: House; readonly digit: Digit }
  | { readonly kind: 'rule' };

/** A refutation of a digit, or of a whole grid. */
export interface Refutation {
  /** The refuted digit. Absent if the digits of the grid contradict each other without it. */
  readonly assumed?: Candidate | undefined;
  /** Each is a single once the digits before it are filled in. */
  readonly singles: readonly Candidate[];
  readonly end: DeadEnd;
}

/** Number of orders in which the singles are filled. In tests with 1,000 mistakes, more orders shortened one argument in a hundred. */
const ORDERS = 40;

/**
 * The shortest refutation that was found of a digit in an empty cell, or without a digit, of the grid. Undefined if singles do not refute
 * it. `grid` is without the digit.
 * The same arguments always give the same result. Yields where it may be paused.
 */
export function* refutationOf(grid: Grid, assumed?: Candidate): Pausable<Refutation | undefined> {
  const random = new Random(1);
  let best: Refutation | undefined;
  for (let order = 0; order < ORDERS; order++) {
    const found = followed(grid, assumed, order === 0 ? () => 0 : bound => random.below(bound));
    if (!found) return undefined;
    const reduced = reducedTo(grid, found);
    if (!best || reduced.singles.length < best.singles.length) best = reduced;
    if (best.singles.length === 0) break;
    yield undefined;
  }
  return best;
}

/** A grid in which digits are filled in. */
class Supposed {
  readonly digits: Uint8Array;
  readonly candidates: Uint32Array;
  private readonly grid: Grid;

  constructor(start: Grid) {
    this.digits = start.digits.slice();
    this.grid = { ...start, digits: this.digits };
    this.candidates = candidatesOf(this.grid);
  }

  /** Fills in a digit. False if the cell cannot hold it. */
  fill({ cell, digit }: Candidate): boolean {
    if ((this.candidates[cell] & bitOf(digit)) === 0) return false;
    this.digits[cell] = digit;
    this.candidates[cell] = 0;
    exclude(this.grid.geometry, this.candidates, cell, digit);
    return true;
  }

  /** The end of a refutation, if this is one. */
  end(): DeadEnd | undefined {
    const { grid, digits, candidates } = this;
    if (grid.geometry.variant?.isBroken(digits)) return { kind: 'rule' };
    if (!isDeadEnd(grid, candidates)) return undefined;
    const cell = candidates.findIndex((mask, at) => mask === 0 && digits[at] === 0);
    if (cell >= 0) return { kind: 'cell', cell };
    for (const house of grid.geometry.boxesFirst) {
      let left = 2 ** grid.geometry.size - 1;
      for (const at of house.cells) left &= ~(candidates[at] | (digits[at] && bitOf(digits[at])));
      if (left !== 0) return { kind: 'house', house, digit: digitsOf(left)[0] };
    }
    return undefined;
  }

  /** All singles, in the order of their cells. */
  singles(): Candidate[] {
    return [...this.candidates.keys()].flatMap(cell => findForced(this.grid, this.candidates, cell) ?? []);
  }

  isSingle({ cell, digit }: Candidate): boolean {
    const bit = bitOf(digit);
    const isOnlyPlace = ({ cells }: House) =>
      cells.every(other => other === cell || ((this.candidates[other] & bit) === 0 && this.digits[other] !== digit));
    return this.candidates[cell] === bit || this.grid.geometry.housesOf[cell].some(isOnlyPlace);
  }
}

/** A refutation with all singles that were filled in before its end. `choose` returns the index of the next single. */
function followed(
  grid: Grid,
  assumed: Candidate | undefined,
  choose: (count: number) => number,
): Refutation | undefined {
  const state = new Supposed(grid);
  const filled: Candidate[] = [];
  if (assumed) state.fill(assumed);
  for (;;) {
    const end = state.end();
    if (end) return { assumed, singles: filled, end };
    const singles = state.singles();
    if (singles.length === 0) return undefined;
    const { cell, digit } = singles[choose(singles.length)];
    state.fill({ cell, digit });
    filled.push({ cell, digit });
  }
}

/** The refutation without digits that it does not need, the last ones first. */
function reducedTo(grid: Grid, { assumed, singles, end }: Refutation): Refutation {
  let [left, lastEnd] = [singles, end];
  for (let i = singles.length - 1; i >= 0; i--) {
    const fewer = left.filter(single => single !== singles[i]);
    const found = endAfter(grid, assumed, fewer);
    if (found) [left, lastEnd] = [fewer, found];
  }
  return { assumed, singles: left, end: lastEnd };
}

/** The end after these digits; undefined if one of them is not a single, or nothing ends. */
function endAfter(grid: Grid, assumed: Candidate | undefined, singles: readonly Candidate[]): DeadEnd | undefined {
  const state = new Supposed(grid);
  if (assumed) state.fill(assumed);
  for (const single of singles) if (!state.isSingle(single) || !state.fill(single)) return undefined;
  return state.end();
}
