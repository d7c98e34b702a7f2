import assert from 'node:assert/strict';
import fc from 'fast-check';
import { countBits } from '../../src/core/cellSet';
import { choicesWithin, choicesWithinByLast } from '../../src/core/subsets';
import { RUNS } from './arbitraries';

/** All choices of n items, in lexicographic order. */
function choices(items: readonly number[], n: number): number[][] {
  if (n === 0) return [[]];
  return items.flatMap((item, i) => choices(items.slice(i + 1), n - 1).map(rest => [item, ...rest]));
}

const asBits = (choice: readonly number[]) => choice.reduce((all, item) => all | (1 << item), 0);

const search = fc.record({
  masks: fc.array(fc.nat(511), { minLength: 1, maxLength: 9 }),
  n: fc.nat(5),
  most: fc.integer({ min: 0, max: 9 }),
  mask: fc.oneof(fc.constant(0), fc.nat(511)),
});

describe('choices within a number of bits', () => {
  const isWithin = (choice: readonly number[], masks: readonly number[], most: number, mask = 0) =>
    countBits(choice.reduce((all, item) => all | masks[item], mask)) <= most;

  it('are complete, in lexicographic order', () => {
    fc.assert(
      fc.property(search, ({ masks, n, most, mask }) => {
        const items = [...masks.keys()];
        const expected = choices(items, n).filter(choice => n === 0 || isWithin(choice, masks, most, mask));
        assert.deepEqual([...choicesWithin(items, masks, n, most, mask)], expected);
      }),
      RUNS,
    );
  });

  it('are in numeric order if the last item counts most', () => {
    fc.assert(
      fc.property(search, ({ masks, n, most }) => {
        const items = [...masks.keys()];
        const expected = choices(items, n).filter(choice => n === 0 || isWithin(choice, masks, most));
        expected.sort((a, b) => asBits(a) - asBits(b));
        assert.deepEqual([...choicesWithinByLast(items, masks, n, most)], expected);
      }),
      RUNS,
    );
  });
});
