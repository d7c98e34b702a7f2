/**
 * The symmetries of a geometry: those of the square that keep its boxes, orders of bands, stacks and lines, and names of digits. All
 * others are composed of these.
 */

import type { Geometry } from '../geometry';
import type { Digit } from '../numbers';
import type { Random } from '../random';
import { composed, identity, type Transformation } from './transformation';

/** The symmetries of the square. Quarters turn clockwise. */
export type SquareSymmetry =
  | 'quarter'
  | 'half'
  | 'threeQuarters'
  | 'leftRight'
  | 'topBottom'
  | 'diagonal'
  | 'antidiagonal';

/** By symmetry: the new row and column, where `last` is N - 1. */
const NEW_PLACE: Record<SquareSymmetry, (row: number, column: number, last: number) => readonly [number, number]> = {
  quarter: (row, column, last) => [column, last - row],
  half: (row, column, last) => [last - row, last - column],
  threeQuarters: (row, column, last) => [last - column, row],
  leftRight: (row, column, last) => [row, last - column],
  topBottom: (row, column, last) => [last - row, column],
  diagonal: (row, column) => [column, row],
  antidiagonal: (row, column, last) => [last - column, last - row],
};

/** The symmetries that map rows to columns. */
const TRANSPOSING: readonly SquareSymmetry[] = ['quarter', 'threeQuarters', 'diagonal', 'antidiagonal'];

/** The symmetries of the square that keep the geometry: all if boxes are square, otherwise those that map rows to rows. */
export function squareSymmetries({ boxHeight, boxWidth }: Geometry): SquareSymmetry[] {
  const all = Object.keys(NEW_PLACE) as SquareSymmetry[];
  return boxHeight === boxWidth ? all : all.filter(one => !TRANSPOSING.includes(one));
}

/**
 * A symmetry of the square as a transformation: a rotation or a reflection. `diagonal` transposes: it maps rows to columns.
 *
 * @throws RangeError if the geometry does not have the symmetry, see {@link squareSymmetries}
 */
export function square(geometry: Geometry, symmetry: SquareSymmetry): Transformation {
  if (!squareSymmetries(geometry).includes(symmetry))
    throw new RangeError(`Boxes that are not square have no ${symmetry}.`);
  return moved(geometry, (row, column) => NEW_PLACE[symmetry](row, column, geometry.size - 1));
}

/**
 * Reorders the bands. `order[i]` is the old index of new band `i`.
 *
 * @throws RangeError if `order` does not have each band once
 */
export function reorderBands(geometry: Geometry, order: readonly number[]): Transformation {
  const { size, boxHeight } = geometry;
  return reorderRows(geometry, linesOfChutes(checked(order, size / boxHeight), boxHeight));
}

/** {@link reorderBands} for stacks. */
export function reorderStacks(geometry: Geometry, order: readonly number[]): Transformation {
  const { size, boxWidth } = geometry;
  return reorderColumns(geometry, linesOfChutes(checked(order, size / boxWidth), boxWidth));
}

/**
 * Reorders the rows. `order[i]` is the old index of new row `i`. Rows of a band must stay together.
 *
 * @throws RangeError if `order` does not have each row once, or separates the rows of a band
 */
export function reorderRows(geometry: Geometry, order: readonly number[]): Transformation {
  const newRow = placesOf(order, geometry.size, geometry.boxHeight);
  return moved(geometry, (row, column) => [newRow[row], column]);
}

/** {@link reorderRows} for columns. */
export function reorderColumns(geometry: Geometry, order: readonly number[]): Transformation {
  const newColumn = placesOf(order, geometry.size, geometry.boxWidth);
  return moved(geometry, (row, column) => [row, newColumn[column]]);
}

/** Swaps two bands, 0-based. */
export function swapBands(geometry: Geometry, a: number, b: number): Transformation {
  return reorderBands(geometry, swapped(geometry.size / geometry.boxHeight, a, b));
}

/** Swaps two stacks, 0-based. */
export function swapStacks(geometry: Geometry, a: number, b: number): Transformation {
  return reorderStacks(geometry, swapped(geometry.size / geometry.boxWidth, a, b));
}

/** Swaps two rows of a band, 0-based. @throws RangeError if they are in two bands */
export function swapRows(geometry: Geometry, a: number, b: number): Transformation {
  return reorderRows(geometry, swapped(geometry.size, a, b));
}

/** Swaps two columns of a stack, 0-based. @throws RangeError if they are in two stacks */
export function swapColumns(geometry: Geometry, a: number, b: number): Transformation {
  return reorderColumns(geometry, swapped(geometry.size, a, b));
}

/**
 * New names for digits: `names[d - 1]` for digit d.
 *
 * @throws RangeError if `names` does not have each digit once
 */
export function renameDigits(geometry: Geometry, names: readonly Digit[]): Transformation {
  const order = checked(
    names.map(digit => digit - 1),
    geometry.size,
  );
  return { ...identity(geometry), digits: Uint8Array.from([0, ...order.map(name => name + 1)]) };
}

/** Swaps two digits. */
export function swapDigits(geometry: Geometry, a: Digit, b: Digit): Transformation {
  const order = swapped(geometry.size, a - 1, b - 1);
  return renameDigits(
    geometry,
    order.map(name => name + 1),
  );
}

/**
 * A random symmetry of the geometry. All are equally likely, because each has a unique composition of a transposition or none, an order of
 * bands, of stacks, and of the lines in each, and names for digits.
 */
export function randomSymmetry(geometry: Geometry, random: Random): Transformation {
  const { size, boxHeight, boxWidth } = geometry;
  const shuffled = (count: number) => random.shuffle([...Array(count).keys()]);
  const lines = (inChute: number) =>
    shuffled(size / inChute).flatMap(chute => shuffled(inChute).map(line => chute * inChute + line));
  const arranged = composed(
    reorderRows(geometry, lines(boxHeight)),
    reorderColumns(geometry, lines(boxWidth)),
    renameDigits(
      geometry,
      shuffled(size).map(name => name + 1),
    ),
  );
  const isTransposed = boxHeight === boxWidth && random.below(2) === 1;
  return isTransposed ? composed(square(geometry, 'diagonal'), arranged) : arranged;
}

function moved(
  geometry: Geometry,
  newPlace: (row: number, column: number) => readonly [number, number],
): Transformation {
  const { size, rowOf, columnOf } = geometry;
  const { cells, digits } = identity(geometry);
  const newCells = cells.map(cell => {
    const [row, column] = newPlace(rowOf[cell], columnOf[cell]);
    return row * size + column;
  });
  return { geometry, cells: newCells, digits };
}

/** By old line: the new one. */
function placesOf(order: readonly number[], count: number, inChute: number): number[] {
  const chute = (line: number) => Math.floor(line / inChute);
  for (const [place, line] of checked(order, count).entries()) {
    if (chute(line) !== chute(order[place - (place % inChute)]))
      throw new RangeError(`${order} parts a band or a stack.`);
  }
  return order.map((_, line) => order.indexOf(line));
}

function linesOfChutes(order: readonly number[], inChute: number): number[] {
  return order.flatMap(chute => Array.from({ length: inChute }, (_, line) => chute * inChute + line));
}

function swapped(count: number, a: number, b: number): number[] {
  return Array.from({ length: count }, (_, i) => (i === a ? b : i === b ? a : i));
}

function checked(order: readonly number[], count: number): readonly number[] {
  const isComplete = order.length === count && Array.from({ length: count }, (_, i) => i).every(i => order.includes(i));
  if (!isComplete) throw new RangeError(`${order} is not an order of ${count}.`);
  return order;
}
