/** Sums that follow from cages: innies and outies. */

import assert from 'node:assert/strict';
import { geometryOfSize } from '../../../../src/core/geometry';
import { derivedSums, type KnownSum } from '../../../../src/core/solver/propagation/derivedSums';

const geometry = geometryOfSize(4);
const houses = geometry.houses.map(({ cells }) => [...cells]);

/** The sums as text, sorted. */
function check(known: readonly KnownSum[], expected: readonly string[]): void {
  const found = derivedSums(geometry, houses, known).map(
    ({ terms, total }) => `${terms.map(({ cell, weight }) => `${weight < 0 ? '-' : '+'}${cell}`).join('')}=${total}`,
  );
  for (const each of expected) assert.ok(found.includes(each), `${each} in ${found.join(' ')}`);
  assert.equal(new Set(found).size, found.length);
}

describe('derived sums', () => {
  it('do not exist without sums', () => assert.deepEqual(derivedSums(geometry, houses, []), []));
  it('include the cells outside a cage in a row', () => check([{ cells: [0, 1], total: 3 }], ['+2+3=7']));
  it('include the cells of a cage outside a box', () => check([{ cells: [0, 1, 4, 5, 6], total: 13 }], ['-6=-3']));
  it('include two rows together', () =>
    check(
      [
        { cells: [0, 4], total: 3 },
        { cells: [1, 2, 3], total: 9 },
        { cells: [5, 6], total: 5 },
      ],
      ['+7=3'],
    ));
});
