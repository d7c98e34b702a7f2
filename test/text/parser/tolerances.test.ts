import assert from 'node:assert/strict';
import { candidatesOf } from '../../../src/core/candidates';
import { digitsOf } from '../../../src/core/grid';
import { makeLine } from '../../../src/core/notation';
import { parse } from '../../../src/text/parser/parser';
import { EASY, EASY_SOLVED, gridOf, rowsOf } from '../texts';
import { linesOf, reads, readsNothing } from './reading';

/** The errors that a text may have and still be read as a puzzle. Each limit is tested on both sides. */
describe('the parser', () => {
  /** Asserts that a file has one puzzle of this size, with `count` problems of this kind. */
  function readsWith(text: string, size: number, code: string, count: number): void {
    const { puzzles } = parse(text);
    assert.equal(puzzles.length, 1);
    assert.equal(puzzles[0].grid.geometry.size, size);
    assert.equal(puzzles[0].problems.filter(problem => problem.code === code).length, count);
    assert.equal(puzzles[0].problems.length, count);
  }

  const blanks = (count: number) => '.'.repeat(count);

  describe('accepts letters in at most a tenth of the cells of a line:', () => {
    const line = (letters: number, cells = 81) => 'A'.repeat(letters) + '12345678'.padEnd(cells - letters, '.');
    it('8 of 81', () => readsWith(line(8), 9, 'invalid-symbol', 8));
    it('not 9 of 81', () => readsNothing(line(9)));
    it('8 of 80', () => assert.equal(parse(line(8, 80)).puzzles.length, 1));
    it('not 9 of 80', () => readsNothing(line(9, 80)));
    it('3 of 36', () => readsWith(`AAA123${blanks(30)}`, 6, 'invalid-symbol', 3));
    it('not 4 of 36', () => readsNothing(`AAAA123${blanks(29)}`));
    it('any number of a 16x16 puzzle', () => readsWith(`${'ABCDEFG'.repeat(20)}${blanks(116)}`, 16, '', 0));
  });

  describe('accepts unknown characters in at most a tenth of the cells of a line:', () => {
    const line = (strange: number, cells = 81) => `${'?!'.repeat(5).slice(0, strange)}123456`.padEnd(cells, '.');
    it('8 of 81', () => readsWith(line(8), 9, 'invalid-symbol', 8));
    it('not 9 of 81', () => readsNothing(line(9)));
    it('8 of 80', () => assert.equal(parse(line(8, 80)).puzzles.length, 1));
    it('not 9 of 80', () => readsNothing(line(9, 80)));
    it('3 of 36', () => readsWith(line(3, 36), 6, 'invalid-symbol', 3));
    it('not 4 of 36', () => readsNothing(line(4, 36)));
    it('any number of a single character', () => assert.equal(linesOf(EASY.replaceAll('.', '?'))[0], EASY));
    it('more than a third of a 6x6 puzzle', () => {
      assert.equal(parse(`123456${'?'.repeat(13)}${blanks(17)}`).puzzles.length, 1);
      readsNothing(`123456${'?'.repeat(12)}${blanks(18)}`);
    });
  });

  describe('accepts lines that are at most a tenth too long or too short:', () => {
    const line = (cells: number) => '1234'.padEnd(cells, '.');
    const sizes = (cells: number) => parse(line(cells)).puzzles.map(({ grid }) => grid.geometry.size);
    const CASES: readonly (readonly [size: number, fewest: number, most: number])[] = [
      [6, 33, 39],
      [8, 58, 70],
      [9, 73, 89],
      [10, 90, 110],
      [12, 130, 158],
      [16, 231, 281],
      [25, 563, 687],
    ];
    for (const [size, fewest, most] of CASES) {
      it(`${fewest} to ${most} cells are ${size}x${size}`, () => {
        assert.deepEqual(sizes(fewest), [size]);
        assert.deepEqual(sizes(most), [size]);
        if (size === 9) return;
        for (const cells of [fewest - 1, most + 1]) assert.ok(!sizes(cells).includes(size), `${cells} cells`);
      });
    }
    it('a line that is near no size is 9x9', () => {
      for (const cells of [26, 32, 40, 57, 71, 72, 111, 129, 159, 230, 282, 562, 688])
        assert.deepEqual(sizes(cells), [9], `${cells} cells`);
      assert.deepEqual(sizes(25), []);
    });
    it('but no extra or missing cell in a 4x4 puzzle', () => {
      assert.deepEqual(sizes(16), [4]);
      for (const cells of [15, 17]) assert.deepEqual(sizes(cells), []);
    });
    it('a line of the library', () => {
      const library = (cells: number) => parse(`:0000:x:${line(cells)}:::\n`).puzzles.length;
      assert.deepEqual([72, 73, 81, 89, 90].map(library), [0, 1, 1, 1, 0]);
    });
  });

  it('reads a line with the cells of one puzzle as that puzzle, and not as a smaller one in one of its words', () => {
    const line = '1234'.padEnd(16, '.') + '.'.repeat(65);
    reads(line.replace(/.{16}/g, '$& '), line);
  });

  describe('limits letters by the size of a line:', () => {
    it('J is a digit from 91 cells', () =>
      assert.equal(parse(`${'J'.repeat(6)}${blanks(85)}`).puzzles[0]?.grid.geometry.size, 10));
    it('K is not a digit up to 110 cells', () => readsNothing(`${'K'.repeat(6)}${blanks(104)}`));
    it('K is a digit from 130 cells', () =>
      assert.equal(parse(`${'AK'.repeat(6)}${blanks(118)}`).puzzles[0]?.grid.geometry.size, 12));
    it('two of them, or less than a third, may be mistakes', () => {
      assert.equal(parse(`KKAB${blanks(97)}`).puzzles.length, 1);
      assert.equal(parse(`${'K'.repeat(3)}ABCDEFG${blanks(91)}`).puzzles.length, 1);
      readsNothing(`${'K'.repeat(3)}ABCDEF${blanks(92)}`);
    });
  });

  describe('joins views of one puzzle if nine tenths of its digits agree:', () => {
    /** Pencil marks of a puzzle in which `wrong` of its givens are other digits. */
    const marksOf = (line: string, wrong: number) => {
      const [puzzle] = parse(line).puzzles;
      const candidates = candidatesOf(puzzle.grid);
      let left = wrong;
      const words = Array.from(puzzle.grid.digits, (digit, cell) => {
        if (digit === 0) return digitsOf(candidates[cell]).length > 1 ? digitsOf(candidates[cell]).join('') : '12';
        return String(left-- > 0 ? (digit % 9) + 1 : digit);
      });
      return Array.from({ length: 9 }, (_, row) => words.slice(9 * row, 9 * row + 9).join(' ')).join('\n');
    };
    const count = (line: string) => line.replaceAll('.', '').length;
    const puzzles = (text: string) => parse(text).puzzles.length;
    it('27 of 30 agree', () => {
      assert.equal(count(EASY), 30);
      assert.equal(puzzles(`${gridOf(EASY)}\n\n${marksOf(EASY, 3)}`), 1);
    });
    it('but not if 26 of 30 agree', () => assert.equal(puzzles(`${gridOf(EASY)}\n\n${marksOf(EASY, 4)}`), 2));
    it('a candidate agrees with a digit', () => {
      // The marks of a puzzle without its first row of givens list these as candidates.
      const later = marksOf(`.........${EASY.slice(9)}`, 0);
      assert.equal(puzzles(`${gridOf(EASY)}\n\n${later}`), 1);
      // Without the candidate 5 in its place, and with three wrong givens, that is one too many.
      const [first, ...others] = marksOf(EASY, 3).split('\n');
      const word = (replaced: string) => [first.replace(/^\S+/, replaced), ...others].join('\n');
      assert.equal(puzzles(`${gridOf(EASY)}\n\n${word('56')}`), 1);
      assert.equal(puzzles(`${gridOf(EASY)}\n\n${word('67')}`), 1);
    });
    it('a state may differ from its givens by as much', () => {
      const givens = gridOf(EASY);
      const state = (wrong: number) => {
        let left = wrong;
        const line = Array.from(EASY_SOLVED, (digit, cell) =>
          EASY[cell] !== '.' && left-- > 0 ? String((Number(digit) % 9) + 1) : digit,
        ).join('');
        const position = `${line.slice(0, 2)}.${line.slice(3)}`;
        return { grid: gridOf(position), marks: marksOf(position, 0) };
      };
      for (const [wrong, expected] of [
        [3, 1],
        [4, 2],
      ]) {
        const { grid, marks } = state(wrong);
        assert.equal(puzzles(`${givens}\n\n${grid}\n\n${marks}`), expected);
      }
    });
  });

  describe('reads a row of pencil marks with more than half as many lists as the row above:', () => {
    /** Nine rows of nine lists, one of which has `words` lists. */
    const marks = (words: number) =>
      Array.from({ length: 9 }, (_, r) =>
        Array(r === 4 ? words : 9)
          .fill('123456')
          .join(' '),
      ).join('\n');
    it('7 or 5 lists instead of 9 are a row that is too short', () => {
      for (const words of [7, 5]) readsWith(marks(words), 9, 'row-length', 1);
    });
    it('7 lists are not a 6x6 puzzle, even with 36 digits', () => {
      const short = ['123456', ...Array(6).fill('12345')].join(' ');
      assert.equal(short.replaceAll(' ', '').length, 36);
      const text = marks(9)
        .split('\n')
        .map((row, r) => (r === 4 ? short : row))
        .join('\n');
      readsWith(text, 9, 'row-length', 1);
    });
    it('9 lists, one of them invalid, are a row with a mistake', () => {
      const text = marks(9).replace(/(?<=(?:.*\n){4})123456/, '1?');
      assert.ok(text.includes('?'));
      readsWith(text, 9, 'invalid-symbol', 1);
    });
    it('13 lists instead of 9 are a row that is too long', () => readsWith(marks(13), 9, 'row-length', 1));
  });

  describe('reads lists of candidates:', () => {
    const rows = (word: string) =>
      rowsOf(EASY)
        .map((row, r) => [...row].map((c, column) => (c !== '.' ? c : r === 0 && column === 2 ? word : '12')).join(' '))
        .join('\n');
    it('with one digit are that digit', () => {
      const [{ grid, problems }] = parse(rows('4')).puzzles;
      assert.equal(grid.digits[2], 4);
      assert.equal(grid.allowed?.[2], 0x1ff);
      assert.deepEqual(problems, []);
    });
    it('with several digits contain them all', () => {
      const [{ grid, problems }] = parse(rows('149')).puzzles;
      assert.equal(grid.digits[2], 0);
      assert.equal(grid.allowed?.[2], 0b100001001);
      assert.deepEqual(problems, []);
    });
    it('with a repeated digit are invalid', () => {
      for (const word of ['44', '444']) {
        const [{ grid, problems }] = parse(rows(word)).puzzles;
        assert.equal(makeLine(grid.digits)[2], '.');
        assert.equal(grid.allowed?.[2], 0x1ff);
        assert.deepEqual(
          problems.map(({ code }) => code),
          ['invalid-symbol'],
        );
      }
    });
  });
});
