import assert from 'node:assert/strict';
import {
  applied,
  clearCandidates,
  fillAsOne,
  fillBlanks,
  joined,
  mergedEdit,
  type TextEdit,
  toggleCandidate,
  writeGiven,
} from '../../src/text/edits';
import { parse } from '../../src/text/parser/parser';
import type { Puzzle } from '../../src/text/puzzle';
import { parseCell } from '../core/cells';

function edited(text: string, cellName: string, edit: (puzzle: Puzzle, cell: number) => TextEdit[]): string {
  const [puzzle] = parse(text).puzzles;
  return applied(text, edit(puzzle, parseCell(puzzle.grid.geometry, cellName) as number));
}

describe('edits of many cells, and of lists', () => {
  describe('fill all blanks', () => {
    const SOLUTION = [...'1234341221434321'].map(Number);
    /** The edits that fill blanks, as `start-end text`, and the one edit that does the same. */
    const check = (title: string, text: string, digits: readonly number[], edits: string[], one: string | undefined) =>
      it(title, () => {
        const [puzzle] = parse(text).puzzles;
        const shown = (all: readonly { start: number; end: number; text: string }[]) =>
          all.map(({ start, end, text: written }) => `${start}-${end} ${written}`);
        const solution = Uint8Array.from(digits);
        assert.deepEqual(shown(fillBlanks(puzzle, solution)), edits);
        const joint = fillAsOne(puzzle, solution);
        assert.deepEqual(shown(joint), one === undefined ? [] : [one]);
        assert.equal(applied(text, joint), applied(text, joined(fillBlanks(puzzle, solution))));
      });
    const line = '1234341221434321';
    const only = (...cells: number[]) => SOLUTION.map((digit, cell) => (cells.includes(cell) ? digit : 0));
    check(
      'cells that touch with one edit',
      '1..4\n3412\n..43\n432.\n',
      SOLUTION,
      ['1-3 23', '10-12 21', '18-19 1'],
      '1-19 234\n3412\n2143\n4321',
    );
    check('only those with a digit', '1..4\n3412\n..43\n432.\n', only(2, 8), ['2-3 3', '10-11 2'], '2-11 34\n3412\n2');
    check(
      'the first cell and the last one',
      '.234\n3412\n2143\n432.\n',
      SOLUTION,
      ['0-1 1', '18-19 1'],
      '0-19 1234\n3412\n2143\n4321',
    );
    check(
      'no digit that is there',
      '1234\n3412\n2143\n432.\n',
      SOLUTION.map(() => 2),
      ['18-19 2'],
      '18-19 2',
    );
    check('nothing in a full grid', '1234\n3412\n2143\n4321\n', SOLUTION, [], undefined);
    check('nothing without digits', '1..4\n3412\n..43\n432.\n', only(), [], undefined);
    check(
      'a line that is full then as a whole',
      line.replace('23', '..').replace(/1$/, '.'),
      SOLUTION,
      ['1-3 23', '15-16 1'],
      `0-16 ${line}`,
    );
    check('but not one that keeps blanks', line.replace('23', '..'), only(1), ['1-2 2'], '1-2 2');
    const library = `:0000:x:+12.${line.slice(3)}:::`;
    check(
      'a library line cell by cell',
      library.replace(line.slice(3), `.${line.slice(4)}`),
      SOLUTION,
      ['11-12 +3', '12-13 +4'],
      '11-13 +3+4',
    );
    const spaced = '1 . . 4\n3 4 1 2\n. . 4 3\n4 3 2 .\n';
    check(
      'cells apart by themselves',
      spaced,
      SOLUTION,
      ['2-3 2', '4-5 3', '16-17 2', '18-19 1', '30-31 1'],
      '2-31 2 3 4\n3 4 1 2\n2 1 4 3\n4 3 2 1',
    );
  });

  describe('lists of candidates', () => {
    const MARKS = '1    234  34 234\n34   34   1  2\n2    1    34 34\n34   34   2  1\n';
    const check = (cell: string, digit: number, row: string) =>
      it(`${digit} in ${cell}: ${row}`, () =>
        assert.equal(
          edited(MARKS, cell, (puzzle, c) => toggleCandidate(puzzle, c, digit)).split('\n')[Number(cell[1]) - 1],
          row,
        ));
    check('r1c2', 1, '1    1234 34 234');
    check('r1c2', 2, '1    34   34 234');
    check('r1c2', 3, '1    24   34 234');
    check('r1c2', 4, '1    23   34 234');
    check('r1c3', 1, '1    234  134 234');
    check('r1c1', 1, '1    234  34 234');
    check('r1c1', 3, '13   234  34 234');
    check('r1c4', 1, '1    234  34 1234');
    check('r4c1', 2, '234  34   2  1');
    it('begin a list in an empty cell, in place of its blank', () => {
      const text = '1    234  34 .\n34   34   1  2\n2    1    34 34\n34   34   2  1\n';
      const after = edited(text, 'r1c4', (puzzle, c) => toggleCandidate(puzzle, c, 3));
      assert.equal(after.split('\n')[0], '1    234  34 3');
    });
    it('are none in a grid of digits, where nothing changes', () => {
      const text = '1...\n....\n....\n...2\n';
      assert.equal(
        edited(text, 'r1c2', (puzzle, c) => toggleCandidate(puzzle, c, 3)),
        text,
      );
      assert.equal(edited(text, 'r1c2', clearCandidates), text);
      assert.equal(
        edited(text, 'r1c2', (puzzle, c) => writeGiven(puzzle, c, 3)),
        text,
      );
    });
    it('are emptied to a blank as wide as they were', () =>
      assert.equal(edited(MARKS, 'r1c2', clearCandidates), MARKS.replace('234 ', '.   ')));
  });

  it('become one edit from the first to the last of them', () => {
    const edits = [
      { start: 1, end: 2, text: 'B' },
      { start: 2, end: 2, text: '+' },
      { start: 4, end: 6, text: '' },
    ];
    assert.deepEqual(mergedEdit('abcdefgh', edits), { start: 1, end: 6, text: 'B+cd' });
    assert.deepEqual(mergedEdit('abcdefgh', edits.slice(2)), { start: 4, end: 6, text: '' });
  });
});
