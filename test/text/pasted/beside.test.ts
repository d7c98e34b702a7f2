/** Words to the left or right of rows are not parts of them. */

import assert from 'node:assert/strict';
import { endBeforeWords, withoutWordsBeside } from '../../../src/text/pasted/around/beside';
import { linesOf } from '../../../src/text/pasted/lines';

const whole = (text: string) => ({ start: 0, end: text.length });

describe('the end of cells before words', () => {
  /** The words begin at `«`. */
  const check = (marked: string) =>
    it(`${marked.includes('«') ? 'is' : 'is that of the line in'} "${marked}"`, () => {
      const at = marked.indexOf('«');
      const line = marked.replace('«', '');
      const kept = at < 0 ? line : line.slice(0, at).trimEnd();
      assert.equal(endBeforeWords(line, whole(line)), kept.length);
      // It does not depend on the text around the line.
      assert.equal(endBeforeWords(`Ab  ${line}  Cd`, { start: 4, end: 4 + line.length }), 4 + kept.length);
    });
  for (const line of [
    '1 2 3 4',
    '1 2 3 4  5',
    '1234',
    'Row 1 2 3  words',
    '1 2 a',
    '1 2 3 4 ab',
    '1 2 3 4  a',
    '123  ab',
  ])
    check(line);
  for (const line of [
    '1 2 3 4  «ab',
    '1 2 3 4   «Hint',
    '1 2 3 4 «[fails]',
    '1 2 3 4 «(ab)',
    '1 2 3 4 «<- ab',
    '  1 2 3 4  «h - Hint',
  ])
    check(line);
  for (const line of ['| 1 2 3 |  «Level: 3', '+---+  «ab', '1 2 3 4  «* ab', '1 2 3 4  «- b ab', '12345  «de'])
    check(line);
  // Words for empty cells are cells.
  for (const word of ['null', 'None', 'NaN', 'NA', 'nil', '(null)']) check(`1 2 3 4  ${word}`);
  check('1 2 3 4  «nullable');
  // Very long lines are not examined.
  check(`1 2 3 4  «ab${' '.repeat(229)}`);
  check(`1 2 3 4  ab${' '.repeat(230)}`);
  check(`${'1 '.repeat(80)} «ab`);
});

describe('rows without the words next to them', () => {
  function check(title: string, rows: readonly string[], expected: readonly string[] | undefined): void {
    it(`${expected ? 'are read' : 'are not changed'} ${title}`, () => {
      // Below a title, and behind signs that do not belong to the lines.
      for (const [above, front] of [
        ['', ''],
        ['Title\n', ''],
        ['', '> '],
      ]) {
        const text = above + rows.map(row => front + row).join('\n');
        const lines = linesOf(text, above.length, text.length).map(line => ({
          ...line,
          start: line.start + front.length,
        }));
        const found = withoutWordsBeside(text, lines);
        assert.deepEqual(
          found?.map(({ start, end }) => text.slice(start, end)),
          expected,
        );
      }
    });
  }
  const ROWS = ['1 2 3 4', '3 4 1 2', '2 1 4 3', '4 3 2 1'];
  const beside = (words: Readonly<Record<number, string>>, rows = ROWS) => rows.map((row, i) => row + (words[i] ?? ''));
  const indented = (words: Readonly<Record<number, string>>, width = 5) =>
    ROWS.map((row, i) => (words[i] ?? '').padEnd(width) + row);
  const NINE = Array.from({ length: 9 }, (_, i) => `${i + 1}${'. '.repeat(8)}`.trimEnd().replaceAll('.', ' .'));

  check('without words', ROWS, undefined);
  check('of which there are too few', beside({ 1: '  Hint' }, ROWS.slice(0, 3)), undefined);
  check('with words after one of them', beside({ 1: '  Hint' }), ROWS);
  check('with words after the first of them', beside({ 0: '  Hint' }), ROWS);
  check('with words after the last of them', beside({ 3: '  Hint' }), ROWS);
  check('with words after some of them', beside({ 0: '  Sudoku', 2: '  <- look', 3: ' (easy)' }), ROWS);
  check(
    'with a name before the first of them',
    indented({ 0: 'rows' }),
    ROWS.map((row, i) => (i === 0 ? row : `     ${row}`)),
  );
  check(
    'with names before some of them',
    indented({ 1: 'a', 2: '  |' }),
    ROWS.map((row, i) => (i === 1 || i === 2 ? row : `     ${row}`)),
  );
  check(
    'with a name with a colon',
    indented({ 0: 'g1.:' }),
    ROWS.map((row, i) => (i === 0 ? row : `     ${row}`)),
  );
  check(
    'with words on both sides',
    beside({ 1: '  Hint' }, indented({ 0: 'rows' })),
    ROWS.map((row, i) => (i === 0 ? row : `     ${row}`)),
  );
  // Other characters may be cells.
  check('with digits before them', indented({ 0: '12' }), undefined);
  check('with a digit after one of them', beside({ 1: '  7' }), undefined);
  check('with two words before them', indented({ 0: 'a b' }), undefined);
  check('with a word directly after one of them', beside({ 1: 'ab' }), undefined);
  // If as many letters as rows follow each row, they are cells of another grid.
  const six = ['1 2 3', '4 5 6', '7 8 9', '3 2 1', '6 5 4', '9 8 7'];
  check(
    'with a row of letters after each',
    six.map(row => `${row}  ABCDEF`),
    undefined,
  );
  check(
    'with five letters after each',
    six.map(row => `${row}  ABCDE`),
    six,
  );
  check(
    'with letters after five',
    six.map((row, i) => (i === 2 ? row : `${row}  ABCDE`)),
    six,
  );
  check(
    'with more letters after one',
    six.map((row, i) => `${row}  ABCDEF${i === 2 ? 'G' : ''}`),
    six,
  );
  // Rows start and end at common places: a quarter of them is enough.
  check('with other ends', ['1 2 3 4 5 6  Hint', '1 2', '1 2 3', '1 2 3 4', '1 2 3 4 5'], undefined);
  check(
    'with a quarter of equal ends',
    ['1 2 3 4 5 6  Hint', '1 2', '1 2 3', '1 2 3 4'],
    ['1 2 3 4 5 6', '1 2', '1 2 3', '1 2 3 4'],
  );
  // A line may have 240 characters.
  const long = (length: number) => [...ROWS.slice(0, 3), `4 3 2 1${' '.repeat(length - 11)}Hint`];
  check('of which one has 240 characters', long(240), ROWS);
  check('of which one has more characters', long(241), undefined);
  check(
    'in a frame',
    NINE.map((row, i) => `| ${row} |${i === 4 ? '   u - Undo' : ''}`),
    NINE.map(row => `| ${row} |`),
  );
  check('above a long line', [...beside({ 1: '  Hint' }), `${' '.repeat(240)}1`], undefined);
  check(
    'with letters after six of seven',
    [...six, '1 5 9'].map((row, i) => (i === 3 ? row : `${row}  ABCDEF`)),
    undefined,
  );
  check(
    'with a name before a longer one',
    ['rows 1 2 3 4 5', ...indented({}).slice(1)],
    ['1 2 3 4 5', ...indented({}).slice(1)],
  );
  const wide = ['1 a', '1 a b', '1 a b c'].map(row => ' '.repeat(10) + row);
  check('with a common end before their common start', [...wide, '1 2 3', ' 2 3', '  3 4'], undefined);
});
