import assert from 'node:assert/strict';
import fc from 'fast-check';
import { geometryOfSize, type HouseKind, SIZES } from '../../src/core/geometry';
import { makeCell, makeHouse, makeHouses, makeLine, parseLine } from '../../src/core/notation';
import { RUNS } from './arbitraries';
import { parseCell } from './cells';

describe('notation', () => {
  it('counts rows and columns of cells from 1', () => assert.equal(makeCell(geometryOfSize(9), 33), 'r4c7'));
  it('rejects names of cells outside', () => {
    for (const name of ['r0c1', 'r10c1', 'r1c10', 'c1r1', 'r1', '']) {
      assert.equal(parseCell(geometryOfSize(9), name), undefined);
    }
  });
  it('reads the names of cells back', () => {
    for (const size of SIZES) {
      const geometry = geometryOfSize(size);
      for (let cell = 0; cell < size * size; cell++) assert.equal(parseCell(geometry, makeCell(geometry, cell)), cell);
    }
  });
  it('counts houses from 1', () => assert.equal(makeHouse(geometryOfSize(9).houses[20]), 'box 3'));
  it('reads lines back in every size', () => {
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

describe('the names of several houses', () => {
  const house = (kind: HouseKind, number: number) => ({ kind, index: number - 1 });
  const check = (title: string, houses: Parameters<typeof makeHouses>[0], expected: string) =>
    it(title, () => assert.equal(makeHouses(houses), expected));
  check('are a word and a number for one house', [house('row', 4)], 'row 4');
  check('share the word for neighbors of one kind', [house('row', 4), house('row', 8)], 'rows 4 and 8');
  check('keep the word for one of each kind', [house('column', 2), house('box', 5)], 'column 2 and box 5');
  check(
    'have a comma before the last of several groups',
    [house('row', 2), house('column', 3), house('column', 5), house('box', 7), house('box', 8)],
    'row 2, columns 3 and 5, and boxes 7 and 8',
  );
  const region = { ...house('box', 2), label: 'B' };
  check('keep names that are not numbers', [house('row', 1), region], 'row 1 and region B');
});
