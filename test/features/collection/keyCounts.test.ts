import assert from 'node:assert/strict';
import fc from 'fast-check';
import { Firsts } from '../../../src/features/collection/firsts';
import { KeyCounts, NO_KEY } from '../../../src/features/collection/keyCounts';
import { RUNS } from '../../core/arbitraries';

/** Keys, some of which share a slot of the table, and some of which are as large as possible. */
const key = fc.oneof(
  fc.integer({ min: 1, max: 9 }),
  fc.integer({ min: 1, max: 9 }).map(n => n * 2 ** 20),
  fc.integer({ min: 0, max: 9 }).map(n => Number.MAX_SAFE_INTEGER - n),
);

describe('the counts of keys', () => {
  it('agree with a map after any additions and removals', () =>
    fc.assert(
      fc.property(fc.array(fc.tuple(key, fc.boolean()), { size: 'large' }), steps => {
        const counts = new KeyCounts();
        const expected = new Map<number, number>();
        for (const [one, isAdded] of steps) {
          const before = expected.get(one) ?? 0;
          if (isAdded) counts.add(one);
          else if (before > 0) counts.remove(one);
          expected.set(one, isAdded ? before + 1 : Math.max(0, before - 1));
        }
        for (const [one, count] of expected) assert.equal(counts.of(one), count);
        assert.equal(counts.repeated, [...expected.values()].filter(count => count > 1).length);
      }),
      RUNS,
    ));

  it('have room for half a million keys, some of which are removed again', () => {
    const counts = new KeyCounts();
    /** Different for each number, and distributed like the keys of puzzles. */
    const keyOf = (n: number) => Math.imul(n, 0x9e3779b1) >>> 0;
    for (let i = 1; i <= 500_000; i++) counts.add(keyOf(i));
    for (let i = 1; i <= 500_000; i += 2) counts.remove(keyOf(i));
    for (let i = 500_001; i <= 1_500_000; i++) {
      counts.add(keyOf(i));
      counts.remove(keyOf(i));
    }
    assert.equal(counts.repeated, 0);
    assert.deepEqual(
      [1, 2, 1_500_000].map(n => counts.of(keyOf(n))),
      [0, 1, 0],
    );
    counts.add(keyOf(2));
    assert.equal(counts.repeated, 1);
  });

  it('ignore puzzles without a key', () => {
    const counts = new KeyCounts();
    for (let i = 0; i < 3; i++) counts.add(NO_KEY);
    assert.deepEqual([counts.of(NO_KEY), counts.repeated], [0, 0]);
  });

  it('consider very frequent keys repeated for good', () => {
    const counts = new KeyCounts();
    for (let i = 0; i < 1000; i++) counts.add(5);
    for (let i = 0; i < 1000; i++) counts.remove(5);
    assert.equal(counts.repeated, 1);
  });
});

describe('tables of keys', () => {
  /** Keys that collide in a small table: equal in their low bits. */
  const KEYS = Array.from({ length: 40 }, (_, i) => 1 + 64 * i);
  it('count keys that collide, while the table grows and keys are removed', () => {
    const counts = new KeyCounts();
    for (const [i, key] of KEYS.entries()) for (let n = 0; n <= i % 3; n++) counts.add(key);
    assert.deepEqual(
      KEYS.map(key => counts.of(key)),
      KEYS.map((_, i) => 1 + (i % 3)),
    );
    assert.equal(counts.repeated, KEYS.filter((_, i) => i % 3 > 0).length);
    for (const key of KEYS) counts.remove(key);
    assert.deepEqual(
      KEYS.map(key => counts.of(key)),
      KEYS.map((_, i) => i % 3),
    );
    assert.equal(counts.repeated, KEYS.filter((_, i) => i % 3 === 2).length);
    assert.equal(counts.of(2), 0);
  });
  it('do not grow if keys are added and removed', () => {
    const counts = new KeyCounts();
    for (let i = 1; i < 2000; i++) {
      counts.add(i);
      counts.remove(i);
    }
    assert.equal(counts.of(1999), 0);
    counts.add(7);
    assert.equal(counts.of(7), 1);
  });
  it('count up to 255, and do not count down from there', () => {
    const counts = new KeyCounts();
    for (let i = 0; i < 300; i++) counts.add(5);
    assert.equal(counts.of(5), 255);
    counts.remove(5);
    assert.equal(counts.of(5), 255);
    counts.remove(6);
    assert.equal(counts.of(6), 0);
  });
  it('remember the first value of each key that collides with others, while they grow', () => {
    for (const expected of [0, 100]) {
      const firsts = new Firsts(expected);
      for (const [i, key] of KEYS.entries()) assert.equal(firsts.add(key, i), undefined);
      for (const [i, key] of KEYS.entries()) assert.equal(firsts.add(key, 99), i);
    }
  });
});
