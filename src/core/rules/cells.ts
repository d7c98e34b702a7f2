/** Sets of cells that rules refer to. */

import type { Geometry } from '../geometry';
import type { Cell } from '../numbers';

/** A direction in rows and columns. */
export type CellDirection = readonly [down: number, right: number];

/** The cell at a row and column from 0; undefined outside. */
export function cellAtRowColumn({ size }: Geometry, row: number, column: number): Cell | undefined {
  return row >= 0 && row < size && column >= 0 && column < size ? row * size + column : undefined;
}

/** The cell that a move leads to. */
export function moved(geometry: Geometry, cell: Cell, [down, right]: CellDirection): Cell | undefined {
  return cellAtRowColumn(geometry, geometry.rowOf[cell] + down, geometry.columnOf[cell] + right);
}

/** All cells in a direction, from one on. */
export function ray(geometry: Geometry, from: Cell, move: CellDirection): Cell[] {
  const cells: Cell[] = [];
  for (let cell: Cell | undefined = from; cell !== undefined; cell = moved(geometry, cell, move)) cells.push(cell);
  return cells;
}

/** All pairs of cells that are one of these moves apart. */
export function* pairsApart(geometry: Geometry, moves: readonly CellDirection[]): Generator<readonly [Cell, Cell]> {
  for (let cell = 0; cell < geometry.cellCount; cell++) {
    for (const move of moves) {
      const other = moved(geometry, cell, move);
      if (other !== undefined) yield [cell, other];
    }
  }
}

/** Down and right: the moves to neighbors, each pair once. */
export const NEIGHBOURS: readonly CellDirection[] = [
  [0, 1],
  [1, 0],
];

/** All squares of two by two cells. */
export function* squares(geometry: Geometry): Generator<readonly Cell[]> {
  const { size, cellCount, columnOf } = geometry;
  for (let cell = 0; cell < cellCount - size; cell++) if (columnOf[cell] < size - 1) yield squareFrom(geometry, cell);
}

/** The square of two by two cells that begins at a cell. */
export const squareFrom = ({ size }: Geometry, cell: Cell): readonly Cell[] => [
  cell,
  cell + 1,
  cell + size,
  cell + size + 1,
];

/** The cells of a row or column as seen by a clue outside. */
export interface Sight {
  readonly kind: 'row' | 'column';
  /** The 0-based index of the row or column. */
  readonly index: number;
  /** Whether the clue looks from the right or from below. */
  readonly isReversed: boolean;
}

export function cellsInSight({ size }: Geometry, { kind, index, isReversed }: Sight): Cell[] {
  const cells = Array.from({ length: size }, (_, i) => (kind === 'row' ? index * size + i : i * size + index));
  return isReversed ? cells.reverse() : cells;
}
