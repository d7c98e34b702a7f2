import assert from 'node:assert/strict';
import { stepsIn } from '../../steps';

/**
 * Steps that take some milliseconds; they differ by a few percent from run to run. Opening a puzzle with 600 cages takes half as many
 * again, and a search for solutions takes thousands of times as many.
 */
const MOST = 1_300_000;

/** The two clues of a digit track thousands of states, or sets of digits, along a line. Tracking all takes twenty times as many steps. */
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
