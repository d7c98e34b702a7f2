import assert from 'node:assert/strict';
import type { Id } from '../../bench/contestants/index';
import { Trial } from '../../bench/trial';

describe('benchmark trial', function () {
  this.timeout(30_000);

  const check = async (name: string, lines: string[], ...expected: unknown[]) => {
    const trial = new Trial(`../../test/bench/${name}` as Id); // as seen from bench/contestants/
    try {
      const replies = await trial.run('solve', lines, { puzzle: 1000, set: 2500 });
      assert.deepEqual(
        replies.map(reply => reply?.answer),
        expected,
      );
    } finally {
      trial.end();
    }
  };

  it('goes on after a process that died', () => check('troublemaker', ['a', 'die', 'b'], 'a', undefined, 'b'));
  it('goes on after a puzzle that took too long', () => check('troublemaker', ['a', 'hang', 'b'], 'a', undefined, 'b'));
  it('keeps an exception', () => check('troublemaker', ['throw', 'b'], { threw: 'Error: no' }, 'b'));
  it('gives up on one that does not even start', () =>
    check('stillborn', ['a', 'b', 'c', 'd', 'e'], undefined, undefined, undefined));
});
