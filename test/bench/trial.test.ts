import assert from 'node:assert/strict';
import type { Id } from '../../bench/contestants/index';
import { Trial } from '../../bench/trial';

describe('benchmark trial', () => {
  /** Only the hanging puzzle, the second one, takes too long, however slow the machine is. */
  const onlySecond = () => {
    let calls = 0;
    return (_: number, callback: () => void) => {
      const timer = ++calls === 2 ? setTimeout(callback, 100) : undefined;
      return () => clearTimeout(timer);
    };
  };
  const never = () => () => {};

  const check = async (name: string, lines: string[], ...expected: unknown[]) => {
    // As seen from bench/contestants/.
    const trial = new Trial(`../../test/bench/${name}` as Id, lines[1] === 'hang' ? onlySecond() : never);
    const patience = { puzzle: 1000, set: name === 'stillborn' ? 2500 : Number.POSITIVE_INFINITY };
    try {
      const replies = await trial.run('solve', lines, patience);
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
