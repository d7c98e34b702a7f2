import assert from 'node:assert/strict';
import { takeSingles } from '../../../src/core/generator/singlesRun';
import { makeLine } from '../../../src/core/notation';
import { finish } from '../../../src/core/pausing';
import { positionOf } from '../../../src/core/position';
import { usualTechniques } from '../../../src/core/techniques/index';
import { Path } from '../../../src/core/techniques/path';
import { singles } from '../../../src/core/techniques/singles/index';
import { RUNS } from '../arbitraries';
import { made } from './checking';

describe('a run of singles', () => {
  it('uses them like a path, at the start and after other steps', () => {
    const { puzzles } = made({ seed: RUNS.seed ?? Date.now(), count: RUNS.numRuns });
    puzzles.push(...made({ seed: 1, size: 6, count: 20 }).puzzles, ...made({ seed: 1, size: 12, count: 5 }).puzzles);
    for (const puzzle of puzzles) {
      const path = new Path(
        positionOf(puzzle),
        usualTechniques.filter(({ level }) => level === 'easy' || level === 'medium'),
      );
      finish(path.until(() => false));
      let position = positionOf(puzzle);
      let steps = path.steps;
      while (steps.length > 0) {
        const { end, uses } = finish(takeSingles(position));
        const count = [...uses.values()].reduce((sum, n) => sum + n, 0);
        const expected = new Map<unknown, number>();
        for (const { technique } of steps.slice(0, count)) expected.set(technique, (expected.get(technique) ?? 0) + 1);
        assert.deepEqual(uses, expected, makeLine(puzzle.digits));
        const next = steps[count];
        if (!next) {
          assert.deepEqual(end.digits, path.end.digits);
          break;
        }
        assert.ok(!singles.techniques.includes(next.technique));
        position = end.after(next);
        steps = steps.slice(count + 1);
      }
    }
  });
});
