import assert from 'node:assert/strict';
import { CLUE_SYMMETRIES, type ClueSymmetry, symmetricGroupsOf } from '../../../src/core/generator/clueSymmetry';
import { geometryOfSize, SIZES } from '../../../src/core/geometry';

describe('the groups of a symmetry', () => {
  /** By symmetry: the number of groups in 9x9, by number of cells. */
  const IN_9X9: Readonly<Record<ClueSymmetry, Readonly<Record<number, number>>>> = {
    none: { 1: 81 },
    '180': { 1: 1, 2: 40 },
    '90': { 1: 1, 4: 20 },
    mirror: { 1: 9, 2: 36 },
    mirrors: { 1: 1, 2: 8, 4: 16 },
    diagonal: { 1: 9, 2: 36 },
    full: { 1: 1, 4: 8, 8: 6 },
  };
  for (const symmetry of CLUE_SYMMETRIES) {
    it(`have the expected sizes: ${symmetry}`, () => {
      const counts: Record<number, number> = {};
      for (const { length } of symmetricGroupsOf(geometryOfSize(9), symmetry))
        counts[length] = (counts[length] ?? 0) + 1;
      assert.deepEqual(counts, IN_9X9[symmetry]);
    });
  }
  it('are in order and contain every cell once', () => {
    for (const geometry of SIZES.map(geometryOfSize)) {
      for (const symmetry of CLUE_SYMMETRIES) {
        const groups = symmetricGroupsOf(geometry, symmetry);
        for (const group of groups)
          assert.deepEqual(
            group,
            [...group].sort((a, b) => a - b),
          );
        const cells = groups.flat().sort((a, b) => a - b);
        assert.deepEqual(
          cells,
          cells.map((_, i) => i),
        );
        assert.equal(cells.length, geometry.cellCount);
      }
    }
  });
  it('connect the cells of the symmetry', () => {
    const groupOf = (symmetry: ClueSymmetry, cell: number) =>
      symmetricGroupsOf(geometryOfSize(4), symmetry).find(group => group.includes(cell));
    assert.deepEqual(groupOf('none', 1), [1]);
    assert.deepEqual(groupOf('180', 1), [1, 14]);
    assert.deepEqual(groupOf('90', 1), [1, 7, 8, 14]);
    assert.deepEqual(groupOf('mirror', 1), [1, 2]);
    assert.deepEqual(groupOf('mirrors', 1), [1, 2, 13, 14]);
    assert.deepEqual(groupOf('diagonal', 1), [1, 4]);
    assert.deepEqual(groupOf('full', 1), [1, 2, 4, 7, 8, 11, 13, 14]);
  });
});
