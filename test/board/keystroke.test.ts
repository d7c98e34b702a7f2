import assert from 'node:assert/strict';
import { stepsIn } from '../steps';
import { COUNTS } from './keystrokes';

/** Steps of a slice of the preparation, and of the message after a keystroke: some milliseconds. Drawing 600 rules takes millions. */
const MOST_OF_SLICE = 200_000;
const MOST_OF_KEY = 1_300_000;

describe('a puzzle with many rules on a board', () => {
  it('is prepared in short slices, and shown without looking at its rules again', () => {
    const steps = stepsIn('board/keystrokes.ts');
    for (const count of COUNTS) assert.ok(steps.has(`a digit with ${count} rules`));
    const long = [...steps].filter(([name, count]) => count > (name.startsWith('slice') ? MOST_OF_SLICE : MOST_OF_KEY));
    assert.deepEqual(long, []);
  });
});
