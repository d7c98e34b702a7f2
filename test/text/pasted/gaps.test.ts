import assert from 'node:assert/strict';
import { stepsIn } from '../../steps';
import { GAPS } from './gapSteps';

/** Twice the rows and columns are four times the cells, read once for each of twice as many gaps. Small grids are refused early. */
const MOST_TIMES = 32;

describe('a grid with gaps between its cells', () => {
  it('is read in polynomial time, even if no reader takes all of it', () => {
    const steps = [...stepsIn('text/pasted/gapSteps.ts')];
    assert.equal(steps.length % GAPS.length, 0);
    assert.ok(steps.length > 0);
    const wrong: string[] = [];
    for (const [i, [name, count]] of steps.entries()) {
      if (i % GAPS.length === 0) continue;
      const before = steps[i - 1][1];
      if (count > MOST_TIMES * before) wrong.push(`${name}: ${before} steps, then ${count}`);
    }
    assert.deepEqual(wrong, []);
  });
});
