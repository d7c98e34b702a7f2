import assert from 'node:assert/strict';
import { positionOf } from '../../../src/core/position';
import { drawCandidates } from '../../../src/language/features/drawing';
import { parse } from '../../../src/language/parsing/parser';
import { EASY, gridOf } from '../texts';

const drawn = (text: string) => {
  const [{ grid, style }] = parse(text).puzzles;
  return drawCandidates(positionOf(grid), style.symbols);
};

describe('the candidates of a position', () => {
  it('are drawn as pencil marks', () =>
    assert.equal(
      drawn('12..\n....\n..3.\n...1'),
      [
        '+--------+---------+',
        '| 1   2  | 4   34  |',
        '| 34  34 | 124 234 |',
        '+--------+---------+',
        '| 24  14 | 3   24  |',
        '| 234 34 | 24  1   |',
        '+--------+---------+',
      ].join('\n'),
    ));
  for (const [name, text] of Object.entries({
    '9x9': gridOf(EASY),
    '6x6': gridOf('.4..2..6214.4.12..3..4152.4..6....5.'),
  })) {
    it(`are read as the same position, ${name}`, () => {
      const [before] = parse(text).puzzles;
      const [after] = parse(drawn(text)).puzzles;
      assert.deepEqual(after.problems, []);
      const { candidates } = positionOf(after.grid);
      const expected = positionOf(before.grid);
      for (const [cell, mask] of expected.candidates.entries()) {
        // A single candidate is read as a digit.
        if ((mask & (mask - 1)) !== 0) assert.equal(candidates[cell] & ~mask, 0, `cell ${cell}`);
      }
      for (const [cell, digit] of before.grid.digits.entries()) {
        if (digit !== 0) assert.equal(after.grid.digits[cell], digit);
      }
    });
  }
});
