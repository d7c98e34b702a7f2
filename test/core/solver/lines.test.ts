/** Compares lines that an engine reads and writes itself with separate parsing, solving and writing. */

import assert from 'node:assert/strict';
import fc from 'fast-check';
import { geometryOfSize } from '../../../src/core/geometry';
import type { Grid } from '../../../src/core/grid';
import { isSolved } from '../../../src/core/grid';
import { makeLine, parseLine } from '../../../src/core/notation';
import { countLine, countSolutions, engineFor, solutions, solve, solveLine } from '../../../src/core/solver/index';
import { anyPuzzle, RUNS } from '../arbitraries';
import { backtrack } from '../backtracker';
import { randomGrids } from './randomGrids';
import { solverWithoutSimd } from './withoutSimd';

/** Easter Monster, which needs some hundred guesses. */
const HARD = '100000002090400050006000700050903000000070000000850040700000600030009080002000001';
const EMPTY = '.'.repeat(81);
const MOST = 20;

type Solver = Pick<
  typeof import('../../../src/core/solver/index'),
  'countLine' | 'countSolutions' | 'solve' | 'solveLine'
>;

/** Compares both ways to process a line, and returns the number of its solutions. */
function check(line: string, solver: Solver = { countLine, countSolutions, solve, solveLine }): number | undefined {
  const grid = parseLine(line);
  const count = solver.countLine(line, MOST);
  assert.equal(count, grid && solver.countSolutions(grid, MOST), line);
  const solution = grid && solver.solve(grid);
  assert.equal(solver.solveLine(line), solution && makeLine(solution), line);
  return count;
}

/** The line of a grid in which each empty cell is a dot or a zero, by the bits of a number. */
function lineOf({ digits }: Grid, zeros: number): string {
  return [...makeLine(digits)].map((c, cell) => (c === '.' && (zeros >> (cell % 31)) & 1 ? '0' : c)).join('');
}

const anyLine = (size: number) =>
  fc.tuple(anyPuzzle(geometryOfSize(size), 0.35), fc.integer()).map(([grid, zeros]) => lineOf(grid, zeros));

/** Characters that are not digits of a 9x9 puzzle, including some that differ from digits only by a byte or a few bits. */
const STRANGE = [
  ...'-*?_xX /:,;|+!@AaJ~\0\t\n\u007f\u0080\u00b1\u00ff\u012e\u0130\u0131\u0139\u2e31\u3100\uff11\ud800\udc31\ufeff',
];

describe('lines', () => {
  before(() => assert.equal(engineFor(geometryOfSize(9)), 'bands', 'this host has no SIMD'));

  it('are counted and solved like grids', () => {
    const counts = new Set<number | undefined>();
    for (const { digits } of randomGrids(2000, 21))
      counts.add(check(lineOf({ digits } as Grid, digits[0] * 0x2345_6789)));
    for (const some of [0, 1, 2, MOST]) assert.ok(counts.has(some), String(some));
    for (const line of [HARD, EMPTY, '0'.repeat(81), `11${'.'.repeat(79)}`]) check(line);
  });

  it('are solved like plain backtracking, in every cell', () => {
    fc.assert(
      fc.property(anyLine(9), line => {
        const expected = new Set<string>();
        for (const digits of backtrack(parseLine(line) as Grid)) {
          if (expected.add(makeLine(digits)).size === MOST) break;
        }
        assert.equal(countLine(line, MOST), expected.size);
        const solution = solveLine(line);
        if (expected.size === MOST) {
          assert.ok(isSolved(parseLine(solution as string) as Grid));
          for (let cell = 0; cell < 81; cell++) assert.ok('.0'.includes(line[cell]) || line[cell] === solution?.[cell]);
        } else assert.equal(solution !== undefined && expected.has(solution), expected.size > 0);
      }),
      RUNS,
    );
  });

  it('can have other sizes and other engines', () => {
    fc.assert(
      fc.property(fc.constantFrom(4, 6, 8, 9).chain(anyLine), line => void check(line)),
      RUNS,
    );
    check('.'.repeat(256));
    const slow = solverWithoutSimd();
    for (const line of [HARD, EMPTY, `${EMPTY.slice(1)}x`]) check(line, slow);
  });

  it('are counted no further than the limit', () => {
    for (const limit of [0, 1, 2, 1000]) assert.equal(countLine(EMPTY, limit), limit);
    assert.equal(countLine(HARD, Number.POSITIVE_INFINITY), 1);
  });

  it('are not puzzles if they have another length', () => {
    for (const length of [0, 1, 80, 82, 162]) assert.equal(check('.'.repeat(length)), undefined);
  });

  it('are not puzzles with an invalid character at any place', () => {
    for (const c of STRANGE) {
      for (let cell = 0; cell < 81; cell++) {
        assert.equal(check(`${HARD.slice(0, cell)}${c}${HARD.slice(cell + 1)}`), undefined, `${escape(c)} at ${cell}`);
      }
      assert.equal(check(c.repeat(81)), undefined);
    }
    // Two units of one character, including the last two.
    for (const cell of [0, 40, 78, 79]) {
      assert.equal(check(`${HARD.slice(0, cell)}\u{1d7d9}${HARD.slice(cell + 2)}`), undefined);
    }
    assert.equal(countLine(HARD, 2), 1);
  });

  it('accept only digits and blanks', () => {
    fc.assert(
      fc.property(fc.nat(80), fc.integer({ min: 0, max: 0xffff }), (cell, code) => {
        const c = String.fromCharCode(code);
        const line = `${EMPTY.slice(0, cell)}${c}${EMPTY.slice(cell + 1)}`;
        assert.equal(check(line) !== undefined, /^[.0-9]$/.test(c));
      }),
      RUNS,
    );
  });

  it('do not affect searches in progress', () => {
    const expected = [...take(solutions(parseLine(EMPTY) as Grid), 20)].map(makeLine);
    const kept = solutions(parseLine(EMPTY) as Grid);
    for (const [i, line] of expected.entries()) {
      assert.equal(makeLine(kept.next().value as Uint8Array), line);
      if (i % 3 === 0) assert.equal(countLine(HARD, 2), 1);
      else if (i % 3 === 1) assert.ok(solveLine(HARD));
      else assert.equal(countLine(`${HARD.slice(1)}x`, 2), undefined);
    }
    kept.return();
  });
});

function* take<T>(all: Iterable<T>, most: number): Generator<T> {
  let left = most;
  for (const one of all) {
    if (left-- === 0) return;
    yield one;
  }
}
