import assert from 'node:assert/strict';
import { geometryOfSize } from '../../../src/core/geometry';
import { setsWithSum } from '../../../src/core/rules/kinds/sums';
import { isSandwich, isXSum, reachOfDifferent, sumReachOf, totalOf } from '../../../src/text/rules/reach';

const SIZES = [4, 6, 8, 9, 10];
const upTo = (most: number) => Array.from({ length: most + 1 }, (_, i) => i);

describe('possible sums', () => {
  it('of different digits are all sums between the minimum and the maximum', () => {
    for (const size of SIZES)
      for (const count of upTo(size)) {
        const sums = upTo(totalOf(size) + 1).filter(sum => setsWithSum(size, count, sum).length > 0);
        assert.deepEqual({ least: sums[0], most: sums.at(-1) }, reachOfDifferent(size, count));
        assert.equal(sums.at(-1)! - sums[0] + 1, sums.length);
      }
  });
  it('of sandwiches are the sums of sets of the other digits', () => {
    for (const size of SIZES)
      for (const sum of upTo(totalOf(size))) {
        const isFound = upTo(size - 2).some(count => setsWithSum(size - 2, count, sum - count).length > 0);
        assert.equal(isSandwich(size, sum), isFound, `${sum} of ${size}`);
      }
  });
  it('of X-sums are the sums of X digits including X', () => {
    for (const size of SIZES)
      for (const sum of upTo(totalOf(size) + 1)) {
        const isFound = upTo(size).some(
          x => x > 0 && setsWithSum(size, x, sum).some(set => (set & (1 << (x - 1))) !== 0),
        );
        assert.equal(isXSum(size, sum), isFound, `${sum} of ${size}`);
      }
  });
  it('of any cells are limited by rows and columns', () => {
    const geometry = geometryOfSize(9);
    assert.deepEqual(sumReachOf(geometry, [0]), { least: 1, most: 9 });
    assert.deepEqual(sumReachOf(geometry, [0, 1]), { least: 3, most: 17 });
    assert.deepEqual(sumReachOf(geometry, [0, 9]), { least: 3, most: 17 });
    assert.deepEqual(sumReachOf(geometry, [0, 10]), { least: 2, most: 18 });
    assert.deepEqual(sumReachOf(geometry, [0, 0]), { least: 2, most: 18 });
    assert.deepEqual(sumReachOf(geometry, [0, 1, 0]), { least: 4, most: 26 });
  });
});
