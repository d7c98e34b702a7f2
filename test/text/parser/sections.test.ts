import assert from 'node:assert/strict';
import fc from 'fast-check';
import { makeLine } from '../../../src/core/notation';
import { parse } from '../../../src/text/parser/parser';
import { RUNS } from '../../core/arbitraries';
import { EASY, EASY_SOLVED, gridOf } from '../texts';
import { reads } from './reading';

const GRID = gridOf(EASY);
const FURTHER = `534${EASY.slice(3)}`;
const FILE = `#ANobody\n[Puzzle]\n${GRID}\n[State]\n${gridOf(FURTHER)}\n`;

/** The line at an offset, counted from 0. */
const lineOf = (text: string, offset: number) => text.slice(0, offset).split('\n').length - 1;

describe('sections', () => {
  it('are one puzzle if they are [Puzzle] and [State]', () => reads(FILE, FURTHER));
  it('contain the givens in [Puzzle]', () => assert.equal(makeLine(parse(FILE).puzzles[0].givens), EASY));
  it('contain the position in [State]', () => {
    const [{ start, places, givenPlaces }] = parse(FILE).puzzles;
    assert.equal(lineOf(FILE, start + places.startOf(0)), 12);
    assert.equal(lineOf(FILE, start + (givenPlaces?.startOf(0) ?? 0)), 2);
  });
  it('keep a given that is blank in the state', () =>
    reads(`[Puzzle]\n${GRID}\n[State]\n${gridOf('.'.repeat(81))}`, EASY));
  it('keep a given that the state overwrites, and the new digit in the position', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 81, maxLength: 81 }), digits => {
        const state = digits.map(digit => digit || '.').join('');
        const text = `[Puzzle]\n${GRID}\n[State]\n${gridOf(state)}`;
        const [{ givens, grid, written }, ...others] = parse(text).puzzles;
        assert.equal(others.length, 0);
        assert.equal(makeLine(givens), EASY);
        const position = [...state].map((sign, cell) => (sign === '.' ? EASY[cell] : sign)).join('');
        assert.equal(makeLine(grid.digits), position);
        assert.deepEqual(
          [...written].map(digit => digit || 0),
          digits,
        );
      }),
      RUNS,
    );
  });
  it('are read in capitals, with spaces and indented', () =>
    reads(FILE.replace('[Puzzle]', ' [ PUZZLE ]').replace('[State]', '[state] '), FURTHER));
  it('are read on one line', () => reads(`[Puzzle]\n${EASY}\n[State]\n${FURTHER}`, FURTHER));
  it('are read several times', () => reads(`${FILE}${FILE}`, FURTHER, FURTHER));
  it('are one puzzle if [State] is alone', () => reads(`[State]\n${GRID}`, EASY));
  it('are separate puzzles if [State] has another size', () =>
    reads(`[Puzzle]\n${GRID}\n[State]\n1...\n....\n....\n...2`, EASY, '1..............2'));
  it('are ignored if their names are unknown', () => reads(`${FILE}[Marks]\n12 13 14\n${GRID}\n4 5 6\n`, FURTHER));
  it('are ignored until a known one follows', () => reads(`${FILE}[Marks]\n1,2,3\n[Puzzle]\n${GRID}`, FURTHER, EASY));
  it('are separate puzzles if [State] is after a line that is too long to read', () =>
    reads(`[Puzzle]\n${GRID}\n${'word '.repeat(2000)}\n[State]\n${gridOf(FURTHER)}`, EASY, FURTHER));
  it('are titles if none of their names is known', () => reads(`[One]\n${GRID}\n[Two]\n${EASY}`, EASY, EASY));
});

describe('pencil marks', () => {
  const marks = `
 *-----------------------------------------*
 | 5    3    124 | 26  7    2468 | 1489 1249 248  |
 | 6    247  247 | 1   9    5    | 3478 234  2478 |
 | 12   9    8   | 23  34   24   | 1347 6    247  |
 |---------------+----------------+----------------|
 | 8    125  159 | 579 6    147  | 4579 2459 3    |
 | 4    25   256 | 8   57   3    | 579  259  1    |
 | 7    15   139 | 59  2    14   | 4589 459  6    |
 |---------------+----------------+----------------|
 | 139  6    134 | 357 35   78   | 2    8    4    |
 | 23   278  237 | 4   1    9    | 36   3    5    |
 | 123  124  134 | 236 8    26   | 134  7    9    |
 *-----------------------------------------*`;
  const grid = (line: string) => gridOf(line).replace(/(...)(...)(...)/g, '|$1|$2|$3|');
  const MARKED = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....284...419.35....8..79';

  it('are read as a puzzle', () => reads(marks, MARKED));
  it('list the candidates of cells', () => assert.equal(parse(marks).puzzles[0].grid.allowed?.[2], 0b1011));
  it('have the form `marks`', () => assert.equal(parse(marks).puzzles[0].style.form, 'marks'));
  for (const open of ['()', '[]', '{}', '<>', '**', '@@']) {
    it(`${open} around digits and candidates`, () =>
      reads(marks.replace(/\b(5|124|8)\b/g, `${open[0]}$1${open[1]}`), MARKED));
  }
  it('may be a row of givens in brackets', () =>
    reads(marks.replace(/ 5 .*/, '(5) (3) (4) | (2) (7) (6) | (1) (9) (8) |'), `534276198${MARKED.slice(9)}`));
  it('may contain a full row', () =>
    reads(marks.replace(/ 5 .*/, '5 3 4 | 2 7 6 | 1 9 8 |'), `534276198${MARKED.slice(9)}`));
  it('form one puzzle in 18 rows', () => reads(`${grid(EASY)}\n${marks}`, EASY));
  it('form one puzzle in 18 rows without an empty line', () => reads(`${grid(EASY)}${marks}`, EASY));
  it('form one puzzle in 27 rows', () => reads(`${grid(EASY)}\n\n${grid(FURTHER)}\n\n${marks}`, FURTHER));
  it('keep the givens of 27 rows', () =>
    assert.equal(makeLine(parse(`${grid(EASY)}\n${grid(FURTHER)}\n${marks}`).puzzles[0].givens), EASY));
  it('form one puzzle even if they are solved', () =>
    reads(`${grid(EASY)}\n\n${grid(EASY_SOLVED)}\n\n${gridOf(EASY_SOLVED).replace(/./g, '$&    ')}`, EASY_SOLVED));
  it('are two puzzles if the second is the solution', () =>
    reads(`${grid(EASY)}\n\n${grid(EASY_SOLVED)}`, EASY, EASY_SOLVED));
  it('of another puzzle are a separate puzzle', () =>
    reads(`${grid(EASY.split('').reverse().join(''))}\n${marks}`, EASY.split('').reverse().join(''), MARKED));
  it('below a comment are a separate puzzle', () => reads(`${grid(EASY)}\n# marks\n${marks}`, EASY, MARKED));
  it('with a name are a separate puzzle', () => reads(`${grid(EASY)}\nMarks\n${marks}`, EASY, MARKED));
  it('may list four candidates in every cell of a 4x4 puzzle', () =>
    reads('1234 1234 1234 1234\n12 34 1 2\n1 2 3 4\n4 3 12 12', '......12123443..'));
});
