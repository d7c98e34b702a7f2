import assert from 'node:assert/strict';
import { ANY_TEXT, START } from '../../../src/text/parser/context';
import { read } from '../../../src/text/parser/parser';
import { EASY, EASY_SOLVED } from '../texts';
import { changed, OTHERS, rowsOf } from './otherTexts';

/** Puzzles with mistakes, which are read in a text of any kind. */
const PUZZLES: Readonly<Record<string, string>> = {
  'a line with a few digits in order': `$ echo '${'1234'.padEnd(81, '.')}' | sudoku check\n`,
  'rows with digits in order in the first one': rowsOf('1234567'.padEnd(81, '.')),
  'rows with all digits in order on a diagonal': rowsOf([...'123456789'].join('.'.repeat(9))),
  'a puzzle': rowsOf(EASY),
  'a solution': rowsOf(EASY_SOLVED),
  'a wrong digit': rowsOf(changed(EASY, [2, '5'])),
  'some wrong digits': rowsOf(changed(EASY, [2, '5'], [12, '9'], [40, '8'], [63, '7'])),
  'a solution with two digits exchanged in three rows': rowsOf(
    changed(EASY_SOLVED, [0, '3'], [1, '5'], [40, '3'], [41, '5'], [80, '7'], [79, '9']),
  ),
  'one kind of digit without a conflict': rowsOf(
    '1...........1...........1...1...........1...........1...1...........1...........1',
  ),
  'a solution of a jigsaw': rowsOf('567891234123456789234567891345678912456789123678912345789123456891234567912345678'),
  'a row that is typed': '53..7....\n',
};

describe('a text of any kind', () => {
  for (const [name, [text, isInSudokuFile]] of Object.entries(OTHERS)) {
    it(`has neither a puzzle nor a note in ${name}`, () => {
      const { puzzles, notes } = read(text, ANY_TEXT);
      assert.deepEqual([puzzles, notes], [[], []], text);
    });

    it(`${isInSudokuFile ? 'is read as a puzzle in a Sudoku file' : 'is not a puzzle in a Sudoku file either'}: ${name}`, () =>
      assert.equal(read(text, START).puzzles.length > 0, isInSudokuFile));
  }

  for (const [name, text] of Object.entries(PUZZLES))
    it(`has a puzzle in ${name}`, () => {
      const [puzzle, ...others] = read(text, ANY_TEXT).puzzles;
      assert.deepEqual(others, []);
      assert.ok(puzzle, text);
    });

  it('has a note on a grid that cannot be edited, below other numbers', () => {
    const spaced = rowsOf(EASY)
      .split('\n')
      .map(row => [...row.replaceAll('.', ' ')].join('  '));
    const { notes } = read(`${OTHERS['a graph'][0]}\n\n${spaced.join('\n')}\n`, ANY_TEXT);
    assert.deepEqual(
      notes.map(note => 'reason' in note && note.reason),
      ['spaces'],
    );
  });

  it('is read the same in parts', () => {
    const text = `${rowsOf(EASY)}\n\n${OTHERS['a graph'][0]}\n\n`;
    const { checkpoints } = read(text, ANY_TEXT);
    assert.ok(checkpoints.length > 0);
    for (const { offset, context, puzzles } of checkpoints)
      assert.equal(read(text.slice(offset), context).puzzles.length + puzzles, 1);
  });
});
