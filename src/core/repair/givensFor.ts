/** The givens of one solution that make a puzzle unique: adds one after the other, and then removes those that are not needed. */

import type { Grid } from '../grid';
import type { Cell } from '../numbers';
import type { Pausable } from '../pausing';
import { firstSolutions, isUniqueWithin, type PauseBudget } from './budget';
import { mostFrequent } from './hittingSet';

/** The number of solutions that are compared with a target before a given is added. */
const MOST_OTHERS = 16;

/** Cells whose digits in the target make the puzzle unique, each of them needed; undefined if the budget was spent. */
export function* givensFor(grid: Grid, target: Uint8Array, budget: PauseBudget): Pausable<readonly Cell[] | undefined> {
  let cells: readonly Cell[] = [];
  // Each iteration adds a new cell, or ends.
  for (;;) {
    const found = yield* budget.allow(firstSolutions(filledWith(grid, target, cells), MOST_OTHERS));
    if (!found) return undefined;
    const differences = found.map(other => differenceOf(target, other)).filter(choice => choice.length > 0);
    if (differences.length === 0) break;
    cells = [...cells, mostFrequent(differences)];
  }
  return yield* needed(grid, target, cells, budget);
}

/** The cells without those that are not needed; undefined if the budget was spent. */
function* needed(
  grid: Grid,
  target: Uint8Array,
  cells: readonly Cell[],
  budget: PauseBudget,
): Pausable<readonly Cell[] | undefined> {
  let left = cells;
  for (const cell of cells) {
    const without = left.filter(other => other !== cell);
    const isEnough = yield* isUniqueWithin(filledWith(grid, target, without), budget);
    if (isEnough === undefined) return undefined;
    if (isEnough) left = without;
  }
  return left;
}

/** The cells in which two solutions differ. */
export function differenceOf(one: Uint8Array, other: Uint8Array): Cell[] {
  const cells: Cell[] = [];
  for (let cell = 0; cell < one.length; cell++) if (one[cell] !== other[cell]) cells.push(cell);
  return cells;
}

/** A grid with the digits that a solution has in some cells. */
function filledWith(grid: Grid, solution: Uint8Array, cells: readonly Cell[]): Grid {
  const digits = grid.digits.slice();
  for (const cell of cells) digits[cell] = solution[cell];
  return { ...grid, digits };
}
