/** Grids whose lines have the cells of one box each, instead of those of one row, as some programs store them. */

import { type Geometry, geometryOfSize } from '../../../core/geometry';
import { conflictsOf, type Grid, hasConflict } from '../../../core/grid';
import { sizeOfLine } from '../lines/words';

/** Minimum number of cells in conflict in a grid whose boxes are read as rows. A mistake in a row has two or three. */
const FEWEST_CONFLICTS = 4;

/** The grid whose digits are listed box by box, if they conflict as rows and not as boxes. */
export function gridOfBoxes(digits: ArrayLike<number>): Grid | undefined {
  const size = sizeOfLine(digits.length);
  if (size === undefined || Array.from(digits).some(digit => !(0 <= digit && digit <= size))) return undefined;
  const geometry = geometryOfSize(size);
  if (conflictsOf({ geometry, digits: Uint8Array.from(digits) }).size < FEWEST_CONFLICTS) return undefined;
  const grid = gridFromBoxes(digits, geometry);
  return hasConflict(grid) ? undefined : grid;
}

/** The grid whose digits are listed box by box. */
export function gridFromBoxes(digits: ArrayLike<number>, geometry: Geometry): Grid {
  const moved = new Uint8Array(digits.length);
  const inOrder = geometry.houses.filter(({ kind }) => kind === 'box').flatMap(({ cells }) => [...cells]);
  inOrder.forEach((cell, at) => {
    moved[cell] = digits[at];
  });
  return { geometry, digits: moved };
}
