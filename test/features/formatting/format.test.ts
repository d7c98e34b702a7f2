import assert from 'node:assert/strict';
import fc from 'fast-check';
import { candidatesOf } from '../../../src/core/candidates';
import { formatAll } from '../../../src/features/formatting/format';
import { FORMAT_STYLES, type FormatStyle } from '../../../src/features/formatting/styles';
import { applied } from '../../../src/text/edits';
import { parse } from '../../../src/text/parser/parser';
import { RUNS } from '../../core/arbitraries';
import { mutated, puzzleText, rowText, samples, written } from '../../text/writtenPuzzles';
import { documentOf, ended } from '../readingTexts';

/** Formats all puzzles of a text. */
function formatted(text: string, style: FormatStyle): string {
  const document = documentOf(text);
  return applied(text, ended(formatAll(document, { start: 0, end: text.length }, style)));
}

/** The contents that formatting must keep. */
function contentOf(text: string): unknown {
  return parse(text).puzzles.map(({ title, grid, givens, problems }) => ({
    title,
    digits: grid.digits.join(),
    candidates: candidatesOf(grid).join(),
    givens: givens.join(),
    problems: problems.length,
  }));
}

/** All characters outside cells, borders and white space: titles and comments. */
const wordsOf = (text: string) => text.match(/[#%].*|^.*[A-Za-z][a-z]{2}.*$/gm)?.map(line => line.trim());

const PLAIN = 'Title\n1...\n..3. # a comment\n# in between\n....\n.2..\n';
const SPACED = 'Title\n1 . . .\n. . 3 . # a comment\n# in between\n. . . .\n. 2 . .\n';
const BORDERED = 'Title\n1 . | . .\n. . | 3 . # a comment\n----+----\n# in between\n. . | . .\n. 2 | . .\n';
const BOXES =
  'Title\n┌─────┬─────┐\n│ 1 . │ . . │\n│ . . │ 3 . │ # a comment\n├─────┼─────┤\n# in between\n│ . . │ . . │\n│ . 2 │ . . │\n└─────┴─────┘\n';
const MARKS =
  'Title\n1  34  | 24  24\n24 4   | 3   124 # a comment\n-------+---------\n# in between\n34 134 | 124 1234\n34 2   | 14  134\n';

describe('format', () => {
  const FORMS = { plain: PLAIN, spaced: SPACED, bordered: BORDERED, boxDrawing: BOXES } as const;
  for (const [from, text] of Object.entries(FORMS)) {
    for (const [to, expected] of Object.entries(FORMS)) {
      it(`${from} as ${to}`, () => assert.equal(formatted(text, to as FormatStyle), expected));
    }
    it(`${from} is kept`, () => assert.equal(formatted(text, 'keep'), text));
  }

  it('adds candidates, and writes a blank for a single one', () =>
    assert.equal(formatted(PLAIN, 'pencilMarks'), MARKS.replace('24 4   | 3   124', '24 .   | 3   124')));
  it('keeps lists of candidates in every style', () => {
    assert.equal(formatted(MARKS, 'pencilMarks'), MARKS);
    assert.equal(formatted(MARKS, 'bordered'), MARKS);
    assert.match(formatted(MARKS, 'plain'), /^34 134 124 1234$/m);
  });

  it('keeps its own style and aligns its columns', () => {
    assert.equal(formatted('1 . . .\n.  . 3 . \n. . . .\n. 2 . .\n', 'keep'), '1 . . .\n. . 3 .\n. . . .\n. 2 . .\n');
    assert.equal(
      formatted('1.|..\n..|3.\n-----\n..|.. \n.2|..\n', 'keep'),
      '1 . | . .\n. . | 3 .\n----+----\n. . | . .\n. 2 | . .\n',
    );
  });
  it('does not change tidy frames', () => {
    const text = '*-----*\n|1.|..|\n|..|3.|\n|--+--|\n|..|..|\n|.2|..|\n*-----*\n';
    assert.equal(formatted(text, 'keep'), text);
    assert.equal(formatted(text, 'plain'), '1...\n..3.\n....\n.2..\n');
  });
  it('does not change a line below a title', () =>
    assert.equal(
      formatted('Grid\n====\n1 . . .\n. . 3 .\n. . . .\n. 2 . .\n', 'plain'),
      'Grid\n====\n1...\n..3.\n....\n.2..\n',
    ));
  it('keeps the title of a grid in another layout', () => {
    const rows = Array.from({ length: 9 }, (_, i) => `${'.'.repeat(i)}${i + 1}${'.'.repeat(8 - i)}`);
    const spaced = rows.map(row => [...row].join(' '));
    const titleAbove = (title: string, lines: readonly string[]) =>
      parse([title, ...lines, ''].join('\n')).puzzles[0].title;
    for (const title of ['Grid', '11[', '9x9 [', 'a =', '(1)', 'No. 5: easy'])
      assert.equal(titleAbove(title, rows), titleAbove(title, spaced), title);
    assert.equal(titleAbove('Grid', spaced), 'Grid');
  });
  describe('does not join a grid with the one above it as its candidates', () => {
    const grid = '1...\n..3.\n....\n.2..\n';
    const check = (title: string, above: string, isChanged: boolean) =>
      it(title, () => {
        const text = `${above}${grid}`;
        const edits = ended(formatAll(documentOf(text), { start: above.length, end: text.length }, 'pencilMarks'));
        assert.equal(edits.length > 0, isChanged);
        assert.equal(parse(applied(text, edits)).puzzles.length, parse(text).puzzles.length);
      });
    check('directly above it', grid, false);
    check('above an empty line', `${grid}\n`, false);
    check('above several empty lines', `${grid}\n \n\t\n\n`, false);
    check('above empty lines with other line ends', `${grid.replaceAll('\n', '\r\n')}\r\n\r\n`, false);
    check('above a heading of candidates', `${grid}\nCandidates\n`, false);
    check('above such a heading and empty lines', `${grid}\n\nCandidates\n\n`, false);
    check('above a title', `${grid}\nTwo\n`, true);
    check('with other digits', `${grid.replace('3', '4')}\n`, true);
  });
  it('does not change single-line puzzles', () => {
    const line = 'Monday: 1.....3..4...2.. # x\n';
    for (const style of FORMAT_STYLES) assert.equal(formatted(line, style), line);
  });
  it('does not change incomplete puzzles', () => {
    const text = '1.. \n..3.\n....\n.2..\n';
    for (const style of FORMAT_STYLES) assert.equal(formatted(text, style), text);
  });
  it('formats both grids of sections', () =>
    assert.equal(
      formatted('[Puzzle]\n1...\n..3.\n....\n.2..\n[State]\n1..4\n..3.\n....\n.2..\n', 'spaced'),
      '[Puzzle]\n1 . . .\n. . 3 .\n. . . .\n. 2 . .\n[State]\n1 . . 4\n. . 3 .\n. . . .\n. 2 . .\n',
    ));
  it('keeps line endings and indentation', () =>
    assert.equal(
      formatted('  1...\r\n  ..3.\r\n  ....\r\n  .2..\r\n', 'spaced'),
      '  1 . . .\r\n  . . 3 .\r\n  . . . .\r\n  . 2 . .\r\n',
    ));
  it('aligns numbers', () => {
    const row = Array.from({ length: 10 }, (_, i) => i + 1);
    const rows = Array.from({ length: 10 }, (_, r) => (r === 0 ? row.join(' ') : Array(10).fill('.').join(' ')));
    const [first, second] = formatted(`${rows.join('\n')}\n`, 'spaced').split('\n');
    assert.deepEqual([first, second], [' 1  2  3  4  5  6  7  8  9 10', Array(10).fill(' .').join(' ')]);
  });

  for (const style of FORMAT_STYLES) {
    const check = (texts: fc.Arbitrary<string>) =>
      fc.assert(
        fc.property(texts, text => {
          const once = formatted(text, style);
          assert.deepEqual(contentOf(once), contentOf(text));
          assert.equal(formatted(once, style), once);
        }),
        RUNS,
      );
    it(`${style}: is idempotent and keeps every cell, in every format`, () => check(written().map(({ text }) => text)));
    it(`${style}: is idempotent and keeps every cell, in files with mistakes`, () => check(mutated));
    it(`${style}: is idempotent and keeps every cell, in any rows`, () => check(fc.oneof(puzzleText, rowText)));
    it(`${style}: keeps titles and comments`, () => {
      for (const text of samples) assert.deepEqual(wordsOf(formatted(text, style)), wordsOf(text));
    });
  }
});
