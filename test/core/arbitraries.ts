/** Random puzzles for property tests. */

import fc from 'fast-check';
import { type Geometry, geometryOf, geometryOfSize } from '../../src/core/geometry';
import type { Grid } from '../../src/core/grid';
import { solve } from '../../src/core/solver/index';
import { sized } from '../sizes';

/**
 * Runs of a property: few in `npm test` and more in `npm run test:all`, both with a fixed seed; many in `npm run fuzz`, with a new
 * seed.
 */
export const RUNS = process.env.FUZZ_RUNS
  ? { numRuns: Number(process.env.FUZZ_RUNS) }
  : { numRuns: sized(40, 200), seed: 20_260_101 };

/** {@link RUNS}, but at least this many in `npm run fuzz`. */
export const fuzzedAtLeast = (fewest: number): { readonly numRuns: number; readonly seed?: number } =>
  process.env.FUZZ_RUNS ? { numRuns: Math.max(fewest, RUNS.numRuns) } : RUNS;

/** Sizes that a plain backtracker can handle. */
export const smallGeometry: fc.Arbitrary<Geometry> = fc.constantFrom(
  geometryOfSize(4),
  geometryOfSize(6),
  geometryOf(3, 2),
  geometryOfSize(9),
);

/** A solved grid: a canonical one with its digits, lines, bands and stacks shuffled. */
export function solvedGrid(geometry: Geometry): fc.Arbitrary<Uint8Array> {
  const { size, boxHeight, boxWidth, cellCount } = geometry;
  return fc
    .record({
      digits: permutation(size),
      bands: permutation(size / boxHeight),
      rows: fc.array(permutation(boxHeight), { minLength: size / boxHeight, maxLength: size / boxHeight }),
      stacks: permutation(size / boxWidth),
      columns: fc.array(permutation(boxWidth), { minLength: size / boxWidth, maxLength: size / boxWidth }),
    })
    .map(({ digits, bands, rows, stacks, columns }) => {
      const rowOrder = bands.flatMap(band => rows[band].map(row => band * boxHeight + row));
      const columnOrder = stacks.flatMap(stack => columns[stack].map(column => stack * boxWidth + column));
      return Uint8Array.from({ length: cellCount }, (_, cell) => {
        const row = rowOrder[Math.floor(cell / size)];
        const column = columnOrder[cell % size];
        // Row r of the canonical grid is row 0 rotated so that rows of a box never repeat a digit in a column.
        const turn = (row % boxHeight) * boxWidth + Math.floor(row / boxHeight);
        return digits[(column + turn) % size] + 1;
      });
    });
}

function permutation(n: number): fc.Arbitrary<number[]> {
  const all = Array.from({ length: n }, (_, i) => i);
  return fc.shuffledSubarray(all, { minLength: n, maxLength: n });
}

/** A puzzle with at least one solution: a solved grid with at most this share of its cells emptied. */
export function soluble(geometry: Geometry, share = 0.6): fc.Arbitrary<Grid> {
  const cells = Array.from({ length: geometry.cellCount }, (_, cell) => cell);
  const emptied = fc.shuffledSubarray(cells, { maxLength: Math.floor(share * geometry.cellCount) });
  return fc.tuple(solvedGrid(geometry), emptied).map(([solved, empty]) => {
    const digits = solved.slice();
    for (const cell of empty) digits[cell] = 0;
    return { geometry, digits };
  });
}

/** Any puzzle: soluble, or with some digits changed, so that most have no solution. */
export function anyPuzzle(geometry: Geometry, share?: number): fc.Arbitrary<Grid> {
  const change = fc.tuple(fc.nat(geometry.cellCount - 1), fc.integer({ min: 1, max: geometry.size }));
  return fc.tuple(soluble(geometry, share), fc.array(change, { maxLength: 2 })).map(([grid, changes]) => {
    const digits = grid.digits.slice();
    for (const [cell, digit] of changes) digits[cell] = digit;
    return { geometry, digits };
  });
}

/** A soluble puzzle and one of its solutions. */
export const solubleWithSolution = smallGeometry
  .chain(geometry => soluble(geometry))
  .map(grid => ({ grid, solution: solve(grid) as Uint8Array }));
