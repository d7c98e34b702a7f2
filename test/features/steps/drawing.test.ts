import assert from 'node:assert/strict';
import { bitOf, digitsOf } from '../../../src/core/grid';
import { positionOf } from '../../../src/core/position';
import { drawCandidates } from '../../../src/features/steps/drawing';
import { parse } from '../../../src/text/parser/parser';
import { makeSymbol } from '../../../src/text/symbols';
import { EASY, gridOf } from '../../text/texts';

/** The first twelve numbers in the first row of a 16x16 grid, and in letters. */
const NUMBERS = Array.from({ length: 16 }, (_, row) =>
  Array.from({ length: 16 }, (_, column) => (row === 0 && column < 12 ? String(column + 1) : '0')),
);
const LETTERS = '123456789ABC....';

const drawn = (text: string) => {
  const [{ grid, style }] = parse(text).puzzles;
  return drawCandidates(positionOf(grid), style.symbols).text;
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
    it(`are read back as the same position, ${name}`, () => {
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
  for (const [name, text, list] of [
    ['numbers', `${NUMBERS.map(row => row.join(' ')).join('\n')}\n`, '13,14,15,16'],
    ['letters', `${LETTERS}\n${'................\n'.repeat(15)}`, 'DEFG'],
  ] as const) {
    it(`are distinguishable in a 16x16 puzzle in ${name}, and each is found in the text`, () => {
      const [{ grid, style }] = parse(text).puzzles;
      const position = positionOf(grid);
      const { text: drawing, places } = drawCandidates(position, style.symbols);
      assert.ok(drawing.split('\n')[1].includes(list), drawing.split('\n')[1]);
      const at = (span: { start: number; end: number } | undefined) => span && drawing.slice(span.start, span.end);
      for (let cell = 0; cell < 256; cell++) {
        const digits = digitsOf(grid.digits[cell] === 0 ? position.candidates[cell] : bitOf(grid.digits[cell]));
        const symbols = digits.map(digit => makeSymbol(style.symbols, digit));
        assert.equal(at(places.cell(cell)), symbols.join(name === 'numbers' ? ',' : ''));
        assert.equal(places.listsCandidates(cell), grid.digits[cell] === 0);
        for (let digit = 1; digit <= 16; digit++) {
          const isListed = grid.digits[cell] === 0 && digits.includes(digit);
          assert.equal(at(places.candidate(cell, digit)), isListed ? makeSymbol(style.symbols, digit) : undefined);
        }
      }
    });
  }
});
