import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Grid } from '../../../src/core/grid';
import { parseLine } from '../../../src/core/notation';
import { textbook } from '../../../src/core/solver/textbook';
import { anyPuzzle, RUNS, smallGeometry } from '../arbitraries';
import { backtrack } from '../backtracker';

function run(grid: Grid, onMove: (cell: number, digit: number, isPlaced: boolean) => void = () => {}) {
  const search = textbook(grid, {
    onPlace: (cell, digit) => onMove(cell, digit, true),
    onRemove: (cell, digit) => onMove(cell, digit, false),
  });
  for (;;) {
    const next = search.next();
    if (next.done) return next.value;
  }
}

function counts(line: string, placements: number, backtracks: number): void {
  const result = run(parseLine(line) as Grid);
  assert.deepEqual({ placements, backtracks }, { placements: result.placements, backtracks: result.backtracks });
}

describe('textbook backtracking', () => {
  it('counts placements and backtracks', () => {
    counts('1234............', 12, 0);
    counts('058000003170050008000000100000000000407080006083060017910003070006000080000000034', 301_534, 301_478);
    counts('058000003170050008000000100000000000407080006083060017910003000006000080000000034', 825_891, 825_834);
  });

  it('finds the first solution of the plain backtracker, and removes all digits that are not in it', () => {
    fc.assert(
      fc.property(
        smallGeometry.chain(geometry => anyPuzzle(geometry, 0.4)),
        grid => {
          const hasConflict = grid.digits.some(
            (digit, cell) => digit !== 0 && grid.geometry.peersOf[cell].some(peer => grid.digits[peer] === digit),
          );
          fc.pre(!hasConflict);
          const digits = grid.digits.slice();
          const result = run(grid, (cell, digit, isPlaced) => {
            assert.equal(digits[cell], isPlaced ? 0 : digit);
            digits[cell] = isPlaced ? digit : 0;
          });
          const [first] = backtrack(grid);
          assert.equal(result.isSolved, first !== undefined);
          assert.deepEqual(result.digits, first ?? grid.digits);
          assert.deepEqual(digits, result.digits);
          const blanks = grid.digits.filter(digit => digit === 0).length;
          assert.equal(result.placements - result.backtracks, result.isSolved ? blanks : 0);
        },
      ),
      RUNS,
    );
  });

  it('uses only digits that the puzzle allows', () => {
    const grid = parseLine('.'.repeat(16)) as Grid;
    const allowed = new Uint32Array(16).fill(15);
    allowed[0] = 0b1000;
    assert.equal(run({ ...grid, allowed }).digits[0], 4);
  });
});
