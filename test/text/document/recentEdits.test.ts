import assert from 'node:assert/strict';
import fc from 'fast-check';
import { RecentEdits } from '../../../src/text/document/recentEdits';
import { RUNS } from '../../core/arbitraries';

type Edit = readonly [start: number, removed: number, added: number];

const check = (edits: readonly Edit[], ...expected: Edit[]) => {
  const recent = new RecentEdits();
  for (const edit of edits) recent.add(...edit);
  assert.deepEqual(
    recent.lastFirst.map(({ start, end, removed }) => [start, removed, end - start]),
    expected,
  );
};

describe('recent edits', () => {
  it('are empty at first', () => check([]));
  it('have one place after one edit', () => check([[3, 0, 1]], [3, 0, 1]));
  it('join characters typed one after another', () =>
    check(
      [
        [3, 0, 1],
        [4, 0, 1],
        [5, 0, 1],
      ],
      [3, 0, 3],
    ));
  it('join characters removed one after another with Backspace', () =>
    check(
      [
        [5, 1, 0],
        [4, 1, 0],
      ],
      [4, 2, 0],
    ));
  it('join characters removed one after another with Delete', () =>
    check(
      [
        [5, 1, 0],
        [5, 1, 0],
      ],
      [5, 2, 0],
    ));
  it('have no place for an undone edit', () => {
    check([
      [3, 0, 1],
      [3, 1, 0],
    ]);
    check([
      [3, 0, 2],
      [4, 1, 0],
      [3, 1, 0],
    ]);
  });
  it('have a new place for an edit elsewhere, and list the last edit first', () =>
    check(
      [
        [9, 0, 1],
        [3, 0, 2],
      ],
      [3, 0, 2],
      [11, 0, 1],
    ));
  it('join two places after an edit between them', () =>
    check(
      [
        [3, 0, 1],
        [5, 0, 1],
        [4, 1, 1],
      ],
      [3, 1, 3],
    ));
  it('count text from before the edits as removed once', () =>
    check(
      [
        [3, 0, 2],
        [2, 4, 1],
      ],
      [2, 2, 1],
    ));
  it('are cleared by an edit of the whole text', () => {
    const recent = new RecentEdits();
    recent.add(3, 0, 1);
    recent.clear();
    assert.deepEqual(recent.lastFirst, []);
  });

  it('cover all differences of the text, and count the removed characters', () =>
    fc.assert(
      fc.property(
        fc.array(fc.record({ at: fc.nat(), removed: fc.nat(4), added: fc.nat(4) }), { maxLength: 12 }),
        changes => {
          // Characters of the old text are distinct; inserted ones are `+`.
          let text = Array.from({ length: 40 }, (_, i) => String.fromCharCode(0x100 + i)).join('');
          const recent = new RecentEdits();
          for (const { at, removed, added } of changes) {
            const start = at % (text.length + 1);
            const cut = Math.min(removed, text.length - start);
            text = text.slice(0, start) + '+'.repeat(added) + text.slice(start + cut);
            recent.add(start, cut, added);
          }
          const places = [...recent.lastFirst].sort((a, b) => a.start - b.start);
          let rest = '';
          let from = 0;
          for (const { start, end } of places) {
            rest += text.slice(from, start);
            assert.equal(text.slice(start, end), '+'.repeat(end - start));
            from = end;
          }
          rest += text.slice(from);
          assert.doesNotMatch(rest, /\+/);
          assert.equal(
            places.reduce((sum, { removed }) => sum + removed, rest.length),
            40,
          );
        },
      ),
      RUNS,
    ));
});
