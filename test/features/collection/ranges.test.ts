import assert from 'node:assert/strict';
import { rangesIn } from '../../../src/features/collection/ranges';

describe('ranges of puzzles', () => {
  it('are not used for few puzzles', () => {
    for (const end of [0, 1, 200]) assert.equal(rangesIn({ first: 0, end }), undefined);
    assert.equal(rangesIn({ first: 400, end: 600 }), undefined);
  });

  it('are at most 200, contain all puzzles in order, and end with single puzzles', () => {
    for (const count of [201, 399, 40_000, 40_001, 50_000, 8_000_001]) {
      const ranges = rangesIn({ first: 7, end: 7 + count }) ?? [];
      assert.ok(ranges.length > 1 && ranges.length <= 200, `${count}`);
      assert.equal(ranges[0].first, 7);
      for (const [i, { first, end }] of ranges.entries()) {
        assert.ok(first < end);
        assert.equal(end, ranges[i + 1]?.first ?? 7 + count);
      }
      let inner = ranges[0];
      for (let depth = 0; inner; depth++) {
        assert.ok(depth < 4);
        const next = rangesIn(inner);
        if (!next) break;
        inner = next[0];
      }
      assert.ok(inner.end - inner.first <= 200);
    }
  });
});
