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

/** The row, the column and the digit of a cell. Rows and columns count from 0 or from 1. */
export type PlacedDigit = readonly [row: number, column: number, digit: number];

/**
 * The grid of digits with their places, if no cell is named twice and no digit is in conflict. With `isUpward`, rows
 * count from the bottom.
 */
export function gridOfPlaces(placed: readonly PlacedDigit[], isUpward = false): Grid | undefined {
  const from = placed.some(([row, column]) => row === 0 || column === 0) ? 0 : 1;
  const most = Math.max(...placed.map(([row, column, digit]) => Math.max(row + 1 - from, column + 1 - from, digit)));
  const size = SIZES.find(n => n >= most && (n >= 9 || n === most));
  const fewest = size === undefined ? 0 : fewestGivens(size);
  if (size === undefined || placed.length < fewest) return undefined;
  const digits = new Uint8Array(size * size);
  for (const [row, column, digit] of placed) {
    const cell = (isUpward ? size - 1 - (row - from) : row - from) * size + column - from;
    if (row < from || column < from || digits[cell] !== 0) return undefined;
    // All cells may be listed, the empty ones with 0.
    digits[cell] = digit;
  }
  const grid = { geometry: geometryOfSize(size), digits };
  return digits.filter(digit => digit > 0).length < fewest || hasConflict(grid) ? undefined : grid;
}

/** The grid of cells that are numbered row by row, and their digits. The first cell is 0; it is 1 where 0 is not possible. */
export function gridOfIndexes(cells: readonly (readonly [cell: number, digit: number])[]): Grid | undefined {
  const numbers = cells.map(([cell]) => cell);
  const size = SIZES.find(n => n >= 9 && n * n >= Math.max(...numbers));
  if (size === undefined) return undefined;
  for (const first of [0, 1]) {
    if (numbers.some(cell => cell < first || cell - first >= size ** 2)) continue;
    const grid = gridOfPlaces(
      cells.map(([cell, digit]) => [Math.floor((cell - first) / size) + 1, ((cell - first) % size) + 1, digit]),
    );
    if (grid) return grid;
  }
  return undefined;
}
