import assert from 'node:assert/strict';
import { Changes } from '../../../src/language/analysis/changes';

describe('changes under way', () => {
  const document = { name: 'one' };
  const other = { name: 'other' };

  /** A change that ends when told. */
  function started(changes: Changes<object>, of: object) {
    let end = () => {};
    let fail = (_reason: Error) => {};
    const change = new Promise<string>((resolve, reject) => {
      end = () => resolve('done');
      fail = reject;
    });
    return { result: changes.during(of, () => change), end: () => end(), fail: (reason: Error) => fail(reason) };
  }

  /** What has happened, after everything that can happen now. */
  const settled = () => new Promise(resolve => setImmediate(resolve));

  it('are waited for, also when they overlap and the first ends last', async () => {
    const changes = new Changes<object>();
    const [first, second] = [started(changes, document), started(changes, document)];
    let hasEnded = false;
    const waiting = changes.ended(document).then(() => {
      hasEnded = true;
    });
    second.end();
    assert.equal(await second.result, 'done');
    await settled();
    assert.equal(hasEnded, false);
    first.end();
    await waiting;
  });

  it('of other documents are not waited for', async () => {
    const changes = new Changes<object>();
    const one = started(changes, other);
    await changes.ended(document);
    one.end();
    await one.result;
  });

  it('end when they fail', async () => {
    const changes = new Changes<object>();
    const one = started(changes, document);
    const waiting = changes.ended(document);
    one.fail(new Error('no'));
    await assert.rejects(one.result, /no/);
    await waiting;
  });
});
