import assert from 'node:assert/strict';
import fc from 'fast-check';
import { Lines } from '../../../src/text/strings/lines';

/** The specification: counts the lines before an offset. */
function placeOf(text: string, offset: number, first: number) {
  const lines = text.slice(0, offset).split(/\r\n|\n|\r/);
  return { line: first + lines.length, column: lines[lines.length - 1].length + 1 };
}

describe('the line and the column of an offset', () => {
  it('follow from the lines before it, in any order of offsets', () => {
    const text = fc
      .array(fc.constantFrom('a', 'bc', '\n', '\r', '\r\n', ' '), { maxLength: 30 })
      .map(parts => parts.join(''));
    fc.assert(
      fc.property(text, fc.array(fc.nat(60), { maxLength: 20 }), fc.nat(5), (all, offsets, first) => {
        const lines = new Lines(all, first);
        for (const each of offsets) {
          const offset = each % (all.length + 1);
          // An offset between the two characters of a line break is not tested.
          if (all[offset - 1] === '\r' && all[offset] === '\n') continue;
          assert.deepEqual(lines.placeOf(offset), placeOf(all, offset, first));
        }
      }),
    );
  });
});
