import assert from 'node:assert/strict';
import { diagnose } from '../../../../src/language/features/diagnostics/index';
import { findingsOfNote } from '../../../../src/language/features/diagnostics/notRead';
import { parse } from '../../../../src/language/parsing/parser';
import { marked, unmarked } from '../../texts';

/** The first row of a 6x6 grid, or several with `/` between them, with a rule: the sentences about the digits that break it. */
function breaks(rule: string, rows: string, ...expected: string[]): void {
  const [...first] = rows.split('/');
  const grid = Array.from({ length: 6 }, (_, row) => first[row] ?? '......').join('\n');
  const [puzzle] = parse(`${grid}\n[Rules]\n${rule}\n`).puzzles;
  const found = diagnose(puzzle, 'off').filter(({ code }) => code === 'broken-rule' || code === 'conflict');
  assert.deepEqual(
    found.map(({ message }) => message),
    expected,
  );
}

/** The findings in the text of rules are at the places marked by `«…»`, in this order, with these codes. */
function marks(markedText: string, ...expected: string[]): void {
  const { text } = unmarked(markedText);
  const { puzzles, notes = [] } = parse(text);
  const found = [...puzzles.flatMap(puzzle => diagnose(puzzle, 'off')), ...notes.flatMap(findingsOfNote)];
  assert.equal(marked(text, found), markedText);
  assert.deepEqual(
    found.map(({ code }) => code),
    expected,
  );
}

describe('digits that break a rule', () => {
  it("a knight's move", () =>
    breaks(
      'anti-knight',
      '1...../....../.1....',
      "r1c1 is a knight's move from r3c2, which is 1 too",
      "r3c2 is a knight's move from r1c1, which is 1 too",
    ));
  it("a king's move", () =>
    breaks(
      'anti-king',
      '..1.../...1..',
      "r1c3 is a king's move from r2c4, which is 1 too",
      "r2c4 is a king's move from r1c3, which is 1 too",
    ));
  it('consecutive neighbours', () =>
    breaks(
      'non-consecutive',
      '12....',
      'r1c1 is beside r1c2, and 1 and 2 are consecutive',
      'r1c2 is beside r1c1, and 2 and 1 are consecutive',
    ));
  it('a full cage', () => breaks('cage 9: r1c123', '123...', 'cage 9 has 6'));
  it('a cage with too much', () => breaks('cage 6: r1c123', '1.6...', 'cage 6 has 7, and 1 cell left'));
  it('a cage with too little', () => breaks('cage 15: r1c123', '12....', 'cage 15 has 3, and 1 cell left'));
  it('a digit twice in a cage', () =>
    breaks('cage: r1c1 r3c2', '1...../....../.1....', 'cage has 1 twice', 'cage has 1 twice'));
  it('a cage that may still be right', () => breaks('cage 9: r1c123', '12....'));
  it('a sum', () => breaks('sum 9: r1c1 r3c2', '1...../....../.1....', 'sum 9 has 2', 'sum 9 has 2'));
  it('a thermometer', () =>
    breaks('thermo: r1c1-r1c4', '1.32..', 'thermo does not rise at r1c4', 'thermo does not rise at r1c4'));
  it('a digit twice in a thermometer', () =>
    breaks('thermo: r1c1 r2c2 r3c3', '1...../....../..1...', 'thermo has 1 twice'));
  it('a slow thermometer', () =>
    breaks('slow thermo: r1c12', '32....', 'slow thermo falls at r1c2', 'slow thermo falls at r1c2'));
  it('an arrow', () => breaks('arrow: r1c1 = r2c1 r2c2', '6...../34....', 'arrow: the shaft has 7'));
  it('whispers', () =>
    breaks('whispers 3: r1c12', '13....', 'whispers 3: 1 and 3 differ by 2', 'whispers 3: 1 and 3 differ by 2'));
  it('a renban', () => breaks('renban: r1c1 r2c1 r3c1', '1...../5.....', 'renban is impossible with 1 and 5'));
  it('a palindrome', () =>
    breaks(
      'palindrome: r1c1 r2c2 r3c3',
      '1...../....../..2...',
      'palindrome: 1 and 2 are not the same',
      'palindrome: 1 and 2 are not the same',
    ));
  it('a white dot', () =>
    breaks(
      'white dot: r1c12',
      '13....',
      'white dot: 1 and 3 are not consecutive',
      'white dot: 1 and 3 are not consecutive',
    ));
  it('a black dot', () =>
    breaks(
      'black dot: r1c12',
      '13....',
      'black dot: 1 and 3 are not in the ratio 1:2',
      'black dot: 1 and 3 are not in the ratio 1:2',
    ));
  it('v', () => breaks('v: r1c12', '13....', 'v: 1 + 3 is 4', 'v: 1 + 3 is 4'));
  it('no dot', () =>
    breaks(
      'strict kropki',
      '12....',
      'r1c1 and r1c2 have no dot between them, but 1 and 2 need one',
      'r1c1 and r1c2 have no dot between them, but 1 and 2 need one',
    ));
  it('greater', () =>
    breaks('greater: r1c1 > r1c2', '13....', 'greater: 1 is not greater than 3', 'greater: 1 is not greater than 3'));
  it('even', () => breaks('even: r1c1', '1.....', 'r1c1 cannot be 1: the rules allow 2, 4 or 6'));
  it('a region', () => breaks('region: r1c1 r3c2', '1...../....../.1....', 'region has 1 twice', 'region has 1 twice'));
  it('a diagonal, which is a house', () =>
    breaks(
      'diagonals',
      '1...../.1....',
      '1 is already in box 1 (r2c2) and diagonal \\ (r2c2)',
      '1 is already in box 1 (r1c1) and diagonal \\ (r1c1)',
    ));
  it('a clue outside', () => breaks('skyscraper 1: r1 left', '12....', 'skyscraper 1 is impossible with 1 and 2'));
});

const SMALL = '....\n....\n....\n....\n';

describe('the text of rules', () => {
  it('a mistake', () => marks(`${SMALL}[Rules]\n«ante-knight»\n`, 'invalid-rule'));
  it('an impossible sum', () => marks(`${SMALL}[Rules]\ncage «99»: r1c1 r1c2\n`, 'invalid-rule'));
  it('a rule that is there twice', () => marks(`${SMALL}[Rules]\nanti-knight\n«anti-knight»\n`, 'doubtful-rule'));
  it('in the puzzle below another', () => marks(`${SMALL}\n${SMALL}[Rules]\n«ante-knight»\n`, 'invalid-rule'));
  it('at the top', () => marks(`[Rules]\n«ante-knight»\n\n${SMALL}\n${SMALL}`, 'invalid-rule'));
  it('regions', () => marks(`${SMALL}[Regions]\nAABB\nAABB\nCCDD\nCC«D»«C»\n`, 'invalid-rule', 'invalid-rule'));
  it('drawn cages', () =>
    marks(
      `${SMALL}[Cages]\nAA..\n....\n....\n..«A».\n«B»=3\n[Rules]\n«ante-king»\n`,
      'invalid-rule',
      'invalid-rule',
      'invalid-rule',
    ));
  it('a drawn cage over a rule', () =>
    marks(`${SMALL}[Rules]\ncage: r1c12\n[Cages]\n.«A»A.\n....\n....\n....\nA=3\n`, 'doubtful-rule'));
});
