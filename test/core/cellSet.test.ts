import assert from 'node:assert/strict';
import fc from 'fast-check';
import { cellSet, countBits } from '../../src/core/cellSet';
import { type Geometry, geometryOf, geometryOfSize, SIZES } from '../../src/core/geometry';
import { RUNS } from './arbitraries';

const ascending = (cells: Iterable<number>) => [...cells].sort((a, b) => a - b);

function someCells({ cellCount }: Geometry): fc.Arbitrary<number[]> {
  const all = Array.from({ length: cellCount }, (_, cell) => cell);
  const few = fc.array(fc.nat(cellCount - 1), { maxLength: 4 });
  return fc.oneof(few, fc.shuffledSubarray(all), fc.constant(all));
}

/** Two sets of cells, often equal, or one within the other. */
function twoSets(geometry: Geometry): fc.Arbitrary<readonly [number[], number[]]> {
  return fc.tuple(someCells(geometry), someCells(geometry), fc.nat(3)).map(([a, b, kind]) => {
    if (kind === 0) return [a, [...a].reverse()];
    if (kind === 1) return [a.filter(cell => b.includes(cell)), b];
    return [a, b];
  });
}

function checkOne(geometry: Geometry, cells: readonly number[]): void {
  const set = cellSet(geometry, cells);
  const model = new Set(cells);
  assert.deepEqual(set.cells(), ascending(model));
  assert.deepEqual([...set], ascending(model));
  assert.equal(set.size, model.size);
  assert.equal(set.isEmpty, model.size === 0);
  assert.equal(set.first, model.size === 0 ? -1 : Math.min(...model));
  for (let cell = 0; cell < geometry.cellCount; cell++) {
    assert.equal(set.has(cell), model.has(cell));
    assert.deepEqual(set.with(cell).cells(), ascending(new Set([...model, cell])));
  }
  assert.deepEqual(set.cells(), ascending(model), 'a set never changes');
}

function checkTwo(geometry: Geometry, cells: readonly number[], others: readonly number[]): void {
  const [set, other] = [cellSet(geometry, cells), cellSet(geometry, others)];
  const [a, b] = [new Set(cells), new Set(others)];
  const common = [...a].filter(cell => b.has(cell));
  assert.deepEqual(set.and(other).cells(), ascending(common));
  assert.deepEqual(set.or(other).cells(), ascending(new Set([...a, ...b])));
  assert.deepEqual(set.minus(other).cells(), ascending([...a].filter(cell => !b.has(cell))));
  assert.equal(set.intersects(other), common.length > 0);
  assert.equal(set.isSubsetOf(other), common.length === a.size);
  assert.equal(set.equals(other), common.length === a.size && a.size === b.size);
  assert.deepEqual([set.cells(), other.cells()], [ascending(a), ascending(b)], 'a set never changes');
}

describe('sets of cells', () => {
  const geometries = [...SIZES.map(geometryOfSize), geometryOf(3, 2)];
  for (const geometry of geometries) {
    const size = `boxes of ${geometry.boxHeight} x ${geometry.boxWidth}`;
    const runs = { ...RUNS, numRuns: Math.ceil(RUNS.numRuns / (geometry.size > 9 ? 20 : 4)) };
    it(`hold cells: ${size}`, () =>
      fc.assert(
        fc.property(someCells(geometry), cells => checkOne(geometry, cells)),
        runs,
      ));
    it(`are combined: ${size}`, () =>
      fc.assert(
        fc.property(twoSets(geometry), ([cells, others]) => checkTwo(geometry, cells, others)),
        runs,
      ));
  }

  it('count bits', () => {
    const naive = (word: number) => [...(word >>> 0).toString(2)].filter(bit => bit === '1').length;
    fc.assert(
      fc.property(fc.integer(), word => assert.equal(countBits(word), naive(word))),
      RUNS,
    );
    for (let bits = 0; bits <= 31; bits++) assert.equal(countBits(2 ** bits - 1), bits);
  });
});
