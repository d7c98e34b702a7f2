/** Transformations that keep a puzzle equivalent: other names for digits, and lines permuted within boxes. */

import fc from 'fast-check';
import { type Geometry, geometryOf } from '../../src/core/geometry';
import type { Grid } from '../../src/core/grid';

export interface Symmetry {
  /** Digit d becomes digits[d - 1] + 1. */
  readonly digits: readonly number[];
  /** Row r of the new grid is row rows[r] of the old one. */
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  readonly transposed: boolean;
}

export function symmetry({ size, boxHeight, boxWidth }: Geometry): fc.Arbitrary<Symmetry> {
  return fc.record({
    digits: permutation(size),
    rows: lines(size / boxHeight, boxHeight),
    columns: lines(size / boxWidth, boxWidth),
    transposed: fc.boolean(),
  });
}

export function symmetric(grid: Grid, { digits, rows, columns, transposed }: Symmetry): Grid {
  const { size, boxHeight, boxWidth, cellCount } = grid.geometry;
  const changed = Uint8Array.from({ length: cellCount }, (_, cell) => {
    const [row, column] = [Math.floor(cell / size), cell % size];
    const old = transposed
      ? grid.digits[rows[column] * size + columns[row]]
      : grid.digits[rows[row] * size + columns[column]];
    return old === 0 ? 0 : digits[old - 1] + 1;
  });
  return { geometry: transposed ? geometryOf(boxWidth, boxHeight) : grid.geometry, digits: changed };
}

function lines(chutes: number, inChute: number): fc.Arbitrary<number[]> {
  return fc
    .tuple(permutation(chutes), fc.array(permutation(inChute), { minLength: chutes, maxLength: chutes }))
    .map(([order, within]) => order.flatMap(chute => within[chute].map(line => chute * inChute + line)));
}

function permutation(n: number): fc.Arbitrary<number[]> {
  const all = Array.from({ length: n }, (_, i) => i);
  return fc.shuffledSubarray(all, { minLength: n, maxLength: n });
}
