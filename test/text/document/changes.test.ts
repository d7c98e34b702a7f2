import assert from 'node:assert/strict';
import fc from 'fast-check';
import { mergedChange } from '../../../src/text/document/changes';
import { applied, type TextEdit } from '../../../src/text/edits';
import { RUNS } from '../../core/arbitraries';

const TEXT = 'abcdefghijklmnopqrstuvwxyz';

/** Edits of {@link TEXT} that do not overlap, in any order. */
const edits: fc.Arbitrary<readonly TextEdit[]> = fc
  .uniqueArray(fc.nat(TEXT.length), { minLength: 2, maxLength: 8 })
  .map(ends => ends.slice(0, ends.length - (ends.length % 2)).sort((a, b) => a - b))
  .chain(ends =>
    fc.tuple(
      ...Array.from({ length: ends.length / 2 }, (_, i) =>
        fc.string({ maxLength: 4 }).map((text): TextEdit => ({ start: ends[2 * i], end: ends[2 * i + 1], text })),
      ),
    ),
  );

describe('several changes combined into one', () => {
  it('leave the text before and after them unchanged', () =>
    fc.assert(
      fc.property(edits, fc.boolean(), (all, isReversed) => {
        const changes = (isReversed ? [...all].reverse() : all).map(({ start, end, text }) => ({
          start,
          removed: end - start,
          added: text.length,
          movesLines: false,
        }));
        const { start, removed, added, movesLines } = mergedChange(changes);
        const after = applied(TEXT, all);
        assert.equal(after.slice(0, start), TEXT.slice(0, start));
        assert.equal(after.slice(start + added), TEXT.slice(start + removed));
        assert.equal(start, all[0].start);
        assert.equal(start + removed, all[all.length - 1].end);
        assert.ok(movesLines);
      }),
      RUNS,
    ));
});
