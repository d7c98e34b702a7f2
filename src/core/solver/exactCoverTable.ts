/** The numbers of items and bits in the positions of exact cover, computed once for each geometry. The layout is in exactCover.ts. */

import type { Geometry } from '../geometry';
import type { Cell } from '../numbers';

/** The tables that all searches of a geometry share. */
export interface CoverTables {
  readonly cellCount: number;
  readonly itemCount: number;
  readonly positionSize: number;
  /** Positions of ended searches, for reuse. */
  readonly spare: Int32Array[];
  /** By cell: the item of digit 1 in its column, box and row. */
  readonly columnItem: Int32Array;
  readonly boxItem: Int32Array;
  readonly rowItem: Int32Array;
  /** By cell: its bit in the items of its column, box and row. */
  readonly rowBit: Int32Array;
  readonly placeBit: Int32Array;
  readonly columnBit: Int32Array;
  /** By the item of digit 1 in a house, plus bit: the cell. */
  readonly cellAt: Int32Array;
  /** By item of a house: its digit, from 0. */
  readonly digitOf: Uint8Array;
}

/** A geometry never changes, so neither does its table. */
const tables = new WeakMap<Geometry, CoverTables>();

/** The tables of a geometry, computed once. */
export function tableOf(geometry: Geometry): CoverTables {
  let table = tables.get(geometry);
  if (!table) {
    table = buildTable(geometry);
    tables.set(geometry, table);
  }
  return table;
}

function buildTable({ size, cellCount, boxHeight, boxWidth, rowOf, columnOf, boxOf }: Geometry): CoverTables {
  const byCell = (value: (cell: Cell) => number) => Int32Array.from({ length: cellCount }, (_, cell) => value(cell));
  const columnItem = byCell(cell => columnOf[cell] * size);
  const boxItem = byCell(cell => cellCount + boxOf[cell] * size);
  const rowItem = byCell(cell => 2 * cellCount + rowOf[cell] * size);
  const placeOf = byCell(cell => (rowOf[cell] % boxHeight) * boxWidth + (columnOf[cell] % boxWidth));
  const cellAt = new Int32Array(3 * cellCount);
  for (let cell = 0; cell < cellCount; cell++) {
    cellAt[columnItem[cell] + rowOf[cell]] = cell;
    cellAt[boxItem[cell] + placeOf[cell]] = cell;
    cellAt[rowItem[cell] + columnOf[cell]] = cell;
  }
  return {
    cellCount,
    itemCount: 4 * cellCount,
    positionSize: 4 * cellCount + 3,
    spare: [],
    columnItem,
    boxItem,
    rowItem,
    rowBit: byCell(cell => 1 << rowOf[cell]),
    placeBit: byCell(cell => 1 << placeOf[cell]),
    columnBit: byCell(cell => 1 << columnOf[cell]),
    cellAt,
    digitOf: Uint8Array.from({ length: 3 * cellCount }, (_, item) => item % size),
  };
}

/** The largest number of positions that are kept for later searches. No search so far was deeper. */
const MOST_SPARE = 200;

/** A position for a search. Its contents are undefined. */
export function takePosition({ spare, positionSize }: CoverTables): Int32Array {
  return spare.pop() ?? new Int32Array(positionSize);
}

/** Takes back positions of an ended search. */
export function keep({ spare }: CoverTables, positions: Int32Array[]): void {
  while (positions.length > 0 && spare.length < MOST_SPARE) spare.push(positions.pop() as Int32Array);
}
