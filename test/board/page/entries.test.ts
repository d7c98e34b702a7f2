import assert from 'node:assert/strict';
import { KnownEntries, type ListAnswer, PAGE } from '../../../src/board/page/input/entries';
import type { ListedEntry } from '../../../src/board/protocol/snapshot';

/** An answer with `count` entries. */
function answer(from: number, changes: Partial<ListAnswer> = {}, count = PAGE): ListAnswer {
  const puzzles = Array.from({ length: count }, (_, i) => ({ index: from + i }) as ListedEntry);
  return { type: 'list', from, search: '', total: 5000, puzzles, ...changes };
}

function begun(search = ''): KnownEntries {
  const entries = new KnownEntries();
  entries.begin(search);
  return entries;
}

describe('the entries of the picker', () => {
  it('are requested once, in pages', () => {
    const entries = begun();
    assert.deepEqual(entries.wanted(0, 0), [0]);
    assert.deepEqual(entries.wanted(0, 10), []);
    assert.deepEqual(entries.wanted(39, 41), [40]);
    assert.deepEqual(entries.wanted(79, 161), [80, 120, 160]);
    assert.deepEqual(entries.wanted(40, 80), []);
  });

  it('are known after the answer', () => {
    const entries = begun();
    entries.wanted(40, 80);
    assert.equal(entries.at(45), undefined);
    assert.equal(entries.total, undefined);
    assert.equal(entries.take(answer(40)), true);
    assert.equal(entries.at(45)?.index, 45);
    assert.equal(entries.at(39), undefined);
    assert.equal(entries.at(80), undefined);
    assert.equal(entries.total, 5000);
  });

  it('may arrive a second time', () => {
    const entries = begun();
    entries.wanted(0, 1);
    assert.equal(entries.take(answer(0, { total: 3 }, 3)), true);
    assert.equal(entries.at(3), undefined);
    assert.equal(entries.take(answer(0)), true);
    assert.equal(entries.at(3)?.index, 3);
    assert.equal(entries.total, 5000);
  });

  it('of another search, or that were not requested, are ignored', () => {
    const entries = begun('a');
    entries.wanted(0, 1);
    assert.equal(entries.take(answer(0)), false);
    assert.equal(entries.take(answer(40, { search: 'a' })), false);
    assert.equal(entries.total, undefined);
    assert.equal(entries.take(answer(0, { search: 'a' })), true);
  });

  it('are dropped when a search starts', () => {
    const entries = begun();
    entries.wanted(0, 1);
    entries.take(answer(0));
    entries.begin('');
    assert.equal(entries.at(0), undefined);
    assert.equal(entries.total, undefined);
    assert.deepEqual(entries.wanted(0, 1), [0]);
  });

  it('that arrived first are dropped when there are many, and requested again', () => {
    const entries = begun();
    for (const from of entries.wanted(0, 52 * PAGE)) entries.take(answer(from));
    assert.equal(entries.at(0), undefined);
    assert.equal(entries.at(2 * PAGE)?.index, 2 * PAGE);
    assert.deepEqual(entries.wanted(0, 3 * PAGE), [0, PAGE]);
  });
});
