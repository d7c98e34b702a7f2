import assert from 'node:assert/strict';
import { applied, clearCell, fill, joined, removeCandidates, unifyBlanks } from '../../src/text/edits';
import { parse } from '../../src/text/parser/parser';
import type { Puzzle } from '../../src/text/puzzle';
import { parseCell } from '../core/cells';
import { EASY, gridOf } from './texts';

function edited(
  text: string,
  cellName: string,
  edit: (puzzle: Puzzle, cell: number) => ReturnType<typeof fill>,
): string {
  const [puzzle] = parse(text).puzzles;
  return applied(text, edit(puzzle, parseCell(puzzle.grid.geometry, cellName) as number));
}
/** Asserts that filling a cell with a digit turns one text into the other. */
const fills = (before: string, cell: string, digit: number, after: string) =>
  assert.equal(
    edited(before, cell, (puzzle, c) => fill(puzzle, c, digit)),
    after,
  );
/** Asserts that emptying a cell turns one text into the other. */
const clears = (before: string, cell: string, after: string) => assert.equal(edited(before, cell, clearCell), after);

const rest = (row: string, rows: number) => `\n${row}`.repeat(rows);

/** A grid with its candidates below it. The arguments are the text of one cell of the second row in both. */
const STACKED = (cell: string, marks: string) =>
  `*-----*\n|12|..|\n|34|${cell}.|\n|--+--|\n|..|..|\n|..|..|\n*-----*\n
1    2    34   34
3    4    ${marks.padEnd(4)} 12
24   13   1234 1234
24   13   1234 1234
`;

describe('edits', () => {
  describe('removeCandidates', () => {
    const marks = parse('1   2   34  34\n34  34  12  12\n2   1   34  34\n34  34  12  12\n').puzzles[0];
    const struck = (cell: number, mask: number) =>
      removeCandidates(marks, new Map([[cell, mask]])).map(({ text }) => text);
    it('removes a candidate and keeps the width', () => assert.deepEqual(struck(2, 0b0100), ['4 ']));
    it('does nothing if the cell lacks the candidate', () => assert.deepEqual(struck(2, 0b0011), []));
    it('never removes all candidates', () => assert.deepEqual(struck(2, 0b1111), []));
    it('removes nothing from a digit', () => assert.deepEqual(struck(0, 0b0010), []));
    it('removes nothing if the text lists no candidates', () =>
      assert.deepEqual(removeCandidates(parse('12..\n....\n....\n....').puzzles[0], new Map([[2, 4]])), []));
  });

  describe('in pencil marks below a grid', () => {
    it('writes a digit into both', () => fills(STACKED('.', '12'), 'r2c3', 1, STACKED('1', '1')));
    it('lists the candidates of an emptied cell again', () => clears(STACKED('1', '1'), 'r2c3', STACKED('.', '12')));
  });

  describe('fill', () => {
    it('writes one character', () => fills('12..\n....\n....\n....', 'r1c4', 4, '12.4\n....\n....\n....'));
    it('keeps the label of a line', () => fills(`Easy: ${EASY} # a`, 'r1c3', 4, `Easy: ${EASY.replace('.', '4')} # a`));
    it('keeps borders', () =>
      fills(
        '|1.|..|\r\n+--+--+\r\n|..|..|\r\n|..|..|\r\n|..|..|',
        'r1c2',
        2,
        '|12|..|\r\n+--+--+\r\n|..|..|\r\n|..|..|\r\n|..|..|',
      ));
    it('writes a digit above 9 as a letter', () =>
      fills(gridOf(`1A${'.'.repeat(254)}`), 'r1c3', 16, gridOf(`1AG${'.'.repeat(253)}`)));
    it('writes a letter in lower case if the grid does', () =>
      fills(gridOf(`1a${'.'.repeat(254)}`), 'r1c3', 16, gridOf(`1ag${'.'.repeat(253)}`)));
    it('writes a letter in upper case next to x for blanks', () =>
      fills(gridOf(`1A${'x'.repeat(254)}`), 'r1c3', 16, gridOf(`1AG${'x'.repeat(253)}`)));
    it('writes symbols that start at 0', () =>
      fills(gridOf(`0A${'.'.repeat(142)}`).replace('0A.', '0A1'), 'r1c4', 12, gridOf(`0A1B${'.'.repeat(140)}`)));
    it('writes symbols that start at A', () =>
      fills(gridOf(`AB${'.'.repeat(254)}`), 'r1c3', 16, gridOf(`ABP${'.'.repeat(253)}`)));
    const wide = (word: string) => `${word} `.repeat(16).slice(0, -1);
    it('writes a number', () =>
      fills(
        `10 .${' .'.repeat(14)}${rest(wide('.'), 15)}`,
        'r1c2',
        12,
        `10 12${' .'.repeat(14)}${rest(wide('.'), 15)}`,
      ));
    it('keeps the alignment of columns to the right', () =>
      fills(
        `10  .${'  .'.repeat(14)}${rest(wide(' .'), 15)}`,
        'r1c2',
        12,
        `10 12${'  .'.repeat(14)}${rest(wide(' .'), 15)}`,
      ));
    it('keeps the alignment of columns to the left', () =>
      fills(
        `10 . ${' . '.repeat(14)}${rest(wide('. '), 15)}`,
        'r1c2',
        12,
        `10 12${' . '.repeat(14)}${rest(wide('. '), 15)}`,
      ));
    it('writes a number with a leading zero', () =>
      fills(
        `10 00${' 00'.repeat(14)}${rest(wide('00'), 15)}`,
        'r1c2',
        7,
        `10 07${' 00'.repeat(14)}${rest(wide('00'), 15)}`,
      ));
    it('writes a placed digit into a library line', () =>
      fills(`:0000:1:${EASY}::::`, 'r1c3', 4, `:0000:1:${EASY.replace('.', '+4')}::::`));
    it('keeps a given of a library line', () =>
      fills(`:0000:1:${EASY}::::`, 'r1c1', 4, `:0000:1:${EASY.replace('5', '4')}::::`));
    const elements = (last: string) =>
      `<g>${rest(`<r>${'<c/>'.repeat(3)}<c>1</c></r>`, 3)}\n<r><c>2</c>${'<c/>'.repeat(2)}${last}</r>\n</g>\n`;
    it('writes a tag after a digit in an element without content', () =>
      fills(elements('<c/>'), 'r4c4', 3, elements('<c>3</c>')));
    it('writes no tag after another element', () =>
      fills('<hr/>12..\n<hr/>....\n<hr/>....\n<hr/>..21\n', 'r2c1', 3, '<hr/>12..\n<hr/>3...\n<hr/>....\n<hr/>..21\n'));
    it('replaces a list of pencil marks', () =>
      fills(
        '12 34 12 34\n34 12 34 12\n12 34 12 34\n34 12 34 12',
        'r1c1',
        1,
        '1  34 12 34\n34 12 34 12\n12 34 12 34\n34 12 34 12',
      ));
    it('writes into a position and its pencil marks', () =>
      fills(
        '12..\n....\n....\n....\n\n1 2 34 34\n34 34 12 12\n34 34 12 12\n12 12 34 34',
        'r1c3',
        3,
        '123.\n....\n....\n....\n\n1 2 3  34\n34 34 12 12\n34 34 12 12\n12 12 34 34',
      ));
    it('writes into the state and not into the givens', () =>
      fills(
        '[Puzzle]\n1...\n....\n....\n....\n[State]\n1...\n....\n....\n....',
        'r1c2',
        2,
        '[Puzzle]\n1...\n....\n....\n....\n[State]\n12..\n....\n....\n....',
      ));
    it('changes nothing if the text lacks the cell', () => fills('1...\n....\n....', 'r4c1', 2, '1...\n....\n....'));
  });

  describe('clear', () => {
    for (const blank of ['.', '0', '*', '_', '-', 'x', 'X']) {
      it(`writes ${blank}`, () =>
        clears(EASY.replaceAll('.', blank), 'r1c1', EASY.replace('5', '.').replaceAll('.', blank)));
    }
    it('writes a dot if there is no blank', () => clears('1234\n3412\n2143\n4321', 'r4c4', '1234\n3412\n2143\n432.'));
    it('keeps the alignment of columns to the right', () => {
      const rows = rest(' . '.repeat(16).replaceAll(' . ', '  .'), 15);
      clears(`  . 10${'  .'.repeat(14)}${rows}`, 'r1c2', `  .  .${'  .'.repeat(14)}${rows}`);
    });
    it('keeps the alignment of columns to the left', () => {
      const row = '.  '.repeat(16);
      clears(`.  10 ${'.  '.repeat(14)}${rest(row, 15)}`, 'r1c2', `${row}${rest(row, 15)}`);
    });
    it('removes a number with a leading zero', () => {
      const rows = rest('00 '.repeat(16), 15);
      clears(`05 ${'00 '.repeat(15)}${rows}`.replace('00', '10'), 'r1c2', `05 ${'00 '.repeat(15)}${rows}`);
    });
    it('removes a placed digit from a library line', () =>
      clears(`:0000:1:${EASY.replace('5', '+5')}::::`, 'r1c1', `:0000:1:${EASY.replace('5', '.')}::::`));
    it('replaces a pencil mark by the candidates of the cell', () =>
      clears(
        '12 4  12 12\n12 12 12 12\n12 12 12 12\n12 12 12 12',
        'r1c2',
        '12 1234 12 12\n12 12 12 12\n12 12 12 12\n12 12 12 12',
      ));
    it('replaces a last candidate by a blank, because it would be read as a digit', () =>
      clears(
        '1  2  3  4\n34 34 12 12\n12 34 34 12\n34 12 12 34',
        'r1c1',
        '.  2  3  4\n34 34 12 12\n12 34 34 12\n34 12 12 34',
      ));
  });

  describe('unify blanks', () => {
    const check = (before: string, after: string) =>
      assert.equal(applied(before, unifyBlanks(parse(before).puzzles[0])), after);
    it('replaces single characters', () => check('10.-\n....\n....\n....', '1...\n....\n....\n....'));
    it('replaces blanks of two characters', () =>
      check(
        `10 -- ${'.. '.repeat(14)}${rest('.. '.repeat(16), 15)}`,
        `10 .. ${'.. '.repeat(14)}${rest('.. '.repeat(16), 15)}`,
      ));
    it('does nothing if they are uniform', () => check(EASY, EASY));
  });

  describe('joined', () => {
    it('joins edits that touch, with the same result', () => {
      const edits = [
        { start: 2, end: 3, text: 'c' },
        { start: 0, end: 1, text: 'a' },
        { start: 1, end: 2, text: 'b' },
      ];
      assert.deepEqual(joined(edits), [{ start: 0, end: 3, text: 'abc' }]);
      assert.equal(applied('...d', edits), 'abcd');
    });
    it('joins edits that touch, and sorts all', () =>
      assert.deepEqual(
        joined([
          { start: 5, end: 6, text: 'f' },
          { start: 1, end: 2, text: 'b' },
          { start: 2, end: 3, text: 'c' },
        ]),
        [
          { start: 1, end: 3, text: 'bc' },
          { start: 5, end: 6, text: 'f' },
        ],
      ));
    it('changes nothing without edits', () => assert.equal(applied('abc', []), 'abc'));
    it('inserts text at both ends', () =>
      assert.equal(
        applied('abc', [
          { start: 3, end: 3, text: 'd' },
          { start: 0, end: 0, text: '_' },
        ]),
        '_abcd',
      ));
  });
});
