/** Sums that follow from cages: innies and outies. */

import assert from 'node:assert/strict';
import fc from 'fast-check';
import { type Geometry, geometryOfSize } from '../../../../src/core/geometry';
import { derivedSums, type KnownSum } from '../../../../src/core/solver/propagation/derivedSums';
import { RUNS, smallGeometry, solvedGrid } from '../../arbitraries';

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

/** `+2+3=7` */
const textOf = (weights: ReadonlyMap<number, number>, total: number) =>
  `${[...weights]
    .sort(([a], [b]) => a - b)
    .map(([cell, weight]) => `${weight < 0 ? '-' : '+'}${cell}`)
    .join('')}=${total}`;

/** All sums of up to 8 cells that rows, columns or boxes in a row leave next to the sums of which at least half the cells are inside. */
function naiveSums({ size, houses: all }: Geometry, known: readonly KnownSum[]): Map<string, number> {
  const apart: KnownSum[] = [];
  for (const sum of [...known].sort((a, b) => a.cells.length - b.cells.length))
    if (!apart.some(({ cells }) => cells.some(cell => sum.cells.includes(cell)))) apart.push(sum);
  const found = new Map<string, number>();
  for (const kind of ['row', 'column', 'box']) {
    const ofKind = all.filter(house => house.kind === kind);
    for (let first = 0; first < size; first++)
      for (let end = first + 1; end <= size; end++) {
        const inside = ofKind.slice(first, end).flatMap(({ cells }) => [...cells]);
        const weights = new Map(inside.map(cell => [cell, 1]));
        let total = ((end - first) * size * (size + 1)) / 2;
        for (const { cells, total: part } of apart) {
          const count = cells.filter(cell => inside.includes(cell)).length;
          if (count === 0 || 2 * count < cells.length) continue;
          for (const cell of cells) if (!weights.delete(cell)) weights.set(cell, -1);
          total -= part;
        }
        if (weights.size > 0 && weights.size <= 8) found.set(textOf(weights, total), weights.size);
      }
  }
  return found;
}

describe('derived sums', () => {
  it('are those of all runs of rows, columns and boxes, the shortest first', () =>
    fc.assert(
      fc.property(
        smallGeometry.chain(each => {
          const cell = fc.nat(each.cellCount - 1);
          // Cells of a house, so that most of them are inside some run, or any.
          const house = fc.constantFrom(...each.houses).chain(({ cells }) => fc.subarray([...cells], { minLength: 1 }));
          const cells = fc.oneof(house, fc.uniqueArray(cell, { minLength: 1, maxLength: 4 }));
          return fc.tuple(fc.constant(each), solvedGrid(each), fc.array(cells, { minLength: 1, maxLength: 20 }));
        }),
        ([each, digits, lists]) => {
          const known = lists.map(cells => ({ cells, total: cells.reduce((sum, cell) => sum + digits[cell], 0) }));
          const sums = derivedSums(
            each,
            each.houses.map(({ cells }) => [...cells]),
            known,
          );
          const found = sums.map(({ terms, total }) =>
            textOf(new Map(terms.map(({ cell, weight }) => [cell, weight])), total),
          );
          const expected = naiveSums(each, known);
          for (const text of found) assert.ok(expected.has(text), text);
          assert.equal(found.length, Math.min(30, expected.size));
          assert.deepEqual(
            found.map(text => expected.get(text)),
            [...expected.values()].sort((a, b) => a - b).slice(0, 30),
          );
        },
      ),
      RUNS,
    ));
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
