import assert from 'node:assert/strict';
import { geometryOf, geometryOfSize } from '../../../src/core/geometry';
import { Random } from '../../../src/core/random';
import { orbitsUnder, patternSymmetries } from '../../../src/core/symmetry/patterns';
import type { SquareSymmetry } from '../../../src/core/symmetry/symmetries';

/** Where each symmetry moves a row and a column, for N - 1. Both quarter turns have the same patterns. */
const PLACES: Record<
  Exclude<SquareSymmetry, 'threeQuarters'>,
  (row: number, column: number, last: number) => [number, number]
> = {
  quarter: (row, column, last) => [column, last - row],
  half: (row, column, last) => [last - row, last - column],
  leftRight: (row, column, last) => [row, last - column],
  topBottom: (row, column, last) => [last - row, column],
  diagonal: (row, column) => [column, row],
  antidiagonal: (row, column, last) => [last - column, last - row],
};
const TRANSPOSING = ['quarter', 'diagonal', 'antidiagonal'];

describe('the symmetries of a pattern', () => {
  for (const geometry of [geometryOfSize(4), geometryOf(2, 3), geometryOfSize(9)])
    it(`of ${geometry.boxHeight}x${geometry.boxWidth} boxes are those that map each given to a given`, () => {
      const { size, cellCount, rowOf, columnOf, boxHeight, boxWidth } = geometry;
      const all = (Object.keys(PLACES) as (keyof typeof PLACES)[]).filter(
        symmetry => boxHeight === boxWidth || !TRANSPOSING.includes(symmetry),
      );
      const movedBy = (symmetry: keyof typeof PLACES) => (cell: number) => {
        const [row, column] = PLACES[symmetry](rowOf[cell], columnOf[cell], size - 1);
        return row * size + column;
      };
      const random = new Random(size);
      const seen = new Set<string>();
      for (let i = 0; i < 200; i++) {
        const kept = all.filter(() => random.below(3) === 0);
        const orbitOf = orbitsUnder(geometry, kept);
        const givens = new Uint8Array(cellCount);
        for (let n = random.below(cellCount >> 1); n > 0; n--)
          for (const cell of orbitOf(random.below(cellCount))) givens[cell] = 1 + random.below(size);
        const expected = all.filter(symmetry => {
          const move = movedBy(symmetry);
          return givens.every((given, cell) => given === 0 || givens[move(cell)] !== 0);
        });
        assert.deepEqual(patternSymmetries(geometry, givens), expected);
        for (const symmetry of kept) assert.ok(expected.includes(symmetry), symmetry);
        seen.add(expected.join());
      }
      assert.ok(seen.size > 3, [...seen].join(' '));
    });
});
