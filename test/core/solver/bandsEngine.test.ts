import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { geometryOf, geometryOfSize } from '../../../src/core/geometry';
import type { Grid } from '../../../src/core/grid';
import { makeLine, parseLine } from '../../../src/core/notation';
import { load } from '../../../src/core/solver/bands/engine';
import { wasm } from '../../../src/core/solver/bands/wasm';
import * as index from '../../../src/core/solver/index';
import { randomGrids } from './randomGrids';
import { solverWithoutSimd } from './withoutSimd';

const geometry = geometryOfSize(9);
const EMPTY: Grid = { geometry, digits: new Uint8Array(81) };
/** Easter Monster, which needs some hundred guesses. */
const HARD = gridOf('100000002090400050006000700050903000000070000000850040700000600030009080002000001');

function gridOf(line: string): Grid {
  const grid = parseLine(line);
  assert.ok(grid, line);
  return grid;
}

describe('bands', () => {
  describe('the engine', () => {
    it('loads only WebAssembly', () => {
      assert.ok(load(wasm));
      assert.equal(load(wasm.slice(0, 400)), undefined);
      assert.equal(load('no base64'), undefined);
    });
    it('is small enough to be compiled at every start', () => assert.ok(atob(wasm).length < 6144));
    it('is used only for 3x3 boxes', () => {
      assert.equal(index.engineFor(geometryOf(3, 3)), 'bands');
      for (const other of [geometryOf(1, 9), geometryOf(9, 1), geometryOfSize(8), geometryOfSize(16)]) {
        assert.equal(index.engineFor(other), 'exact cover');
      }
    });

    const ambiguous = '058000003170050008000000100000000000407080006083060017910003000006000080000000034';
    it('has a replacement with the same results', () => {
      const resultsOf = (solver: typeof index) => (grid: Grid) => ({
        count: solver.countSolutions(grid, 20),
        hasSolution: solver.solve(grid) !== undefined,
        written: outcomeOf(firstWritten(grid, solver)),
        kind: outcomeOf(solver.verdict(grid)).kind,
        all: [...take(solver.solutions(grid), 20)].length,
      });
      const grids = [HARD, EMPTY, gridOf(ambiguous), ...randomGrids(300, 12)];
      assert.deepEqual(grids.map(resultsOf(solverWithoutSimd())), grids.map(resultsOf(index)));
    });
    it('is not used on a host without WebAssembly', () => {
      const folder = JSON.stringify(join(__dirname, '../../../src/core'));
      const script = `
        const { engineFor, solve } = require(${folder} + '/solver/index');
        const { makeLine, parseLine } = require(${folder} + '/notation');
        const grid = parseLine('${ambiguous}');
        console.log([typeof WebAssembly, engineFor(grid.geometry), makeLine(solve(grid))].join());`;
      const output = execFileSync(process.execPath, ['--jitless', '--require', 'tsx/cjs', '-e', script], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      const written = outcomeOf(firstWritten(gridOf(ambiguous)));
      assert.equal(output.trim(), `undefined,exact cover,${written}`);
    });
  });
});

/** The solution that Solve writes, found in the same way. */
function* firstWritten(grid: Grid, solver: typeof index = index): Generator<undefined, string | undefined> {
  const [first, second] = [...take(solver.solutions(grid), 2)];
  return first && makeLine(second ? yield* solver.firstSolution(grid, first) : first);
}

function outcomeOf<T>(work: Generator<undefined, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

function* take<T>(all: Iterable<T>, most: number): Generator<T> {
  let left = most;
  for (const one of all) {
    yield one;
    if (--left === 0) return;
  }
}
