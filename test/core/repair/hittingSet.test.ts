import assert from 'node:assert/strict';
import fc from 'fast-check';
import { finish } from '../../../src/core/pausing';
import { greedyHittingSet, smallestHittingSet } from '../../../src/core/repair/hittingSet';
import { RUNS } from '../arbitraries';
import { smallestSize } from './bruteForce';

const NUMBERS = Array.from({ length: 9 }, (_, i) => i);
const choices = fc.array(fc.subarray(NUMBERS, { minLength: 1, maxLength: 5 }), { maxLength: 14 });

describe('a hitting set', () => {
  it('is as small as in brute force, and smaller than the bound', () => {
    fc.assert(
      fc.property(choices, fc.nat(6), (sets, below) => {
        const hits = (some: readonly number[]) => sets.every(choice => choice.some(number => some.includes(number)));
        const size = smallestSize(NUMBERS, hits) ?? assert.fail();
        const found = finish(smallestHittingSet(sets)) ?? assert.fail();
        assert.equal(found.length, size);
        assert.ok(hits(found));
        assert.ok(hits(greedyHittingSet(sets)));
        assert.deepEqual(
          found,
          [...found].sort((a, b) => a - b),
        );
        assert.equal(finish(smallestHittingSet(sets, { below }))?.length, size < below ? size : undefined);
        assert.equal(finish(smallestHittingSet(sets, { least: size, below: size + 1 }))?.length, size);
      }),
      RUNS,
    );
  });

  it('is smaller than the greedy one if the most frequent number is not needed', () => {
    const sets = [
      [0, 1],
      [0, 1],
      [0, 2],
      [0, 2],
      [1, 3],
      [2, 4],
    ];
    assert.deepEqual(greedyHittingSet(sets)?.length, 3);
    assert.deepEqual(finish(smallestHittingSet(sets)), [1, 2]);
  });
});
