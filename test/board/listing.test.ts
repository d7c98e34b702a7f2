import assert from 'node:assert/strict';
import { type ListRequest, listingOf } from '../../src/board/listing';
import { PuzzleDocument } from '../../src/language/document/document';
import { drive } from '../language/features/steps';

const LINE = '12..3..2....2..1';
const TEXT = Array.from({ length: 50 }, (_, i) => `${LINE} # ${i % 10 === 0 ? 'tenth' : 'other'} ${i}\n`).join('');

function listing(request: Partial<ListRequest>) {
  const document = new PuzzleDocument({ length: TEXT.length, slice: (start, end) => TEXT.slice(start, end) });
  drive(document.reading());
  return drive(listingOf(document, { from: 0, count: 10, search: '', ...request }));
}

const titles = (request: Partial<ListRequest>) => listing(request).puzzles.map(({ title }) => title);

describe('the list of the picker', () => {
  it('has a part of the puzzles, and how many there are', () => {
    assert.deepEqual(titles({ from: 20, count: 3 }), ['tenth 20', 'other 21', 'other 22']);
    assert.equal(listing({ from: 20, count: 3 }).total, 50);
    assert.deepEqual(titles({ from: 49 }), ['other 49']);
    assert.deepEqual(titles({ from: 50 }), []);
  });
  it('has where each starts, to go there', () =>
    assert.equal(listing({ from: 2 }).puzzles[0].start, TEXT.indexOf('\n', TEXT.indexOf('\n') + 1) + 1));
  it('has the indexes in the file, also in a search', () => {
    const indexes = (request: Partial<ListRequest>) => listing(request).puzzles.map(({ index }) => index);
    assert.deepEqual(indexes({ from: 20, count: 3 }), [20, 21, 22]);
    assert.deepEqual(indexes({ search: 'tenth', from: 1 }), [10, 20, 30, 40]);
  });
  it('has the index of the puzzle on the board', () => {
    for (const [index, line] of TEXT.trimEnd().split('\n').entries()) {
      assert.equal(listing({ current: TEXT.indexOf(line) }).current, index);
    }
    assert.equal('current' in listing({ current: 3 }), false);
    assert.equal('current' in listing({ current: TEXT.length }), false);
    assert.equal('current' in listing({}), false);
    assert.equal('current' in listing({ current: 0, search: 'tenth' }), false);
  });
  it('has those whose title matches', () => {
    assert.deepEqual(
      titles({ search: 'tenth' }),
      [0, 10, 20, 30, 40].map(i => `tenth ${i}`),
    );
    assert.deepEqual(titles({ search: 'TENTH', from: 3, count: 1 }), ['tenth 30']);
    assert.equal(listing({ search: 'tenth', from: 3, count: 1 }).total, 5);
    assert.deepEqual(listing({ search: 'none' }), { total: 0, puzzles: [] });
  });
});
