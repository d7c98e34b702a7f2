import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { TextChange } from '../../../src/text/document/changes';
import { spanAfter } from '../../../src/text/document/trackedSpan';

const TEXT = 'title\n1234\n3412\n# end\n';
const SPAN = { start: TEXT.indexOf('1234'), end: TEXT.indexOf('\n# end') };

/** The change that replaces a part of the text. */
function change(start: number, removed: number, added: string): TextChange {
  const movesLines = /\n/.test(added) || /\n/.test(TEXT.slice(start, start + removed));
  return { start, removed, added: added.length, movesLines };
}

describe('the span of a puzzle after an edit', () => {
  const moved = (by: number) => ({ start: SPAN.start + by, end: SPAN.end + by, isEdited: false });

  it('moves with edits before it', () => {
    assert.deepEqual(spanAfter(SPAN, [change(0, 0, 'new ')]), moved(4));
    assert.deepEqual(spanAfter(SPAN, [change(0, SPAN.start, '')]), moved(-SPAN.start));
    assert.deepEqual(spanAfter(SPAN, [change(SPAN.start, 0, '# a note\n')]), moved(9));
  });
  it('stays when an edit is after it', () => {
    assert.deepEqual(spanAfter(SPAN, [change(SPAN.end, 0, '\n# more')]), moved(0));
    assert.deepEqual(spanAfter(SPAN, [change(SPAN.end + 1, 2, '')]), moved(0));
  });
  it('is edited by characters typed in it, before its first and after its last character', () => {
    for (const at of [SPAN.start, SPAN.start + 3, SPAN.end]) {
      const { start, end, isEdited } = spanAfter(SPAN, [change(at, 0, '5')]);
      assert.deepEqual({ start, end, isEdited }, { start: SPAN.start, end: SPAN.end + 1, isEdited: true });
    }
  });
  it('counts as edited when a part of it is deleted', () =>
    assert.deepEqual(spanAfter(SPAN, [change(SPAN.start - 3, 5, '')]), {
      start: SPAN.start - 3,
      end: SPAN.end - 5,
      isEdited: true,
    }));
  it('has the same text after any edits unless it counts as edited', () =>
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(TEXT.length), fc.nat(6), fc.constantFrom('', '7', '\n', 'ab\n', '\nxyz')), {
          maxLength: 3,
        }),
        parts => {
          const sorted = parts
            .map(([start, removed, added]) => ({ start, removed: Math.min(removed, TEXT.length - start), added }))
            .sort((a, b) => b.start - a.start)
            .filter((one, i, all) => i === 0 || one.start + one.removed < all[i - 1].start);
          let text = TEXT;
          let free = TEXT.length + 1;
          const changes: TextChange[] = [];
          for (const { start, removed, added } of sorted) {
            if (start + removed >= free) continue;
            free = start;
            text = text.slice(0, start) + added + text.slice(start + removed);
            changes.push(change(start, removed, added));
          }
          const { start, end, isEdited } = spanAfter(SPAN, changes);
          if (!isEdited) assert.equal(text.slice(start, end), TEXT.slice(SPAN.start, SPAN.end));
        },
      ),
    ));
});
