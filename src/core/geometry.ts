/**
 * The shape of a puzzle: its cells, its houses, and which cells see each other.
 *
 * A puzzle of size N has N*N cells, numbered 0 .. N*N-1 in reading order. Its houses have N cells each: the rows top to bottom, the
 * columns left to right, then the boxes in reading order. In a classic puzzle, all tables follow from the height and the width of a
 * box. Other puzzles have irregular regions instead of boxes, or none, and rules that add houses and further constraints
 * (`rules/geometry.ts`). So only rows and columns are the same in all puzzles, and a cell is in two or more houses.
 */

import type { Cell, HouseIndex } from './numbers';

/** N cells that hold each digit once. Irregular regions are boxes too. */
export interface House {
  readonly kind: HouseKind;
  /** From 0 among the houses of its kind. Diagonal 0 falls to the right, diagonal 1 rises. */
  readonly index: number;
  /** Its cells in reading order. */
  readonly cells: Uint16Array;
  /** Its index in {@link Geometry.houses}. */
  readonly at: HouseIndex;
  /** The label that replaces its number: the letter of a region, the direction of a diagonal. */
  readonly label?: string;
}

/** Windows belong to Windoku. A group is the cells at the same place of every box. An extra house is listed by a rule. */
export type HouseKind = 'row' | 'column' | 'box' | 'diagonal' | 'window' | 'group' | 'extra';

/** A cell whose digit depends on the digit of another cell, apart from whether they may be equal. */
export interface CellRelation {
  readonly cell: Cell;
  /** By digit of the first cell (index 0 is unused): the digits that the other cell can have. */
  readonly allowed: Uint32Array;
}

/** The constraints of a puzzle beyond the houses of its geometry. */
export interface Variant {
  /** By cell: the digits that the rules allow in it. */
  readonly allowed: Uint32Array;
  /** By cell: the cells whose digits depend on its digit. */
  readonly relationsOf: readonly (readonly CellRelation[])[];
  /** Whether the digits break a rule, no matter how the empty cells are filled. 0 is an empty cell. */
  isBroken(digits: Uint8Array): boolean;
}

/** The shape of a puzzle. There is one object for each shape, so geometries can be compared with `===`. */
export interface Geometry {
  /** Describes the whole shape: different for any two geometries. */
  readonly key: string;
  /** N: digits run from 1 to N. At most 25. */
  readonly size: number;
  /** The number of rows of a box. Without boxes: of the usual boxes of this size. */
  readonly boxHeight: number;
  /** The number of columns of a box. The number of cells, {@link boxHeight} times {@link boxWidth}, is N. */
  readonly boxWidth: number;
  /** Whether the regions are rectangular boxes, irregular, or absent. */
  readonly regions: 'boxes' | 'irregular' | 'none';
  /** N*N. */
  readonly cellCount: number;
  /** By cell: the index, 0 .. N-1, of its row, column and box. Without boxes, all cells are in box 0. */
  readonly rowOf: Uint8Array;
  readonly columnOf: Uint8Array;
  readonly boxOf: Uint8Array;
  /** All houses: N rows, then N columns, then N boxes if there are any, then those of rules. */
  readonly houses: readonly House[];
  /** The same houses, boxes first, because people search there first. */
  readonly boxesFirst: readonly House[];
  /** By cell: its houses, box first, then row and column, then those of rules. */
  readonly housesOf: readonly (readonly House[])[];
  /**
   * By cell: all other cells that must have a different digit, ascending: the cells of its houses, and others because
   * of rules.
   */
  readonly peersOf: readonly Uint16Array[];
  /** The constraints besides rows, columns and rectangular boxes. Absent in classic puzzles. */
  readonly variant?: Variant;
}

/** The usual box of each size: the most square one, wider than high. If it is one row, puzzles have no boxes. */
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
 * The supported sizes N, ascending. Puzzles of 5x5 and 7x7 have irregular regions, or none: the boxes of their usual geometry
 * are the rows again, and `geometryWith` makes a geometry without boxes from it.
 */
export const READABLE_SIZES: readonly number[] = [...CUSTOMARY_BOX.keys()];

/** The sizes N of puzzles with boxes, ascending. */
export const SIZES: readonly number[] = [...CUSTOMARY_BOX].flatMap(([size, [height]]) => (height > 1 ? [size] : []));

/** The geometries by their `key`. Bounded by the number of box shapes of sizes up to 25. */
const known = new Map<string, Geometry>();

/**
 * The geometry of size `size` with its usual box, which is one row if no other fits.
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
 * The tables of a geometry with rows, columns and boxes of any shape. `boxOf` has the box of each cell, if there are boxes. `labels`
 * has the labels of regions that are not called boxes.
 */
export function tablesOf(size: number, boxOf: Uint8Array | undefined, labels: readonly string[] = []) {
  const cellCount = size * size;
  const cells = Array.from({ length: cellCount }, (_, cell) => cell);
  const rowOf = Uint8Array.from(cells, cell => Math.floor(cell / size));
  const columnOf = Uint8Array.from(cells, cell => cell % size);
  const housesOfKind = (
    kind: House['kind'],
    indexOf: Uint8Array,
    first: HouseIndex,
    labels: readonly string[] = [],
  ): House[] =>
    Array.from({ length: size }, (_, index) => ({
      kind,
      index,
      cells: Uint16Array.from(cells.filter(cell => indexOf[cell] === index)),
      at: first + index,
      ...(labels[index] !== undefined && { label: labels[index] }),
    }));
  const rows = housesOfKind('row', rowOf, 0);
  const columns = housesOfKind('column', columnOf, size);
  const boxes = boxOf ? housesOfKind('box', boxOf, 2 * size, labels) : [];
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

/**
 * The number of rows between two borders of a written grid: the rows of a box, or all rows if boxes are single rows.
 */
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
