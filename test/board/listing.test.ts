import assert from 'node:assert/strict';
import { Lister, type ListRequest } from '../../src/board/listing';
import { PuzzleDocument } from '../../src/text/document/document';
import { drive } from '../features/steps';

const LINE = '12..3..2....2..1';
const TEXT = Array.from({ length: 50 }, (_, i) => `${LINE} # ${i % 10 === 0 ? 'tenth' : 'other'} ${i}\n`).join('');

function read(text = TEXT): PuzzleDocument {
  const document = new PuzzleDocument({ length: text.length, slice: (start, end) => text.slice(start, end) });
  drive(document.reading());
  return document;
}

const asked = (request: Partial<ListRequest>): ListRequest => ({ from: 0, count: 10, search: '', ...request });

const listing = (request: Partial<ListRequest>) => drive(new Lister().listingOf(read(), asked(request)));

const titles = (request: Partial<ListRequest>) => listing(request).puzzles.map(({ title }) => title);

describe('the list of the picker', () => {
  it('has one page of the puzzles, and their total number', () => {
    assert.deepEqual(titles({ from: 20, count: 3 }), ['tenth 20', 'other 21', 'other 22']);
    assert.equal(listing({ from: 20, count: 3 }).total, 50);
    assert.deepEqual(titles({ from: 49 }), ['other 49']);
    assert.deepEqual(titles({ from: 50 }), []);
  });
  it('has the offset of each puzzle, for navigation', () =>
    assert.equal(listing({ from: 2 }).puzzles[0].start, TEXT.indexOf('\n', TEXT.indexOf('\n') + 1) + 1));
  it('has the indexes in the file, even in a search', () => {
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
  it('has the puzzles whose titles match', () => {
    assert.deepEqual(
      titles({ search: 'tenth' }),
      [0, 10, 20, 30, 40].map(i => `tenth ${i}`),
    );
    assert.deepEqual(titles({ search: 'TENTH', from: 3, count: 1 }), ['tenth 30']);
    assert.equal(listing({ search: 'tenth', from: 3, count: 1 }).total, 5);
    assert.deepEqual(listing({ search: 'none' }), { total: 0, puzzles: [] });
  });
  it('shows partial results of a long search whenever there are more of them', () => {
    const text = Array.from(
      { length: 15_000 },
      (_, i) => `${LINE}${i === 3 || i === 9000 ? ` # wanted ${i}` : ''}\n`,
    ).join('');
    const found: [number, string[]][] = [];
    const work = new Lister().listingOf(read(text), asked({ search: 'wanted' }), ({ total, puzzles }) =>
      found.push([total, puzzles.map(({ title }) => title)]),
    );
    assert.equal(drive(work).total, 2);
    assert.deepEqual(found, [
      [1, ['wanted 3']],
      [2, ['wanted 3', 'wanted 9000']],
    ]);
  });

  describe('of a repeated search', () => {
    /** The pauses until a listing is complete: one for each puzzle that is examined. */
    const pauses = (listed: Generator<undefined, unknown>) => [...listed].length;
    const tenth = asked({ search: 'tenth' });

    it('examines no puzzle again', () => {
      const lister = new Lister();
      const document = read();
      assert.equal(pauses(lister.listingOf(document, tenth)), 50);
      assert.equal(pauses(lister.listingOf(document, { ...tenth, from: 3 })), 0);
      assert.deepEqual(
        drive(lister.listingOf(document, { ...tenth, from: 3 })).puzzles.map(({ index }) => index),
        [30, 40],
      );
      assert.equal(pauses(lister.listingOf(document, asked({ search: 'other' }))), 50);
      assert.equal(pauses(lister.listingOf(read(), asked({ search: 'other' }))), 50);
    });
    it('examines all of them after an edit', () => {
      const content = { text: TEXT };
      const document = new PuzzleDocument({
        get length() {
          return content.text.length;
        },
        slice: (start, end) => content.text.slice(start, end),
      });
      drive(document.reading());
      const lister = new Lister();
      assert.equal(drive(lister.listingOf(document, tenth)).total, 5);
      const at = TEXT.indexOf('other 3');
      content.text = content.text.replace('other 3', 'tenth 3');
      document.edited(at, 5, 5);
      drive(document.reading());
      assert.deepEqual(
        drive(lister.listingOf(document, tenth)).puzzles.map(({ index }) => index),
        [0, 3, 10, 20, 30, 40],
      );
    });
    it('examines all of them when more of the file is read', () => {
      const text = TEXT.repeat(80);
      const document = new PuzzleDocument({ length: text.length, slice: (start, end) => text.slice(start, end) });
      document.readIn({ start: 0, end: 0 });
      const lister = new Lister();
      const { total } = drive(lister.listingOf(document, tenth));
      assert.ok(0 < total && total < 400, `${total}`);
      drive(document.reading());
      assert.equal(drive(lister.listingOf(document, tenth)).total, 400);
    });
    it('examines each puzzle once for two simultaneous pages', () => {
      const lister = new Lister();
      const document = read();
      const [first, second] = [0, 2].map(from => lister.listingOf(document, { ...tenth, from, count: 2 }));
      for (let i = 0; i < 20; i++) first.next();
      assert.equal(pauses(second), 30);
      assert.deepEqual(
        drive(first).puzzles.map(({ index }) => index),
        [0, 10],
      );
    });
  });
});
