import assert from 'node:assert/strict';
import fc from 'fast-check';
import { randomRegions } from '../../../../src/core/generator/rules/jigsaw';
import { geometryOfSize } from '../../../../src/core/geometry';
import { finish } from '../../../../src/core/pausing';
import { Random } from '../../../../src/core/random';
import { RUNS } from '../../arbitraries';

/** Checks that a layout has N connected regions of N cells, and returns it. */
function check(size: number, seed: number): Uint8Array {
  const regions = finish(randomRegions(geometryOfSize(size), new Random(seed)));
  assert.equal(regions.length, size * size);
  for (let region = 0; region < size; region++) {
    const cells = [...regions.keys()].filter(cell => regions[cell] === region);
    assert.equal(cells.length, size);
    const reached = [cells[0]];
    for (const cell of reached)
      for (const other of cells) if (!reached.includes(other) && areBeside(size, cell, other)) reached.push(other);
    assert.equal(reached.length, size, `${regions}`);
  }
  return regions;
}

function areBeside(size: number, a: number, b: number): boolean {
  return Math.abs((a % size) - (b % size)) + Math.abs(Math.floor(a / size) - Math.floor(b / size)) === 1;
}

/** The pairs of neighboring cells in different regions. */
function borderOf(size: number, regions: Uint8Array): number {
  const isBorder = (a: number, b: number) => (regions[a] === regions[b] ? 0 : 1);
  return [...regions.keys()].reduce(
    (sum, cell) =>
      sum +
      (cell % size < size - 1 ? isBorder(cell, cell + 1) : 0) +
      (cell + size < size * size ? isBorder(cell, cell + size) : 0),
    0,
  );
}

describe('regions of a jigsaw', () => {
  it('are connected, each with as many cells as the grid has rows', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(4, 6, 8, 9, 10), (seed, size) => {
        check(size, seed);
      }),
      { ...RUNS, numRuns: Math.ceil(RUNS.numRuns * 0.5) },
    );
    check(16, 1);
  });
  it('are numbered in the order of their first cells', () => {
    for (let seed = 0; seed < 10; seed++) assert.deepEqual([...new Set(check(9, seed))], [0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });
  it('are not boxes, and not too thin', () => {
    const { boxOf } = geometryOfSize(9);
    for (let seed = 0; seed < 20; seed++) {
      const regions = check(9, seed);
      assert.notDeepEqual(regions, boxOf);
      assert.ok(borderOf(9, regions) <= 1.5 * borderOf(9, boxOf));
    }
  });
  it('are the same for a seed', () => {
    assert.deepEqual(check(9, 7), check(9, 7));
    assert.notDeepEqual(check(9, 7), check(9, 8));
  });
});
