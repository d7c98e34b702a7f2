import assert from 'node:assert/strict';
import { figure, geometricMean, median, sample } from '../../bench/statistics';

describe('benchmark statistics', () => {
  it('median', () => {
    assert.equal(median([3]), 3);
    assert.equal(median([9, 1, 2]), 2);
    assert.equal(median([10, 1, 3, 2]), 2.5);
    assert.equal(median([10, 9, 100]), 10); // as numbers, not as text
    assert.ok(Number.isNaN(median([])));
  });

  it('geometric mean', () => {
    assert.equal(geometricMean([5]), 5);
    assert.ok(Math.abs(geometricMean([2, 0.5]) - 1) < 1e-12);
    assert.ok(Math.abs(geometricMean([1, 10, 100]) - 10) < 1e-12);
    assert.ok(Number.isNaN(geometricMean([])));
  });

  it('sample', () => {
    assert.deepEqual(sample([1, 2, 3], 5), [1, 2, 3]);
    assert.deepEqual(sample([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 4), [0, 2, 5, 7]);
  });

  it('figure', () => {
    assert.equal(figure(123_456), '123,000');
    assert.equal(figure(4.5678), '4.57');
    assert.equal(figure(0.00051234), '0.000512');
    assert.equal(figure(Number.NaN), '-');
  });
});
