import assert from 'node:assert/strict';
import type { Id } from '../../bench/contestants/index';
import { type Patience, Trial } from '../../bench/trial';

/** Milliseconds that are never over in a test. */
const PATIENT = { puzzle: 1e6, set: 1e6 };

/** The answers of a contestant to lines, of which each has its own patience. */
async function check(name: string, lines: [line: string, patience?: Patience][], ...expected: unknown[]) {
  const trial = new Trial(`../../test/bench/${name}` as Id); // as seen from bench/contestants/
  try {
    const answers: unknown[] = [];
    for (const [line, patience = PATIENT] of lines)
      answers.push(...(await trial.run('solve', [line], patience)).map(reply => reply?.answer));
    assert.deepEqual(answers, expected);
  } finally {
    trial.end();
  }
}

describe('benchmark trial', () => {
  it('keeps an exception, and goes on after a process that died', () =>
    check('troublemaker', [['throw'], ['a'], ['die'], ['b']], { threw: 'Error: no' }, 'a', undefined, 'b'));
  it('goes on after a puzzle that took too long', () =>
    check('troublemaker', [['a'], ['hang', { puzzle: 100, set: 100 }], ['b']], 'a', undefined, 'b'));
  it('gives up on one that does not even start', async () => {
    const trial = new Trial('../../test/bench/stillborn' as Id);
    const replies = await trial.run('solve', ['a', 'b', 'c'], { puzzle: 1000, set: 1500 });
    assert.deepEqual(replies, [undefined, undefined]);
  });
});
