import assert from 'node:assert/strict';
import fc from 'fast-check';
import { geometryOfSize } from '../../../src/core/geometry';
import type { Cell } from '../../../src/core/numbers';
import { Peers } from '../../../src/core/rules/peers';
import { RUNS } from '../arbitraries';

const six = geometryOfSize(6);

/** Asserts that the peers are those of the layout, and all cells of each list. */
function check(...lists: (readonly Cell[])[]): void {
  const peers = new Peers(six);
  for (const cells of lists) peers.differ(cells);
  const found = peers.lists();
  for (let cell = 0; cell < six.cellCount; cell++) {
    const others = lists.filter(cells => cells.includes(cell)).flat();
    const expected = new Set([...six.peersOf[cell], ...others]);
    expected.delete(cell);
    assert.deepEqual(
      [...found[cell]],
      [...expected].sort((a, b) => a - b),
    );
  }
}

describe('peers', () => {
  it('include those of the layout', () => {
    check();
    check([], [7]);
    assert.equal(new Peers(six).lists()[7], six.peersOf[7]);
  });
  it('include the cells that must differ, in any order', () => check([35, 0, 14], [14, 21], [0, 1, 2]));
  it('never include the cell itself, even if a list repeats it', () => check([3, 3, 20]));
  it('equal those computed with sets', () => {
    const cells = fc.array(fc.integer({ min: 0, max: 35 }), { maxLength: 6 });
    fc.assert(
      fc.property(fc.array(cells, { maxLength: 8 }), lists => check(...lists)),
      RUNS,
    );
  });
});
