import assert from 'node:assert/strict';
import fc from 'fast-check';
import { geometryOfSize, SIZES } from '../../src/core/geometry';
import { makeCell, makeHouse, makeLine, parseLine } from '../../src/core/notation';
import { RUNS } from './arbitraries';
import { parseCell } from './cells';

describe('notation', () => {
  it('cells count from 1', () => assert.equal(makeCell(geometryOfSize(9), 33), 'r4c7'));
  it('rejects names of cells outside', () => {
    for (const name of ['r0c1', 'r10c1', 'r1c10', 'c1r1', 'r1', '']) {
      assert.equal(parseCell(geometryOfSize(9), name), undefined);
    }
  });
  it('names of cells are read back', () => {
    for (const size of SIZES) {
      const geometry = geometryOfSize(size);
      for (let cell = 0; cell < size * size; cell++) assert.equal(parseCell(geometry, makeCell(geometry, cell)), cell);
    }
  });
  it('houses also count from 1', () => assert.equal(makeHouse(geometryOfSize(9).houses[20]), 'box 3'));
  it('lines are read back in every size', () => {
    const digits = fc
      .constantFrom(...SIZES)
      .chain(n => fc.uint8Array({ min: 0, max: n, minLength: n * n, maxLength: n * n }));
    fc.assert(
      fc.property(digits, grid => {
        assert.deepEqual(parseLine(makeLine(grid))?.digits, grid);
      }),
      RUNS,
    );
  });
  it('rejects lines of another length or with other characters', () => {
    assert.equal(parseLine('.'.repeat(80)), undefined);
    assert.equal(parseLine(`${'.'.repeat(80)}?`), undefined);
    assert.equal(parseLine(`${'.'.repeat(15)}5`), undefined);
  });
});
