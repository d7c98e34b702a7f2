/**
 * The shape of a puzzle: its cells, rows, columns and boxes, and which cells see each other.
 *
 * A puzzle of size N has N*N cells, numbered 0 .. N*N-1 in reading order, and 3*N houses of N cells each: the rows
 * top to bottom, the columns left to right, the boxes in reading order. All tables follow from the height and the width
 * of a box.
 */

/** A row, column or box: N cells that hold each digit once. */
export interface House {
  readonly kind: 'row' | 'column' | 'box';
  /** 0 .. N-1 among the houses of its kind. */
  readonly index: number;
  /** Its cells in reading order. */
  readonly cells: Uint16Array;
}

/** The shape of a puzzle. There is one object for each shape, so geometries can be compared with `===`. */
export interface Geometry {
  /** N: digits run from 1 to N. At most 25. */
  readonly size: number;
  /** The number of rows of a box. */
  readonly boxHeight: number;
  /** The number of columns of a box. The number of cells, {@link boxHeight} times {@link boxWidth}, is N. */
  readonly boxWidth: number;
  /** N*N. */
  readonly cellCount: number;
  /** By cell: the index, 0 .. N-1, of its row, column and box. */
  readonly rowOf: Uint8Array;
  readonly columnOf: Uint8Array;
  readonly boxOf: Uint8Array;
  /** All 3*N houses: rows, then columns, then boxes. */
  readonly houses: readonly House[];
  /** The same houses, boxes first, because people look there first. */
  readonly boxesFirst: readonly House[];
  /** By cell: its three houses, box first. */
  readonly housesOf: readonly (readonly [box: House, row: House, column: House])[];
  /** By cell: every other cell of its houses, ascending. */
  readonly peersOf: readonly Uint16Array[];
}

/** The usual box of each size: the most square one, wider than high. */
const CUSTOMARY_BOX: ReadonlyMap<number, readonly [height: number, width: number]> = new Map([
  [4, [2, 2]],
  [6, [2, 3]],
  [8, [2, 4]],
  [9, [3, 3]],
  [10, [2, 5]],
  [12, [3, 4]],
  [16, [4, 4]],
  [25, [5, 5]],
]);

/** The sizes N that puzzles come in, ascending. */
export const SIZES: readonly number[] = [...CUSTOMARY_BOX.keys()];

const known = new Map<string, Geometry>();

/**
 * The geometry of size `size` with its usual box.
 *
 * @throws RangeError for a size that is not one of {@link SIZES}
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
    geometry = build(boxHeight, boxWidth);
    known.set(key, geometry);
  }
  return geometry;
}

function build(boxHeight: number, boxWidth: number): Geometry {
  const size = boxHeight * boxWidth;
  const cellCount = size * size;
  const cells = Array.from({ length: cellCount }, (_, cell) => cell);
  const rowOf = Uint8Array.from(cells, cell => Math.floor(cell / size));
  const columnOf = Uint8Array.from(cells, cell => cell % size);
  const boxOf = Uint8Array.from(
    cells,
    cell => Math.floor(rowOf[cell] / boxHeight) * boxHeight + Math.floor(columnOf[cell] / boxWidth),
  );

  const housesOfKind = (kind: House['kind'], indexOf: Uint8Array): House[] =>
    Array.from({ length: size }, (_, index) => ({
      kind,
      index,
      cells: Uint16Array.from(cells.filter(cell => indexOf[cell] === index)),
    }));
  const rows = housesOfKind('row', rowOf);
  const columns = housesOfKind('column', columnOf);
  const boxes = housesOfKind('box', boxOf);

  const housesOf = cells.map(cell => [boxes[boxOf[cell]], rows[rowOf[cell]], columns[columnOf[cell]]] as const);
  const peersOf = cells.map(cell => {
    const seen = new Set(housesOf[cell].flatMap(house => [...house.cells]));
    seen.delete(cell);
    return Uint16Array.from([...seen].sort((a, b) => a - b));
  });
  return {
    size,
    boxHeight,
    boxWidth,
    cellCount,
    rowOf,
    columnOf,
    boxOf,
    houses: [...rows, ...columns, ...boxes],
    boxesFirst: [...boxes, ...rows, ...columns],
    housesOf,
    peersOf,
  };
}
