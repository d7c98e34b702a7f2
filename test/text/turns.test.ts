import assert from 'node:assert/strict';
import { setImmediate } from 'node:timers/promises';
import { Turns } from '../../src/text/turns';

/** Logs each pause, and each turn by the name of its work. Every work takes some turns. */
async function orderOf(works: Readonly<Record<string, { readonly turns: number; readonly isUrgent: () => boolean }>>) {
  const order: string[] = [];
  const turns = new Turns(async () => {
    await setImmediate();
    order.push('pause');
  });
  const run = async (name: string) => {
    for (let left = works[name].turns; left > 0; left--) {
      await turns.next(works[name].isUrgent);
      order.push(name);
    }
  };
  await Promise.all(Object.keys(works).map(run));
  return order;
}

const never = () => false;

describe('turns', () => {
  it('have a pause before each, and alternate', async () => {
    const order = await orderOf({ a: { turns: 2, isUrgent: never }, b: { turns: 2, isUrgent: never } });
    assert.deepEqual(order, ['pause', 'a', 'pause', 'b', 'pause', 'a', 'pause', 'b']);
  });
  it('go to urgent work first, judged when the turn is given', async () => {
    let given = 0;
    const order = await orderOf({
      a: { turns: 1, isUrgent: never },
      b: { turns: 1, isUrgent: () => given++ > 0 },
      c: { turns: 2, isUrgent: () => true },
    });
    assert.deepEqual(
      order.filter(name => name !== 'pause'),
      ['c', 'b', 'c', 'a'],
    );
  });
  it('are given again after an idle period', async () => {
    const turns = new Turns(async () => {});
    await turns.next(never);
    await turns.next(never);
  });
});
