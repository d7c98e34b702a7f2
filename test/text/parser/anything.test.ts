import assert from 'node:assert/strict';
import fc from 'fast-check';
import { parse } from '../../../src/text/parser/parser';
import { fuzzedAtLeast } from '../../core/arbitraries';
import { PIECES } from './pieces';

const kinds = Object.values(PIECES) as readonly (readonly string[])[];

/** Documents of one or two kinds of pieces, so that pieces of one kind often meet, with digits and line breaks. */
const anything = fc
  .tuple(fc.constantFrom(...kinds), fc.constantFrom(...kinds))
  .chain(([first, second]) =>
    fc.array(fc.constantFrom(...first, ...second, ...PIECES.digits, ...PIECES.space), { maxLength: 60 }),
  )
  .map(pieces => pieces.join(''));

describe('any text', () => {
  it('is read without an error, and all results are inside it', () => {
    // A million documents in `npm run fuzz`.
    const runs = fuzzedAtLeast(100_000);
    const examples: [string][] = [["x'||||"]];
    const all = { ...runs, numRuns: 10 * runs.numRuns, examples };
    fc.assert(
      fc.property(anything, text => {
        let last = 0;
        for (const { start, end, problems, text: own } of parse(text).puzzles) {
          assert.ok(last <= start && start < end && end <= text.length, `${start} .. ${end}`);
          assert.equal(own, text.slice(start, end));
          for (const problem of problems) {
            const { start: from, end: to } = problem;
            assert.ok(0 <= from && from < to && to <= end - start, `${problem.code} ${from} .. ${to}`);
          }
          last = end;
        }
      }),
      all,
    );
  });
});
