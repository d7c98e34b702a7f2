import assert from 'node:assert/strict';
import { diagnose } from '../../../../src/features/diagnostics/index';
import { findingsOfNote } from '../../../../src/features/diagnostics/rules/notRead';
import { parse } from '../../../../src/text/parser/parser';
import { marked, unmarked } from '../../../text/texts';

/** Checks the sentences about digits that break a rule of a 6x6 grid, given by its first rows with `/` between them. */
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

/** Checks that two digits break the rule and both are marked with the sentence. */
const both = (rule: string, rows: string, sentence: string) => breaks(rule, rows, sentence, sentence);

/** Checks that the findings in the text of rules are at the places marked by `«…»`, in this order, with these codes. */
function marks(markedText: string, ...expected: string[]): void {
  const { text } = unmarked(markedText);
  const { puzzles, notes = [] } = parse(text);
  const found = [...puzzles.flatMap(puzzle => diagnose(puzzle, 'off')), ...notes.flatMap(note => findingsOfNote(note))];
  assert.equal(marked(text, found), markedText);
  assert.deepEqual(
    found.map(({ code }) => code),
    expected,
  );
}

describe('broken-rule explains', () => {
  it('a digit with the line of the rule if the rule appears twice', () => {
    const text = `33....\n${'......\n'.repeat(5)}[Rules]\nanti-knight\nanti-knight\nwhite dot: r1c12\n`;
    const [found] = diagnose(parse(text).puzzles[0], 'off').filter(({ code }) => code === 'broken-rule');
    const [{ start, end }] = found.related ?? [];
    assert.match(text.slice(start, end), /r1c12$/);
  });
  // By rule and row: the number of marked digits, and the sentence.
  const LINES: readonly (readonly [rule: string, row: string, count: number, sentence: string])[] = [
    ['thermo: r1c1-r1c5', '2.3...', 2, 'Thermo has 2 and 3, but needs a digit between them'],
    ['thermo: r1c1-r1c5', '2..3..', 1, 'Thermo has 3 in r1c4, but needs 3 smaller digits before it'],
    ['thermo: r1c1-r1c5', '2..4..', 2, 'Thermo has 2 and 4, but needs 2 digits between them'],
    ['thermo: r1c1-r1c5', '32....', 2, 'Thermo does not increase at r1c2'],
    ['thermo: r1c1-r1c5', '3.2...', 2, 'Thermo does not increase at r1c3'],
    ['thermo: r1c1-r1c5', '.1....', 1, 'Thermo has 1 in r1c2, but needs a smaller digit before it'],
    ['thermo: r1c1-r1c5', '..1...', 1, 'Thermo has 1 in r1c3, but needs 2 smaller digits before it'],
    ['thermo: r1c1-r1c5', '..2...', 1, 'Thermo has 2 in r1c3, but needs 2 smaller digits before it'],
    ['thermo: r1c1-r1c5', '..5...', 1, 'Thermo has 5 in r1c3, but needs 2 greater digits after it'],
    ['thermo: r1c1-r1c5', '...6..', 1, 'Thermo has 6 in r1c4, but needs a greater digit after it'],
    ['thermo: r1c1-r1c5', '....4.', 1, 'Thermo has 4 in r1c5, but needs 4 smaller digits before it'],
    ['thermo: r1c1-r1c5', '3.....', 1, 'Thermo has 3 in r1c1, but needs 4 greater digits after it'],
    ['whispers 3: r1c1-r1c4', '12....', 2, 'Whispers 3: 1 and 2 differ by 1'],
    ['whispers 3: r1c1-r1c4', '1.6...', 2, 'Whispers 3: no digit between 1 and 6 differs from both by 3 or more'],
    ['whispers 4: r1c1-r1c4', '3.....', 1, 'Whispers 4: no digit differs from 3 by 4 or more'],
    ['lockout 3: r1c1-r1c4', '1..2..', 2, 'Lockout 3: 1 and 2 differ by 1'],
    ['lockout 3: r1c1-r1c4', '1..6..', 2, 'Lockout 3: no digit is left outside of 1 and 6'],
    ['lockout 3: r1c1-r1c4', '13.6..', 2, 'Lockout 3: no digit is left outside of 1 and 6'],
    ['lockout 4: r1c1-r1c4', '3.....', 1, 'Lockout 4: no digit differs from 3 by 4 or more'],
    ['between: r1c1-r1c4', '1..2..', 2, 'Between: no digit is between 1 and 2'],
    ['between: r1c1-r1c4', '14.3..', 1, 'Between: 4 is not between 1 and 3'],
    ['between: r1c1-r1c4', '16....', 1, 'Between: 6 cannot be between two digits'],
    ['between: r1c1-r1c4', '.6....', 1, 'Between: 6 cannot be between two digits'],
    ['entropic: r1c1-r1c4', '12....', 2, 'Entropic: 1 and 2 are in the same group of digits'],
    ['entropic: r1c1-r1c4', '1..3..', 2, 'Entropic: 1 and 3 are not in the same group of digits'],
    ['modular 3: r1c1-r1c4', '14....', 2, 'Modular 3: 1 and 4 have the same remainder'],
    ['modular 3: r1c1-r1c4', '1..2..', 2, 'Modular 3: 1 and 2 do not have the same remainder'],
    ['renban: r1c1-r1c3', '15....', 2, 'Renban: 1 and 5 cannot be in a run of 3'],
    ['palindrome: r1c1-r1c4', '1..2..', 2, 'Palindrome: 1 and 2 are not the same'],
  ];
  for (const [rule, row, count, sentence] of LINES)
    it(`${rule} with ${row}`, () => breaks(rule, row, ...new Array<string>(count).fill(sentence)));

  it("a knight's move", () =>
    breaks(
      'anti-knight',
      '1...../....../.1....',
      'Anti-knight: r1c1 and r3c2 are both 1',
      'Anti-knight: r3c2 and r1c1 are both 1',
    ));
  it("a king's move", () =>
    breaks('anti-king', '..1.../...1..', 'Anti-king: r1c3 and r2c4 are both 1', 'Anti-king: r2c4 and r1c3 are both 1'));
  it('consecutive neighbors that are forbidden', () =>
    breaks(
      'non-consecutive',
      '12....',
      'r1c1 is next to r1c2, and 1 and 2 are consecutive',
      'r1c2 is next to r1c1, and 2 and 1 are consecutive',
    ));
  it('a full cage', () => breaks('cage 9: r1c123', '123...', 'Cage 9 adds up to 6'));
  it('a cage whose sum is too large', () =>
    breaks('cage 6: r1c123', '1.6...', 'Cage 6 adds up to 7, with 1 cell left'));
  it('a cage whose sum is too small', () =>
    breaks('cage 15: r1c123', '12....', 'Cage 15 adds up to 3, with 1 cell left'));
  it('a digit that appears twice in a cage', () =>
    breaks('cage: r1c1 r3c2', '1...../....../.1....', 'Cage contains 1 twice', 'Cage contains 1 twice'));
  it('nothing in a cage that may still be right', () => breaks('cage 9: r1c123', '12....'));
  it('a sum that is wrong', () =>
    breaks('sum 9: r1c1 r3c2', '1...../....../.1....', 'Sum 9 adds up to 2', 'Sum 9 adds up to 2'));
  it('a thermometer that does not increase', () =>
    breaks('thermo: r1c1-r1c4', '1.32..', 'Thermo does not increase at r1c4', 'Thermo does not increase at r1c4'));
  it('a digit that appears twice in a thermometer', () =>
    breaks('thermo: r1c1 r2c2 r3c3', '1...../....../..1...', 'Thermo contains 1 twice', 'Thermo contains 1 twice'));
  it('a slow thermometer', () =>
    breaks('slow thermo: r1c12', '32....', 'Slow thermo decreases at r1c2', 'Slow thermo decreases at r1c2'));
  it('an arrow whose shaft has another sum', () =>
    breaks('arrow: r1c1 = r2c1 r2c2', '6...../34....', 'Arrow: the shaft adds up to 7'));
  it('digits of whispers that differ by too little', () =>
    breaks('whispers 3: r1c12', '13....', 'Whispers 3: 1 and 3 differ by 2', 'Whispers 3: 1 and 3 differ by 2'));
  it('digits of a renban that are too far apart', () =>
    both('renban: r1c1 r2c1 r3c1', '1...../5.....', 'Renban: 1 and 5 cannot be in a run of 3'));
  it('digits of a palindrome that differ', () =>
    breaks(
      'palindrome: r1c1 r2c2 r3c3',
      '1...../....../..2...',
      'Palindrome: 1 and 2 are not the same',
      'Palindrome: 1 and 2 are not the same',
    ));
  it('a white dot', () =>
    breaks(
      'white dot: r1c12',
      '13....',
      'White dot: 1 and 3 are not consecutive',
      'White dot: 1 and 3 are not consecutive',
    ));
  it('a black dot', () =>
    breaks(
      'black dot: r1c12',
      '13....',
      'Black dot: 1 and 3 are not in the ratio 1:2',
      'Black dot: 1 and 3 are not in the ratio 1:2',
    ));
  it('a sum of a V', () => breaks('v: r1c12', '13....', 'V: 1 + 3 is 4', 'V: 1 + 3 is 4'));
  it('a missing dot', () =>
    breaks(
      'strict kropki',
      '12....',
      'r1c1 and r1c2 have no dot between them, but 1 and 2 need one',
      'r1c1 and r1c2 have no dot between them, but 1 and 2 need one',
    ));
  it('a missing dot of one color', () => {
    const black = 'r1c1 and r1c2 have no black dot between them, but 2 and 4 need one';
    breaks('strict black dots', '24....', black, black);
    const white = 'r1c1 and r1c2 have no white dot between them, but 2 and 3 need one';
    breaks('strict white dots', '23....', white, white);
  });
  it('an inequality', () =>
    breaks('greater: r1c1 > r1c2', '13....', 'Greater: 1 is not greater than 3', 'Greater: 1 is not greater than 3'));
  it('an odd digit where an even one is needed', () =>
    breaks('even: r1c1', '1.....', 'r1c1 cannot be 1: the rules allow 2, 4 or 6'));
  it('a digit that appears twice in a region', () =>
    breaks('region: r1c1 r3c2', '1...../....../.1....', 'Region contains 1 twice', 'Region contains 1 twice'));
  it('a diagonal, which is a house', () =>
    breaks(
      'diagonals',
      '1...../.1....',
      '1 is already in box 1 (r2c2) and diagonal \\ (r2c2)',
      '1 is already in box 1 (r1c1) and diagonal \\ (r1c1)',
    ));
  it('a region as large as a row, which is a house', () =>
    breaks(
      'region: r1c1-r1c4 r2c5 r3c6',
      '1...../....../.....1',
      '1 is already in extra region 1 (r3c6)',
      '1 is already in extra region 1 (r1c1)',
    ));
  it('a clue outside the grid', () =>
    both('skyscraper 1: r1 left', '12....', 'Skyscraper 1 is impossible with 1 and 2'));
});

describe('digits that make a rule impossible', () => {
  const one = (rule: string, rows: string, sentence: string) => it(sentence, () => breaks(rule, rows, sentence));
  const two = (rule: string, rows: string, sentence: string) => it(sentence, () => both(rule, rows, sentence));
  const none = (rule: string, rows: string) => it(`${rule} allows ${rows}`, () => breaks(rule, rows));

  two('thermo: r1c1-r1c3', '5.3...', 'Thermo does not increase at r1c3');
  two('thermo: r1c1-r1c4', '.4.5..', 'Thermo has 4 and 5, but needs a digit between them');
  one('thermo: r1c1-r1c4', '1..3..', 'Thermo has 3 in r1c4, but needs 3 smaller digits before it');
  two('thermo: r1c1-r1c4', '2..4..', 'Thermo has 2 and 4, but needs 2 digits between them');
  two('thermo: r1c1-r1c4', '2.3...', 'Thermo has 2 and 3, but needs a digit between them');
  one('thermo: r1c1-r1c4', '4.....', 'Thermo has 4 in r1c1, but needs 3 greater digits after it');
  one('thermo: r1c1-r1c4', '.1....', 'Thermo has 1 in r1c2, but needs a smaller digit before it');
  none('thermo: r1c1-r1c4', '1..4..');
  two('slow thermo: r1c1 r2c2 r3c3', '3...../....../..2...', 'Slow thermo decreases at r3c3');
  two(
    'slow thermo: r1c1-r1c3',
    '2.3...',
    'Slow thermo is impossible with 2 and 3, because some of its cells see each other',
  );
  two(
    'whispers 3: r1c1 r2c2 r3c3',
    '1...../....../..5...',
    'Whispers 3: no digit between 1 and 5 differs from both by 3 or more',
  );
  one('whispers 4: r1c12', '3.....', 'Whispers 4: no digit differs from 3 by 4 or more');
  two('between: r1c1 r2c2 r3c3', '3...../....../..4...', 'Between: no digit is between 3 and 4');
  one('between: r1c1 r2c2 r3c3', '....../.6....', 'Between: 6 cannot be between two digits');
  two('between: r1c1 r2c4 r3c5', '5...../...5..', 'Between: 5 cannot be between 5 and another digit');
  one('between: r1c1 r2c2 r3c4 r4c5', '2...../.5..../....../....4.', 'Between: 5 is not between 2 and 4');
  two('lockout 4: r1c1 r2c2 r3c3', '3...../....../..4...', 'Lockout 4: 3 and 4 differ by 1');
  one('lockout 4: r1c1 r2c2 r3c3', '3.....', 'Lockout 4: no digit differs from 3 by 4 or more');
  one('lockout 4: r1c1 r2c2 r3c4 r4c5', '1...../.4..../....../....5.', 'Lockout 4: 4 is between 1 and 5');
  one(
    'arrow: r1c1 = r2c1 r2c4 r3c3',
    '3...../...3..',
    'Arrow: the shaft adds up to 3 with 2 cells left, so its sum cannot be 3',
  );
  one('arrow: r1c1 = r2c2 r3c3', '1.....', 'Arrow: 2 cells cannot add up to 1');
  one(
    'arrow: r1c1 = r2c1 r2c2 r3c3',
    '....../35....',
    'Arrow: the shaft adds up to 8 with 1 cell left, which is too much',
  );

  one('cage 11: r1c1234', '4.....', 'Cage 11 adds up to 4, and no 3 other digits add up to 7');
  one('cage 10: r1c12', '5.....', 'Cage 10 adds up to 5, and the last cell cannot also be 5');
  one('cage 7: r1c123', '5.....', 'Cage 7 adds up to 5, with 2 cells left');
  one('little killer 3: r1c3 dl', '..3...', 'Little killer 3 adds up to 3, with 2 cells left');
  one('sum 8: r1c123', '6.....', 'Sum 8 is impossible with 6, because some of its cells see each other');
  one('sandwich 14: r1', '6...1.', 'Sandwich 14 is impossible with 1');
  two('sandwich 6: r1', '6.1...', 'Sandwich 6 is impossible with 6 and 1');
  none('sandwich 4: r1', '6.1...');
  one('x-sum 21: r1 left', '51....', 'X-sum 21 cannot begin with 5');
  two('x-sum 8: r1 left', '24....', 'X-sum 8: the first 2 digits add up to 6');
  one('x-sum 12: r1 left', '6.....', 'X-sum 12 cannot begin with 6');
  one('skyscraper 3: r1 left', '5.....', 'Skyscraper 3 cannot begin with 5');
  two('skyscraper 2: r1 left', '12....', 'Skyscraper 2 is impossible with 1 and 2');
  two('numbered room 4: r1 left', '3.2...', 'Numbered room 4: position 3 has 2');
  none('numbered room 4: r1 left', '3.4...');
  two('numbered room 4: r1 left', '3...4.', 'Numbered room 4: 4 is in position 5, but the first digit is 3');
  one('numbered room 4: r1 left', '1.....', 'Numbered room 4 cannot begin with 1');
  one('quad 1 2 4: r1c1', '5...../.6....', 'Quad 1 2 4 has 2 cells left for 1, 2 and 4');
  two('entropic: r1c1-r1c4', '1..5..', 'Entropic: 1 and 5 are not in the same group of digits');
  two('entropic: r1c1-r1c5', '1...2.', 'Entropic: 1 and 2 are in the same group of digits');
  two('modular 3: r1c1-r1c4', '1..5..', 'Modular 3: 1 and 5 do not have the same remainder');
  two('zipper: r1c1 r2c2 r3c3', '4...../....../..4...', 'Zipper: 4 + 4 is too large for a digit in the middle');
  two('zipper: r1c1 r2c2 r3c3', '4...../.3....', 'Zipper: 4 is too large for 3 in the middle');
  one('zipper: r1c1 r2c2 r3c3', '4...../.6..../..1...', 'Zipper: 4 + 1 is not 6');
  one('zipper: r1c1 r2c2 r3c4 r4c5', '4...../.5..../...1../....3.', 'Zipper: 4 + 3 is not 5 + 1');
  one(
    'zipper: r1c1 r2c2 r3c4 r4c5',
    '4...../.6..../...1../....2.',
    'Zipper: 6 and another digit cannot add up to 4 + 2',
  );
  two('region sum: r1c3 r2c3 r2c4', '..3.../...2..', 'Region sum is impossible with 3 and 2');
  one('sum line 5: r1c1 r2c2 r3c3', '....../.6....', 'Sum line 5 is impossible with 6');
  one('black dot: r1c12', '5.....', 'Black dot: no digit is half or double 5');
  one('x: r1c12', '3.....', 'X: no digit makes 10 with 3');
  one('x: r1c12', '5.....', 'X is impossible with 5, because some of its cells see each other');
  one('v: r1c12', '6.....', 'V: no digit makes 5 with 6');
  one('greater: r1c1 > r1c2', '1.....', 'Greater: no digit is less than 1');
  one('greater: r1c1 > r1c2', '.6....', 'Greater: no digit is greater than 6');
  one(
    'palindrome: r1c1 r2c1 r2c2 r1c2',
    '3.....',
    'Palindrome is impossible with 3, because some of its cells see each other',
  );
  two('non-consecutive', '.2..../....../.5....', 'Non-consecutive: no digit is left for r2c2 because of 2 and 5');
  none('non-consecutive', '.2..../....../.4....');
});

const SMALL = '....\n....\n....\n....\n';

describe('the text of rules is marked at', () => {
  it('a mistake', () => marks(`${SMALL}[Rules]\n«ante-knight»\n`, 'invalid-rule'));
  it('an impossible sum', () => marks(`${SMALL}[Rules]\ncage «99»: r1c1 r1c2\n`, 'invalid-rule'));
  it('a repeated rule', () => marks(`${SMALL}[Rules]\nanti-knight\n«anti-knight»\n`, 'doubtful-rule'));
  it('a mistake in the rules of a puzzle below another', () =>
    marks(`${SMALL}\n${SMALL}[Rules]\n«ante-knight»\n`, 'invalid-rule'));
  it('a mistake in rules at the top', () => marks(`[Rules]\n«ante-knight»\n\n${SMALL}\n${SMALL}`, 'invalid-rule'));
  it('regions with a wrong number of cells', () =>
    marks(`${SMALL}[Regions]\nAABB\nAABB\nCCDD\nCC«D»«C»\n`, 'invalid-rule', 'invalid-rule'));
  it('mistakes in drawn cages', () =>
    marks(
      `${SMALL}[Cages]\nAA..\n....\n....\n..«A».\n«B»=3\n[Rules]\n«ante-king»\n`,
      'invalid-rule',
      'invalid-rule',
      'invalid-rule',
    ));
  it('a drawn cage that overlaps a rule', () =>
    marks(`${SMALL}[Rules]\ncage: r1c12\n[Cages]\n.«A»A.\n....\n....\n....\nA=3\n`, 'doubtful-rule'));
});
