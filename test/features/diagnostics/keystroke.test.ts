import assert from 'node:assert/strict';
import { stepsIn } from '../../steps';

/** Steps that take some milliseconds. To read 600 cages takes four times as many, and to search for solutions thousands of times. */
const MOST = 1_000_000;

/** The two clues of a digit follow thousands of states, or sets of digits, through a line. All of them take twenty times as many. */
const MOST_OF_CLUES = 5_000_000;

describe('a key in a large puzzle', () => {
  it('reads and checks only what it changes', () => {
    const steps = stepsIn('features/diagnostics/keystrokes.ts');
    assert.equal(steps.size, 12);
    for (const [name, count] of steps)
      assert.ok(
        count < (name.includes('cages') && !name.includes('opening') ? MOST : MOST_OF_CLUES),
        `${count} steps for ${name}`,
      );
  });
});
