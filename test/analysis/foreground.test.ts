import assert from 'node:assert/strict';
import { Foreground } from '../../src/analysis/foreground';

describe('waiting for changes of the user', () => {
  /** A change that the test ends. */
  function started(foreground: Foreground) {
    let end = () => {};
    let fail = (_reason: Error) => {};
    const change = new Promise<string>((resolve, reject) => {
      end = () => resolve('done');
      fail = reject;
    });
    return { result: foreground.during(() => change), end: () => end(), fail: (reason: Error) => fail(reason) };
  }

  /** Resolves after everything that can happen now. */
  const settled = () => new Promise(resolve => setImmediate(resolve));

  it('ends after the last of two overlapping changes', async () => {
    const foreground = new Foreground();
    const [first, second] = [started(foreground), started(foreground)];
    let hasEnded = false;
    const waiting = foreground.ended().then(() => {
      hasEnded = true;
    });
    second.end();
    assert.equal(await second.result, 'done');
    await settled();
    assert.equal(hasEnded, false);
    first.end();
    await waiting;
  });

  it('includes a change that begins while another ends', async () => {
    const foreground = new Foreground();
    const first = started(foreground);
    let hasEnded = false;
    const waiting = foreground.ended().then(() => {
      hasEnded = true;
    });
    const second = first.result.then(() => started(foreground));
    first.end();
    const next = await second;
    await settled();
    assert.equal(hasEnded, false);
    next.end();
    await waiting;
  });

  it('ends when a change fails', async () => {
    const foreground = new Foreground();
    const one = started(foreground);
    const waiting = foreground.ended();
    one.fail(new Error('no'));
    await assert.rejects(one.result, /no/);
    await waiting;
  });
});
