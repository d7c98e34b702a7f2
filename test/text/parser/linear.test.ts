import assert from 'node:assert/strict';
import { stepsIn } from '../../steps';
import { LENGTHS } from './lengths';

/** A text four times as long needs about four times as many steps; with quadratic time, sixteen times as many. */
const MOST_TIMES = 7;

/** Steps that any text needs, such as those of tables that are built once. */
const ALWAYS = 100_000;

describe('parsing a text of any kind of line', () => {
  it('takes time proportional to its length', () => {
    const steps = [...stepsIn('text/parser/lengths.ts')];
    assert.ok(steps.length >= 24);
    const wrong: string[] = [];
    for (const [i, [name, count]] of steps.entries()) {
      if (i % LENGTHS.length === 0) continue;
      const before = steps[i - 1][1];
      if (count > MOST_TIMES * before + ALWAYS) wrong.push(`${name}: ${before} steps, then ${count}`);
    }
    assert.deepEqual(wrong, []);
  });
});
