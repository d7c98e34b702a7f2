/** Grids of digits that are found one by one in a text, with or without their places. */

import { type Geometry, geometryOf, geometryOfSize, SIZES } from '../../core/geometry';
import { type Grid, hasConflict } from '../../core/grid';
import { sizeOfLine } from '../parser/lines/words';

/** The grid of the digits of all cells, where 0 is an empty cell, if it can be a puzzle. */
export function gridOfDigits(all: readonly number[]): Grid | undefined {
  const size = sizeOfLine(all.length);
  if (size === undefined || !all.every(digit => Number.isInteger(digit) && 0 <= digit && digit <= size))
    return undefined;
  const digits = Uint8Array.from(all);
  return digits.filter(digit => digit > 0).length >= size ? gridWithBoxes(digits, geometryOfSize(size)) : undefined;
}

/** The grid of digits with these boxes, or with the same boxes turned by 90 degrees if only these fit. Undefined if none do. */
export function gridWithBoxes(digits: Uint8Array, { boxHeight, boxWidth }: Geometry): Grid | undefined {
  return [geometryOf(boxHeight, boxWidth), geometryOf(boxWidth, boxHeight)]
    .map(geometry => ({ geometry, digits }))
    .find(grid => !hasConflict(grid));
}

/** Minimum number of givens in a puzzle: 17 in one of 9x9, 8 in one of 6x6, and 7 in a list of a smaller one. */
const fewestGivens = (size: number) => (size === 6 ? 8 : 2 * size - 1);

/** The grid of rows, columns and digits, if no cell is named twice and no digit is in conflict. */
export function gridOfPlaces(facts: readonly (readonly number[])[]): Grid | undefined {
  const from = facts.some(([row, column]) => row === 0 || column === 0) ? 0 : 1;
  const most = Math.max(...facts.map(([row, column, digit]) => Math.max(row + 1 - from, column + 1 - from, digit)));
  const size = SIZES.find(n => n >= most && (n >= 9 || n === most));
  const fewest = size === undefined ? 0 : fewestGivens(size);
  if (size === undefined || facts.length < fewest) return undefined;
  const digits = new Uint8Array(size * size);
  for (const [row, column, digit] of facts) {
    const cell = (row - from) * size + column - from;
    if (row < from || column < from || digits[cell] !== 0) return undefined;
    // All cells may be listed, the empty ones with 0.
    digits[cell] = digit;
  }
  const grid = { geometry: geometryOfSize(size), digits };
  return digits.filter(digit => digit > 0).length < fewest || hasConflict(grid) ? undefined : grid;
}
