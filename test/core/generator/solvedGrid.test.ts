import assert from 'node:assert/strict';
import fc from 'fast-check';
import { permutedGrid } from '../../../src/core/generator/reordering';
import { solvedGrid } from '../../../src/core/generator/solvedGrid';
import { geometryOfSize, SIZES } from '../../../src/core/geometry';
import { isSolved } from '../../../src/core/grid';
import { makeLine } from '../../../src/core/notation';
import { finish } from '../../../src/core/pausing';
import { Random } from '../../../src/core/random';
import { RUNS } from '../arbitraries';

describe('a random solved grid', () => {
  for (const size of SIZES) {
    it(`is solved and different each time: ${size}x${size}`, () => {
      const geometry = geometryOfSize(size);
      const random = new Random(size);
      const lines = new Set<string>();
      const runs = size > 12 ? 5 : 30;
      for (let i = 0; i < runs; i++) {
        const digits = finish(solvedGrid(geometry, random));
        assert.ok(isSolved({ geometry, digits }));
        lines.add(makeLine(digits));
      }
      // 4x4 has only 288 grids.
      assert.ok(lines.size === runs || size === 4);
    });
  }
  it('can be any of the 288 grids of 4x4', () => {
    const random = new Random(1);
    const lines = new Set<string>();
    for (let i = 0; i < 5000; i++) lines.add(makeLine(finish(solvedGrid(geometryOfSize(4), random))));
    assert.equal(lines.size, 288);
  });
  it('stays solved after reordering', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SIZES.filter(size => size <= 12)), fc.nat(), (size, seed) => {
        const geometry = geometryOfSize(size);
        const random = new Random(seed);
        const digits = finish(solvedGrid(geometry, random));
        const changed = permutedGrid(geometry, digits, random);
        assert.ok(isSolved({ geometry, digits: changed }));
      }),
      RUNS,
    );
  });
  it('is reordered by digits, rows and columns', () => {
    const geometry = geometryOfSize(4);
    const digits = finish(solvedGrid(geometry, new Random(1)));
    const random = new Random(2);
    const lines = new Set<string>();
    for (let i = 0; i < 5000; i++) lines.add(makeLine(permutedGrid(geometry, digits, random)));
    // The grids of 4x4 form two classes, of 96 and 192 grids, under permutations of lines and digits.
    assert.ok(lines.size === 96 || lines.size === 192, `${lines.size}`);
  });
});
