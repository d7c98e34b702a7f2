import assert from 'node:assert/strict';
import { type Shelf, Store } from '../../src/board/webPage/store';

function shelfWith(...entries: readonly (readonly [string, string])[]): Shelf & { readonly all: Map<string, string> } {
  const all = new Map(entries);
  return {
    all,
    getItem: key => all.get(key) ?? null,
    setItem: (key, value) => void all.set(key, value),
  };
}

const forbidden = () => {
  throw new Error('forbidden');
};

describe('the progress of an exported page', () => {
  it('is restored', () => {
    const shelf = shelfWith();
    const store = new Store('a', () => shelf);
    assert.ok(store.keep({ text: 'x' }));
    assert.ok(store.keep({ page: { cursor: 3 } }));
    assert.deepEqual(new Store('a', () => shelf).progress, { text: 'x', page: { cursor: 3 } });
    assert.deepEqual(new Store('b', () => shelf).progress.text, undefined);
  });
  it('lasts until the page closes if the browser stores nothing', () => {
    const store = new Store('a', forbidden);
    assert.deepEqual(store.progress, {});
    assert.equal(store.keep({ text: 'x' }), false);
    assert.equal(store.progress.text, 'x');
  });
  it('is empty if the storage contains something else', () => {
    for (const text of ['', 'x', '3', 'null', '{"text":3}']) {
      assert.equal(new Store('a', () => shelfWith(['a', text])).progress.text, undefined, text);
    }
  });
});
