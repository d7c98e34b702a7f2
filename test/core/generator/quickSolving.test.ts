import assert from 'node:assert/strict';
import { isSolvedBySingles, type Needed, neededBy } from '../../../src/core/generator/quickSolving';
import { geometryOfSize } from '../../../src/core/geometry';
import type { Grid } from '../../../src/core/grid';
import { makeLine } from '../../../src/core/notation';
import { finish } from '../../../src/core/pausing';
import { positionOf } from '../../../src/core/position';
import { usualTechniques } from '../../../src/core/techniques/index';
import { Path } from '../../../src/core/techniques/path';
import type { Level } from '../../../src/core/techniques/step';
import { sized } from '../../sizes';
import { RUNS } from '../arbitraries';
import { made } from './checking';

/** Whether the techniques of some levels solve a puzzle. */
function isSolvedBy(grid: Grid, levels: readonly Level[]): boolean {
  const path = new Path(
    positionOf(grid),
    usualTechniques.filter(({ level }) => levels.includes(level)),
  );
  finish(path.until(() => false));
  return path.outcome === 'solved';
}

function expectedOf(grid: Grid): Needed {
  if (isSolvedBy(grid, ['easy'])) return 'singles';
  return isSolvedBy(grid, ['easy', 'medium']) ? 'medium techniques' : 'more';
}

describe('solving quickly', () => {
  it('needs the same techniques as a path', () => {
    const counts: Record<Needed, number> = { singles: 0, 'medium techniques': 0, more: 0 };
    const { puzzles } = made({ seed: RUNS.seed ?? Date.now(), count: RUNS.numRuns });
    puzzles.push(...made({ seed: 1, size: 6, count: 20 }).puzzles, ...made({ seed: 1, size: 12, count: 5 }).puzzles);
    for (const puzzle of puzzles) {
      const expected = expectedOf(puzzle);
      counts[expected]++;
      assert.equal(finish(neededBy(puzzle)), expected, makeLine(puzzle.digits));
      assert.equal(finish(isSolvedBySingles(puzzle)), expected === 'singles');
    }
    assert.ok(
      Object.values(counts).every(count => count > sized(3, 10)),
      JSON.stringify(counts),
    );
  });
  it('does not change the puzzle', () => {
    const { puzzles } = made({ seed: 1 });
    const before = makeLine(puzzles[0].digits);
    finish(neededBy(puzzles[0]));
    assert.equal(makeLine(puzzles[0].digits), before);
  });
  it('needs nothing for a solved grid', () => {
    const [grid] = made({ seed: 1, size: 4, clues: { least: 16, most: 16 } }).puzzles;
    assert.equal(grid.geometry, geometryOfSize(4));
    assert.equal(finish(neededBy(grid)), 'singles');
  });
});
