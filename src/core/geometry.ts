/**
 * The shape of a puzzle: its cells, its houses, and which cells see each other.
 *
 * A puzzle of size N has N*N cells, numbered 0 .. N*N-1 in reading order. Its houses have N cells each: the rows top to bottom, the
 * columns left to right, then the boxes in reading order. In a classic puzzle, all tables follow from the height and the width of a
 * box. Other puzzles have regions of any shape instead of boxes, or none, and rules that add houses and demand more of the digits
 * (`rules/geometry.ts`). So only rows and columns are the same in all puzzles, and a cell is in two or more houses.
 */

import type { Cell, HouseIndex } from './numbers';

/** N cells that hold each digit once. A box is also a region of another shape. */
export interface House {
  readonly kind: HouseKind;
  /** From 0 among the houses of its kind. Of the diagonals, 0 falls to the right and 1 rises. */
  readonly index: number;
  /** Its cells in reading order. */
  readonly cells: Uint16Array;
  /** Its index in {@link Geometry.houses}. */
  readonly at: HouseIndex;
  /** Its name for people if that is not its kind with its number. */
  readonly name?: string;
}

/** Windows are those of Windoku. A group has the same place of every box. An extra house is one that a rule lists. */
export type HouseKind = 'row' | 'column' | 'box' | 'diagonal' | 'window' | 'group' | 'extra';

/** A cell whose digit limits that of another cell, beyond that they may have to differ. */
export interface Relation {
  readonly cell: Cell;
  /** By digit of the first cell, index 0 unused: the digits of the other. */
  readonly allowed: Uint32Array;
}

/** What a puzzle demands beyond the houses of its geometry. */
export interface Variant {
  /** By cell: the digits that the rules allow in it. */
  readonly allowed: Uint32Array;
  /** By cell: the cells whose digits depend on its own. */
  readonly relationsOf: readonly (readonly Relation[])[];
  /** Whether the digits break a rule: digits that no empty cells can make right again. 0 is an empty cell. */
  isBroken(digits: Uint8Array): boolean;
}

/** The shape of a puzzle. There is one object for each shape, so geometries can be compared with `===`. */
export interface Geometry {
  /** Says all of the shape: different for any two geometries. */
  readonly key: string;
  /** N: digits run from 1 to N. At most 25. */
  readonly size: number;
  /** The number of rows of a box. Without boxes, that of the boxes that a puzzle of this size usually has. */
  readonly boxHeight: number;
  /** The number of columns of a box. The number of cells, {@link boxHeight} times {@link boxWidth}, is N. */
  readonly boxWidth: number;
  /** Whether the boxes are rectangles, regions of any shape, or there are none. */
  readonly regions: 'boxes' | 'irregular' | 'none';
  /** N*N. */
  readonly cellCount: number;
  /** By cell: the index, 0 .. N-1, of its row, column and box. Without boxes, all cells are in box 0. */
  readonly rowOf: Uint8Array;
  readonly columnOf: Uint8Array;
  readonly boxOf: Uint8Array;
  /** All houses: N rows, then N columns, then N boxes if there are any, then those of rules. */
  readonly houses: readonly House[];
  /** The same houses, boxes first, because people look there first. */
  readonly boxesFirst: readonly House[];
  /** By cell: its houses, box first, then row and column, then those of rules. */
  readonly housesOf: readonly (readonly House[])[];
  /** By cell: every other cell that must have another digit, ascending: those of its houses, and others by rules. */
  readonly peersOf: readonly Uint16Array[];
  /** What the puzzle demands beside the rows, columns and rectangular boxes. Absent in classic puzzles. */
  readonly variant?: Variant;
}

/** The usual box of each size: the most square one, wider than high. Where that is one row, puzzles have no boxes. */
const CUSTOMARY_BOX: ReadonlyMap<number, readonly [height: number, width: number]> = new Map([
  [4, [2, 2]],
  [5, [1, 5]],
  [6, [2, 3]],
  [7, [1, 7]],
  [8, [2, 4]],
  [9, [3, 3]],
  [10, [2, 5]],
  [12, [3, 4]],
  [16, [4, 4]],
  [25, [5, 5]],
]);

/**
 * The sizes N that puzzles come in, ascending. Those of 5x5 and 7x7 have regions of any shape, or none: the boxes of their usual geometry
 * are the rows again, and `geometryWith` makes one without boxes of it.
 */
export const READABLE_SIZES: readonly number[] = [...CUSTOMARY_BOX.keys()];

/** The sizes N of puzzles with boxes, ascending. */
export const SIZES: readonly number[] = [...CUSTOMARY_BOX].flatMap(([size, [height]]) => (height > 1 ? [size] : []));

/** By key, which it is computed from. There are as many as shapes of boxes of sizes up to 25. */
const known = new Map<string, Geometry>();

/**
 * The geometry of size `size` with its usual box, of one row where no other fits.
 *
 * @throws RangeError for a size that is not one of {@link READABLE_SIZES}
 */
export function geometryOfSize(size: number): Geometry {
  const box = CUSTOMARY_BOX.get(size);
  if (!box) throw new RangeError(`No Sudoku has size ${size}.`);
  return geometryOf(box[0], box[1]);
}

/** The geometry with these boxes. Its size is the product of the arguments. Equal arguments give the same object. */
export function geometryOf(boxHeight: number, boxWidth: number): Geometry {
  const key = `${boxHeight}x${boxWidth}`;
  let geometry = known.get(key);
  if (!geometry) {
    geometry = build(key, boxHeight, boxWidth);
    known.set(key, geometry);
  }
  return geometry;
}

function build(key: string, boxHeight: number, boxWidth: number): Geometry {
  const size = boxHeight * boxWidth;
  const boxOf = Uint8Array.from({ length: size * size }, (_, cell) => {
    const [row, column] = [Math.floor(cell / size), cell % size];
    return Math.floor(row / boxHeight) * boxHeight + Math.floor(column / boxWidth);
  });
  return { key, size, boxHeight, boxWidth, regions: 'boxes', ...tablesOf(size, boxOf) };
}

/**
 * The tables of a geometry with rows, columns and boxes of any shape. `boxOf` has the box of each cell, if there are boxes, and `names`
 * their names if they are not called boxes.
 */
export function tablesOf(size: number, boxOf: Uint8Array | undefined, names: readonly string[] = []) {
  const cellCount = size * size;
  const cells = Array.from({ length: cellCount }, (_, cell) => cell);
  const rowOf = Uint8Array.from(cells, cell => Math.floor(cell / size));
  const columnOf = Uint8Array.from(cells, cell => cell % size);
  const housesOfKind = (
    kind: House['kind'],
    indexOf: Uint8Array,
    first: HouseIndex,
    named: readonly string[] = [],
  ): House[] =>
    Array.from({ length: size }, (_, index) => ({
      kind,
      index,
      cells: Uint16Array.from(cells.filter(cell => indexOf[cell] === index)),
      at: first + index,
      ...(named[index] !== undefined && { name: named[index] }),
    }));
  const rows = housesOfKind('row', rowOf, 0);
  const columns = housesOfKind('column', columnOf, size);
  const boxes = boxOf ? housesOfKind('box', boxOf, 2 * size, names) : [];
  const housesOf = cells.map((cell): readonly House[] => {
    const lines = [rows[rowOf[cell]], columns[columnOf[cell]]];
    return boxOf ? [boxes[boxOf[cell]], ...lines] : lines;
  });
  return {
    cellCount,
    rowOf,
    columnOf,
    boxOf: boxOf ?? new Uint8Array(cellCount),
    houses: [...rows, ...columns, ...boxes],
    boxesFirst: [...boxes, ...rows, ...columns],
    housesOf,
    peersOf: peersIn(housesOf),
  };
}

/** The number of rows between two borders where a grid is written: those of a box, or all where boxes are only rows. */
export function bandHeightOf({ size, boxHeight }: Geometry): number {
  return boxHeight === 1 ? size : boxHeight;
}

/** Whether some cells are in the same box. */
export function shareBox({ regions, boxOf }: Geometry, cells: readonly Cell[]): boolean {
  return regions !== 'none' && cells.every(cell => boxOf[cell] === boxOf[cells[0]]);
}

/** By cell: every other cell of its houses, ascending. */
function peersIn(housesOf: readonly (readonly House[])[]): Uint16Array[] {
  return housesOf.map((houses, cell) => {
    const seen = new Set(houses.flatMap(house => [...house.cells]));
    seen.delete(cell);
    return Uint16Array.from([...seen].sort((a, b) => a - b));
  });
}
