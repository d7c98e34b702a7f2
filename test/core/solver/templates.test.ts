import assert from 'node:assert/strict';
import fc from 'fast-check';
import { geometryOfSize } from '../../../src/core/geometry';
import type { Grid } from '../../../src/core/grid';
import { parseLine } from '../../../src/core/notation';
import { finish } from '../../../src/core/pausing';
import { countSolutions, search, solve, verdict } from '../../../src/core/solver/index';
import { digitsContradict } from '../../../src/core/solver/templates';
import { RUNS, soluble } from '../arbitraries';

function gridOf(line: string): Grid {
  const grid = parseLine(line);
  assert.ok(grid, line);
  return grid;
}

/** 1, 5 and 6 contradict each other; a search that branches on cells takes some 28,000 pauses to find this. */
const SPARSE = gridOf('.....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........');

const geometry = geometryOfSize(9);
const pausesOf = (grid: Grid) => {
  let pauses = 0;
  for (const found of search(grid)) if (!found) pauses++;
  return pauses;
};

describe('three digits that contradict each other', () => {
  it('end a long search', () => {
    assert.ok(pausesOf(SPARSE) < 1000, `${pausesOf(SPARSE)} pauses`);
    assert.deepEqual(finish(verdict(SPARSE)), { kind: 'contradictory' });
    assert.equal(solve(SPARSE), undefined);
    assert.equal(countSolutions(SPARSE, 2), 0);
  });
  it('are found for any digits in any cells', () => {
    assert.equal(finish(digitsContradict(SPARSE)), true);
    const turned = SPARSE.digits.map((_, cell) => SPARSE.digits[(cell % 9) * 9 + Math.floor(cell / 9)]);
    const relabeled = turned.map(digit => (digit === 0 ? 0 : 10 - digit));
    assert.equal(finish(digitsContradict({ geometry, digits: relabeled })), true);
  });
  it('may be one digit that has no place', () => {
    const allowed = new Uint32Array(81).fill(511);
    for (let cell = 0; cell < 9; cell++) allowed[cell] = 0b111111110;
    assert.equal(finish(digitsContradict({ geometry, digits: new Uint8Array(81), allowed })), true);
  });
  it('do not exist if there is a solution', () =>
    fc.assert(
      fc.property(soluble(geometry), fc.double({ min: 0, max: 1, noNaN: true }), (grid, share) => {
        const digits = grid.digits.map((digit, cell) => (((cell * 37) % 81) / 81 < share ? digit : 0));
        assert.equal(finish(digitsContradict({ geometry, digits })), false);
      }),
      RUNS,
    ));
  it('are found only in puzzles without a solution', () =>
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(80), fc.integer({ min: 1, max: 9 })), { minLength: 14, maxLength: 22 }),
        givens => {
          const digits = new Uint8Array(81);
          for (const [cell, digit] of givens) {
            if (geometry.peersOf[cell].every(peer => digits[peer] !== digit)) digits[cell] = digit;
          }
          const grid = { geometry, digits };
          if (finish(digitsContradict(grid))) assert.equal(countSolutions(grid, 1), 0);
        },
      ),
      RUNS,
    ));
  it('are searched for only briefly in an empty grid', () => {
    const work = digitsContradict({ geometry, digits: new Uint8Array(81) });
    let turns = 0;
    while (!work.next().done) turns++;
    assert.ok(turns < 100);
  });
});
