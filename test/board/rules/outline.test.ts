import assert from 'node:assert/strict';
import { CELL, MARGIN } from '../../../src/board/drawing/shape';
import { bridges, outlinesOf } from '../../../src/board/rules/outline';

describe('the outline of cells', () => {
  /** Compares the corners of each line, in cells, row by column. `inset` is in cells too. */
  function check(cells: readonly number[], expected: readonly string[], inset = 0) {
    it(`${cells.join(' ')}, ${inset} inside`, () => {
      const loops = outlinesOf(cells, 4, inset * CELL);
      const inCells = (length: number) => Math.round((100 * (length - MARGIN)) / CELL) / 100;
      assert.deepEqual(
        loops.map(loop => loop.map(({ x, y }) => `${inCells(x)},${inCells(y)}`).join(' ')),
        expected,
      );
    });
  }
  check([0], ['0,0 1,0 1,1 0,1']);
  check([0], ['0.1,0.1 0.9,0.1 0.9,0.9 0.1,0.9'], 0.1);
  check([0, 1, 4], ['0,0 2,0 2,1 1,1 1,2 0,2']);
  check([4, 1, 0, 0], ['0.1,0.1 1.9,0.1 1.9,0.9 0.9,0.9 0.9,1.9 0.1,1.9'], 0.1);
  // Cells that touch at a corner.
  check([0, 5], ['0,0 1,0 1,1 0,1', '1,1 2,1 2,2 1,2']);
  check([1, 4], ['1,0 2,0 2,1 1,1', '0,1 1,1 1,2 0,2']);
  // The end of a row is not next to the start of the next one.
  check([3, 4], ['3,0 4,0 4,1 3,1', '0,1 1,1 1,2 0,2']);
  // A hole.
  check([0, 1, 2, 4, 6, 8, 9, 10], ['0,0 3,0 3,3 0,3', '2,1 1,1 1,2 2,2']);
});

describe('the bridges between cells', () => {
  function check(cells: readonly number[], expected: number) {
    it(`${cells.join(' ')}: ${expected}`, () => assert.equal(bridges(cells, 4).split('M').length - 1, expected));
  }
  check([0], 0);
  check([0, 1, 5], 0);
  check([0, 5], 1);
  check([3, 4], 1);
  check([0, 2, 8, 8], 2);
  it('connect the edges', () => assert.equal(bridges([0, 2], 4), 'M58.2 33L127.8 33'));
});
