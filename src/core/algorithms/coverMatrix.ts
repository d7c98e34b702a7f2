/**
 * Sudoku as exact cover. A row of the matrix is a digit in a cell; a column is a requirement that one row has to meet: a cell has a digit, or
 * a house has a digit. A 9x9 puzzle has 729 rows and 324 columns. A solution is a set of rows with exactly one 1 in each column.
 */

import type { Geometry } from '../geometry';
import { bitOf, type Grid } from '../grid';
import type { CandidateIndex, Cell, Digit } from '../numbers';

/** A row: the candidate with this index. */
export type MatrixRow = CandidateIndex;
/** A column: first the cells, then the digits of each house. */
export type MatrixColumn = number;

/** The matrix of a geometry, as lists of its 1s. */
export interface CoverMatrix {
  readonly rowCount: number;
  readonly columnCount: number;
  /** By row: the columns with a 1. */
  readonly columnsOf: readonly (readonly MatrixColumn[])[];
  /** By column: the rows with a 1. */
  readonly rowsOf: readonly (readonly MatrixRow[])[];
}

/** The matrix of a geometry. */
export function coverMatrixOf({ size, cellCount, houses, housesOf }: Geometry): CoverMatrix {
  const rowCount = cellCount * size;
  const columnCount = cellCount + houses.length * size;
  const columnsOf = Array.from({ length: rowCount }, (_, row) => {
    const cell = Math.floor(row / size);
    return [cell, ...housesOf[cell].map(({ at }) => cellCount + at * size + (row % size))].sort((a, b) => a - b);
  });
  const rowsOf = Array.from({ length: columnCount }, (): MatrixRow[] => []);
  for (const [row, columns] of columnsOf.entries()) for (const column of columns) rowsOf[column].push(row);
  return { rowCount, columnCount, columnsOf, rowsOf };
}

/** The row of a digit in a cell. */
export const rowOfCandidate = (size: number, cell: Cell, digit: Digit): MatrixRow => cell * size + digit - 1;

/** The columns that the digits of a grid cover, as flags. */
export function coveredByDigits({ columnsOf, columnCount }: CoverMatrix, { geometry, digits }: Grid): Uint8Array {
  const covered = new Uint8Array(columnCount);
  for (const [cell, digit] of digits.entries()) {
    if (digit === 0) continue;
    for (const column of columnsOf[rowOfCandidate(geometry.size, cell, digit)]) covered[column] = 1;
  }
  return covered;
}

/** Whether a row is left: the puzzle allows its digit, and none of its columns is covered. */
export const isRowLeft = (
  { columnsOf }: CoverMatrix,
  { geometry, allowed }: Grid,
  covered: Uint8Array,
  row: MatrixRow,
) =>
  columnsOf[row].every(column => covered[column] === 0) &&
  (!allowed || (allowed[Math.floor(row / geometry.size)] & bitOf((row % geometry.size) + 1)) !== 0);
