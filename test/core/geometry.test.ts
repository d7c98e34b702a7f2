import assert from 'node:assert/strict';
import { bandHeightOf, geometryOf, geometryOfSize, READABLE_SIZES, SIZES } from '../../src/core/geometry';

describe('geometry', () => {
  for (const size of SIZES) {
    it(`has each index once in every house and three houses for every cell in size ${size}`, () => {
      const geometry = geometryOfSize(size);
      assert.equal(geometry.houses.length, 3 * size);
      for (const house of geometry.houses) assert.equal(new Set(house.cells).size, size);
      for (let cell = 0; cell < size * size; cell++) {
        assert.equal(geometry.houses.filter(house => house.cells.includes(cell)).length, 3);
        const { boxHeight, boxWidth } = geometry;
        assert.equal(geometry.peersOf[cell].length, 3 * (size - 1) - (boxHeight - 1) - (boxWidth - 1));
        assert.ok(geometry.peersOf[cell].every(peer => geometry.peersOf[peer].includes(cell)));
      }
    });
  }

  it('has boxes that are wider than high', () => {
    const { boxHeight, boxWidth, boxOf } = geometryOfSize(6);
    assert.deepEqual([boxHeight, boxWidth], [2, 3]);
    assert.deepEqual([...boxOf.slice(0, 6)], [0, 0, 0, 1, 1, 1]);
    assert.deepEqual([...geometryOf(3, 2).boxOf.slice(0, 6)], [0, 0, 1, 1, 2, 2]);
  });

  it('is the same object for the same boxes', () => assert.equal(geometryOf(3, 3), geometryOfSize(9)));

  it('has boxes of one row if no other fits', () => {
    const sizes = READABLE_SIZES.filter(size => !SIZES.includes(size));
    assert.deepEqual(sizes, [5, 7]);
    for (const size of sizes) {
      const geometry = geometryOfSize(size);
      assert.deepEqual([geometry.boxHeight, geometry.boxWidth], [1, size]);
      assert.deepEqual(geometry.boxOf, geometry.rowOf);
      assert.equal(bandHeightOf(geometry), size);
    }
    assert.equal(bandHeightOf(geometryOfSize(6)), 2);
  });

  it('rejects a size that no Sudoku has', () => assert.throws(() => geometryOfSize(11), /size 11/));
});
