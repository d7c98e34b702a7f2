import assert from 'node:assert/strict';
import type { Id } from '../../bench/contestants/index';
import { type Patience, Trial } from '../../bench/trial';

/** Time limits in milliseconds that no test reaches. */
const PATIENT = { puzzle: 1e6, set: 1e6 };

/** Compares the answers of a contestant to lines, each with its own time limit. */
async function check(name: string, lines: [line: string, patience?: Patience][], ...expected: unknown[]) {
  const trial = new Trial(`../../test/bench/${name}` as Id); // relative to bench/contestants/
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
  it('keeps an exception, and continues after a process that died', () =>
    check('troublemaker', [['throw'], ['a'], ['die'], ['b']], { threw: 'Error: no' }, 'a', undefined, 'b'));
  it('continues after a puzzle that took too long', () =>
    check('troublemaker', [['a'], ['hang', { puzzle: 100, set: 100 }], ['b']], 'a', undefined, 'b'));
  it('gives up if the process does not start', async () => {
    const trial = new Trial('../../test/bench/stillborn' as Id);
    const replies = await trial.run('solve', ['a', 'b', 'c'], { puzzle: 1000, set: 1500 });
    assert.deepEqual(replies, [undefined, undefined]);
  });
});
