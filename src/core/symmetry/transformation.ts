/**
 * Transformations that keep a puzzle equivalent: its cells in other places and other names for its digits. A transformation keeps
 * the geometry. So puzzles whose boxes are not square cannot be transposed, nor rotated by 90 degrees: boxes of 2 rows and 3 columns
 * would become boxes of 3 rows and 2 columns.
 */

import { cellArray } from '../cellArray';
import type { Geometry } from '../geometry';
import { bitOf, digitsOf, type Grid } from '../grid';
import type { DigitMask } from '../numbers';

/** A permutation of cells that keeps houses, and a permutation of digits. Immutable. */
export interface Transformation {
  readonly geometry: Geometry;
  /** By cell: the cell to which its content moves. */
  readonly cells: Uint16Array;
  /** By digit: the new digit. 0, an empty cell, stays 0. */
  readonly digits: Uint8Array;
}

/** The transformation without any change. */
export function identity(geometry: Geometry): Transformation {
  return {
    geometry,
    cells: Uint16Array.from({ length: geometry.cellCount }, (_, cell) => cell),
    digits: Uint8Array.from({ length: geometry.size + 1 }, (_, digit) => digit),
  };
}

/** The composition of transformations, applied in order. All must have the same geometry. */
export function composed(first: Transformation, ...rest: readonly Transformation[]): Transformation {
  return rest.reduce(
    (before, after) => ({
      geometry: before.geometry,
      cells: before.cells.map(cell => after.cells[cell]),
      digits: before.digits.map(digit => after.digits[digit]),
    }),
    first,
  );
}

/** The transformation that reverts another. */
export function inverse({ geometry, cells, digits }: Transformation): Transformation {
  const back: Transformation = { geometry, cells: cells.slice(), digits: digits.slice() };
  for (const [from, to] of cells.entries()) back.cells[to] = from;
  for (const [from, to] of digits.entries()) back.digits[to] = from;
  return back;
}

/** Whether two transformations have the same effect. */
export function isSame(a: Transformation, b: Transformation): boolean {
  return (
    a.geometry === b.geometry &&
    a.cells.every((cell, i) => cell === b.cells[i]) &&
    a.digits.every((digit, i) => digit === b.digits[i])
  );
}

/** The transformed grid, with its candidates if it has them. */
export function transformed(grid: Grid, transformation: Transformation): Grid {
  const { geometry, allowed } = grid;
  const digits = transformedDigits(grid.digits, transformation);
  if (!allowed) return { geometry, digits };
  return { geometry, digits, allowed: transformedMasks(allowed, transformation) };
}

function transformedDigits(digits: Uint8Array, { cells, digits: names }: Transformation): Uint8Array {
  const changed = cellArray(digits.length);
  for (let cell = 0; cell < digits.length; cell++) changed[cells[cell]] = names[digits[cell]];
  return changed;
}

function transformedMasks(masks: Uint32Array, { cells, digits: names }: Transformation): Uint32Array {
  const changed = new Uint32Array(masks.length);
  const changedMask = (mask: DigitMask) => digitsOf(mask).reduce((set, digit) => set | bitOf(names[digit]), 0);
  for (let cell = 0; cell < masks.length; cell++) changed[cells[cell]] = changedMask(masks[cell]);
  return changed;
}
