/** Repairs by trying everything: too slow to use, and too simple to be wrong. */

import fc from 'fast-check';
import { geometryOf, geometryOfSize } from '../../../src/core/geometry';
import type { Grid } from '../../../src/core/grid';
import type { Cell } from '../../../src/core/numbers';
import { anyPuzzle, soluble } from '../arbitraries';
import { backtrack } from '../backtracker';

/** Puzzles of 4x4, with one, several or no solutions. */
export const anySmall = anyPuzzle(geometryOfSize(4), 0.9);
/** Puzzles of 4x4 with a solution. */
export const solubleSmall = soluble(geometryOfSize(4), 0.85);
/** Puzzles of 6x6 and 9x9, with one, several or no solutions. */
export const anyLarger = fc
  .constantFrom(geometryOfSize(6), geometryOf(3, 2), geometryOfSize(9))
  .chain(geometry => anyPuzzle(geometry, 0.65));

/** All solutions of a small grid, at most 300. */
export function allSolutions(grid: Grid): Uint8Array[] {
  const found: Uint8Array[] = [];
  for (const solution of backtrack(grid)) {
    found.push(solution);
    if (found.length === 300) break;
  }
  return found;
}

/** Whether a small grid has a solution. */
export const isSoluble = (grid: Grid) => !backtrack(grid).next().done;

/** Whether it has exactly one. */
export function hasOne(grid: Grid): boolean {
  const solutions = backtrack(grid);
  return !solutions.next().done && solutions.next().done === true;
}

/** The cells that hold a digit. */
export const filled = ({ digits }: Grid) => [...digits.keys()].filter(cell => digits[cell] !== 0);

/** A grid with only these of its digits. */
export function only(grid: Grid, cells: readonly Cell[]): Grid {
  return { ...grid, digits: grid.digits.map((digit, cell) => (cells.includes(cell) ? digit : 0)) };
}

/** A grid without some of its digits. */
export const without = (grid: Grid, cells: readonly Cell[]) =>
  only(
    grid,
    filled(grid).filter(cell => !cells.includes(cell)),
  );

/** The size of a smallest subset of these for which a test holds; undefined if there is none. */
export function smallestSize<T>(all: readonly T[], test: (some: readonly T[]) => boolean): number | undefined {
  for (let size = 0; size <= all.length; size++) if (hasSubset(all, size, test)) return size;
  return undefined;
}

function hasSubset<T>(
  all: readonly T[],
  size: number,
  test: (some: readonly T[]) => boolean,
  from = 0,
  chosen: readonly T[] = [],
): boolean {
  if (chosen.length === size) return test(chosen);
  for (let i = from; i <= all.length - (size - chosen.length); i++) {
    if (hasSubset(all, size, test, i + 1, [...chosen, all[i]])) return true;
  }
  return false;
}
