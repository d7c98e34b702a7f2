/** Repeated numbers are the same as those found with sets. */

import assert from 'node:assert/strict';
import fc from 'fast-check';
import { repeatedNumbers, scattered } from '../../src/core/hashing';
import { RUNS } from './arbitraries';

describe('repeated numbers', () => {
  const numbers = fc.array(fc.oneof(fc.integer(), fc.integer({ min: -3, max: 3 })), { maxLength: 60 });

  it('are those that a set contains already', () =>
    fc.assert(
      fc.property(fc.array(numbers, { maxLength: 4 }), lists => {
        const once = new Set<number>();
        const expected = new Set(lists.flat().filter(number => once.size === once.add(number).size));
        assert.deepEqual(repeatedNumbers(lists.map(list => Int32Array.from(list))), expected);
      }),
      RUNS,
    ));

  it('are found among numbers with the same place in the table', () => {
    const alike = Array.from({ length: 100_000 }, (_, i) => i - 50_000).filter(i => (scattered(i) & 255) === 7);
    assert.ok(alike.length > 100);
    assert.equal(repeatedNumbers([Int32Array.from(alike.slice(0, 100))]).size, 0);
    assert.deepEqual(repeatedNumbers([Int32Array.from([...alike.slice(0, 100), alike[70]])]), new Set([alike[70]]));
  });
});
