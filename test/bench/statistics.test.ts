import assert from 'node:assert/strict';
import { figure, geometricMean, median, sample, spread } from '../../bench/statistics';

describe('benchmark statistics', () => {
  it('computes the median of numbers', () => {
    assert.equal(median([3]), 3);
    assert.equal(median([9, 1, 2]), 2);
    assert.equal(median([10, 1, 3, 2]), 2.5);
    assert.equal(median([10, 9, 100]), 10); // as numbers, not as text
    assert.ok(Number.isNaN(median([])));
  });

  it('computes the geometric mean, and NaN without values', () => {
    assert.equal(geometricMean([5]), 5);
    assert.ok(Math.abs(geometricMean([2, 0.5]) - 1) < 1e-12);
    assert.ok(Math.abs(geometricMean([1, 10, 100]) - 10) < 1e-12);
    assert.ok(Number.isNaN(geometricMean([])));
  });

  it('takes a sample at regular intervals', () => {
    assert.deepEqual(sample([1, 2, 3], 5), [1, 2, 3]);
    assert.deepEqual(sample([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 4), [0, 2, 5, 7]);
  });

  it('spreads the first items over the whole list', () => {
    const numbers = (count: number) => Array.from({ length: count }, (_, i) => i);
    assert.deepEqual(spread([]), []);
    for (const count of [1, 2, 3, 5, 11, 50, 95, 150, 300, 1000]) {
      const order = spread(numbers(count));
      assert.equal(order[0], 0);
      assert.deepEqual(
        [...order].sort((a, b) => a - b),
        numbers(count),
      );
    }
    const quarters = spread(numbers(1000))
      .slice(0, 20)
      .map(i => Math.floor(i / 250));
    for (const quarter of numbers(4)) {
      const share = quarters.filter(one => one === quarter).length;
      assert.ok(3 < share && share < 7, `${share} of 20 in a quarter`);
    }
  });

  it('writes figures with three digits', () => {
    assert.equal(figure(123_456), '123,000');
    assert.equal(figure(4.5678), '4.57');
    assert.equal(figure(0.00051234), '0.000512');
    assert.equal(figure(Number.NaN), '-');
  });
});
