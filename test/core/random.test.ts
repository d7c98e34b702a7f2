import assert from 'node:assert/strict';
import fc from 'fast-check';
import { MAX_SEED, Random } from '../../src/core/random';
import { RUNS } from './arbitraries';

const seeds = fc.integer({ min: 0, max: MAX_SEED });

/** The next numbers of a generator. */
const take = (random: Random, count: number, next = () => random.word()) => Array.from({ length: count }, next);

describe('random numbers', () => {
  it('equal those of xoshiro128** for its state 1, 2, 3, 4', () => {
    const random = Object.assign(new Random(0), { a: 1, b: 2, c: 3, d: 4 });
    // The first numbers of the authors' C program.
    const expected = [
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ];
    assert.deepEqual(take(random, 10), expected);
  });

  it('are always the same for a seed', () => {
    assert.deepEqual(take(new Random(0), 3), [4187458251, 2444602982, 3872279642]);
    assert.deepEqual(take(new Random(42), 3), [92200766, 3051671015, 2275572554]);
    assert.deepEqual(take(new Random(2 ** 32 + 42), 3), [1569133348, 3607706222, 3259793198]);
    assert.deepEqual(take(new Random(MAX_SEED), 3), [3546319002, 855354121, 1193473495]);
  });

  it('differ for different seeds, even if only the upper half differs', () => {
    fc.assert(
      fc.property(seeds, seeds, (one, other) => {
        fc.pre(one !== other);
        assert.notDeepEqual(take(new Random(one), 4), take(new Random(other), 4));
      }),
      RUNS,
    );
    const first = new Set(Array.from({ length: 1000 }, (_, i) => take(new Random(i * 2 ** 32), 2).join()));
    assert.equal(first.size, 1000);
  });

  it('are below their bound', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 2 ** 32 }), (seed, bound) => {
        const random = new Random(seed);
        for (const number of take(random, 20, () => random.below(bound))) {
          assert(Number.isInteger(number) && 0 <= number && number < bound);
        }
      }),
      RUNS,
    );
  });

  it('are all equally likely', () => {
    for (const bound of [2, 3, 7, 9, 10, 16, 81]) {
      const random = new Random(bound);
      const draws = 20_000 * bound;
      const counts = new Uint32Array(bound);
      for (let i = 0; i < draws; i++) counts[random.below(bound)]++;
      checkEvenly(counts, draws);
    }
  });

  it('shuffle items into every order equally often', () => {
    const random = new Random(7);
    const counts = new Map<string, number>();
    for (let i = 0; i < 240_000; i++) {
      const order = random.shuffle([1, 2, 3, 4]).join();
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    assert.equal(counts.size, 24);
    checkEvenly([...counts.values()], 240_000);
  });

  it('need a whole seed and a whole bound', () => {
    for (const seed of [-1, 0.5, Number.NaN, 2 ** 53]) assert.throws(() => new Random(seed), RangeError);
    for (const bound of [0, -1, 0.5, Number.NaN, 2 ** 32 + 1])
      assert.throws(() => new Random(1).below(bound), RangeError);
  });
});

/** Whether counts are consistent with a uniform distribution: the chi-square statistic is within five deviations of its mean. */
function checkEvenly(counts: ArrayLike<number>, total: number): void {
  const expected = total / counts.length;
  const freedom = counts.length - 1;
  const chiSquare = Array.from(counts).reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  assert(chiSquare < freedom + 5 * Math.sqrt(2 * freedom), `chi-square ${chiSquare} of ${counts.length} counts`);
}
