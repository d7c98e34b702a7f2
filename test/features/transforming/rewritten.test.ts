import assert from 'node:assert/strict';
import fc from 'fast-check';
import { candidatesOf } from '../../../src/core/candidates';
import { geometryOfSize } from '../../../src/core/geometry';
import { makeLine } from '../../../src/core/notation';
import { Random } from '../../../src/core/random';
import { randomSymmetry, renameDigits, square, swapDigits, swapRows } from '../../../src/core/symmetry/symmetries';
import { composed, inverse, type Transformation, transformed } from '../../../src/core/symmetry/transformation';
import { asOneEdit, transformedEdits } from '../../../src/features/transforming/rewritten';
import * as messages from '../../../src/messages/index';
import { applied, type TextEdit } from '../../../src/text/edits';
import { parse } from '../../../src/text/parser/parser';
import { RUNS } from '../../core/arbitraries';
import { sections } from '../../text/pasted/sections';
import { sourceOf } from '../../text/source';
import { EASY, gridOf } from '../../text/texts';
import { only, written } from '../../text/writtenPuzzles';

/** Transforms the n-th puzzle of a text. Returns the text, or the reason for refusing. */
function transform(text: string, transformation: Transformation, n = 0): string {
  const changed = transformedEdits(parse(text).puzzles[n], sourceOf(text), transformation);
  return 'refused' in changed ? changed.refused : applied(text, changed.edits);
}

const nine = geometryOfSize(9);
const four = geometryOfSize(4);
const check = (text: string, transformation: Transformation, expected: string) =>
  assert.equal(transform(text, transformation), expected);

/** 4x4: 1 and 2 in the first row, 3 in the last. */
const SMALL = '12..\n....\n....\n...3';

describe('writing a transformed puzzle into its text', () => {
  it('rewrites rows', () => check(`${SMALL}\n`, square(four, 'quarter'), '...1\n...2\n....\n3...\n'));
  it('rewrites one line, with its label and comment', () =>
    check(
      `Monday: ${EASY} # easy\n`,
      square(nine, 'leftRight'),
      `Monday: ${gridOf(EASY)
        .split('\n')
        .map(row => [...row].reverse().join(''))
        .join('')} # easy\n`,
    ));
  it('keeps titles and comments in place', () =>
    check(
      '# A title\n12..\n....  # second\n# here\n....\n...3\n',
      square(four, 'half'),
      '# A title\n3...\n....  # second\n# here\n....\n..21\n',
    ));
  it('keeps spaces, borders and line endings', () =>
    check(
      '1 2 | . .\r\n. . | . .\r\n----+----\r\n. . | . .\r\n. . | . 3\r\n',
      square(four, 'diagonal'),
      '1 . | . .\r\n2 . | . .\r\n----+----\r\n. . | . .\r\n. . | . 3\r\n',
    ));
  it('moves blanks with their cells', () =>
    check('12.0\n....\n....\n...3\n', square(four, 'half'), '3...\n....\n....\n0.21\n'));
  it('relabels digits', () => check(`${SMALL}\n`, renameDigits(four, [4, 3, 2, 1]), '43..\n....\n....\n...2\n'));
  it('widens columns of pencil marks as necessary, and their borders', () => {
    const wide = '1   2   | 34   34\n34  34  | 12   12\n--------+---------\n234 134 | 1234 124\n234 14  | 124  3\n';
    const result = transform(wide, square(four, 'leftRight'));
    assert.equal(
      result,
      '34  34   | 2   1\n12  12   | 34  34\n---------+--------\n124 1234 | 134 234\n3   124  | 14  234\n',
    );
  });
  it('rewrites pencil marks in a frame', () => {
    const framed =
      ".---------.-------.\n| 1    2  | 34 34 |\n| 34   34 | 12 12 |\n:---------+-------:\n| 1234 34 | 12 12 |\n| 34   14 | 12 3  |\n'---------'-------'\n";
    const result = transform(framed, square(four, 'topBottom'));
    assert.equal(
      result,
      ".---------.-------.\n| 34   14 | 12 3  |\n| 1234 34 | 12 12 |\n:---------+-------:\n| 34   34 | 12 12 |\n| 1    2  | 34 34 |\n'---------'-------'\n",
    );
    assert.equal(
      transform(framed, square(four, 'leftRight')),
      ".-------.---------.\n| 34 34 | 2  1    |\n| 12 12 | 34 34   |\n:-------+---------:\n| 12 12 | 34 1234 |\n| 3  12 | 14 34   |\n'-------'---------'\n",
    );
  });
  it('keeps candidates in ascending order after relabeling', () =>
    check(
      '1   34  24  24\n24  4   3   124\n34  134 124 1234\n34  2   14  13\n',
      swapDigits(four, 1, 4),
      '4   13  12  12\n12  1   3   124\n13  134 124 1234\n13  2   14  34\n',
    ));
  it('moves and relabels the colors of candidates and the links between them', () => {
    const marks = '# color 4: r1c3=34\n# strong link: r1c3=3>r2c3=3\n';
    check(
      `${SMALL}\n${marks}`,
      square(four, 'half'),
      '3...\n....\n....\n..21\n# color 4: r4c2=34\n# strong link: r4c2=3>r3c2=3\n',
    );
    check(
      `${SMALL}\n${marks}`,
      renameDigits(four, [4, 3, 2, 1]),
      '43..\n....\n....\n...2\n# color 4: r1c3=12\n# strong link: r1c3=2>r2c3=2\n',
    );
  });
  it("moves the player's marks with their cells, and keeps the numbers of colors", () =>
    check(
      `${SMALL}\n# corner: r2c1=34\n# colour: r1c1=1\n`,
      composed(square(four, 'leftRight'), swapDigits(four, 1, 4)),
      '..24\n....\n....\n3...\n# corner: r2c4=13\n# colour: r1c4=1\n',
    ));
  it("moves SadMan's givens and state together", () =>
    check(
      '[Puzzle]\n12..\n....\n....\n...3\n[State]\n1234\n....\n....\n...3\n',
      square(four, 'half'),
      '[Puzzle]\n3...\n....\n....\n..21\n[State]\n3...\n....\n....\n4321\n',
    ));
  it("moves HoDoKu's placed digits and deleted candidates, and keeps techniques", () => {
    const line = ':0003:1:48.+6.7.5.5.6.24..72..3......5....9.8...749...7.2....3......6..99..17.5.3.7.9...21:136::146:';
    assert.equal(
      transform(`${line}\n`, composed(square(nine, 'leftRight'), swapDigits(nine, 1, 2))),
      ':0003:2:.5.7.+6.847..41.6.5.....3..18.9....5....947....3....1.79..6.....3.5.72..921...9.7.:234::244:\n',
    );
  });
  it('rewrites 16x16 with letters, and with numbers in columns', () => {
    const geometry = geometryOfSize(16);
    const symbols = '123456789ABCDEFG';
    const letters = Array.from({ length: 16 }, (_, row) => symbols.slice(row) + symbols.slice(0, row)).map(
      row => `.${row.slice(1)}`,
    );
    const rows = `${letters.join('\n')}\n`;
    check(rows, square(geometry, 'topBottom'), `${[...letters].reverse().join('\n')}\n`);
    const spaced = letters.map(row =>
      [...row].map(c => (c === '.' ? ' .' : String(symbols.indexOf(c) + 1).padStart(2))).join(' '),
    );
    const numbers = `${spaced.join('\n')}\n`;
    const mirrored = spaced.map(row =>
      row
        .match(/.{2}(?: |$)/g)!
        .map(word => word.trimEnd().padStart(2))
        .reverse()
        .join(' '),
    );
    check(numbers, square(geometry, 'leftRight'), `${mirrored.join('\n')}\n`);
  });
  it('keeps the first puzzle of a file when the second changes', () =>
    assert.equal(transform(`${SMALL}\n\n${SMALL}\n`, square(four, 'half'), 1), `${SMALL}\n\n3...\n....\n....\n..21\n`));
  it('keeps a puzzle that cannot be read completely', () =>
    assert.match(transform('12..\n....\n...\n...3\n', square(four, 'half')), /cannot be read completely/));
  it('edits only changed characters', () => {
    const text = `${SMALL}\n`;
    const changed = transformedEdits(parse(text).puzzles[0], sourceOf(text), swapRows(four, 0, 1));
    assert.ok('edits' in changed);
    assert.deepEqual(changed.edits, [
      { start: 0, end: 2, text: '..' },
      { start: 5, end: 7, text: '12' },
    ]);
    const [one, ...more] = asOneEdit(parse(text).puzzles[0], changed.edits);
    assert.deepEqual(more, []);
    assert.equal(applied(text, [one]), applied(text, changed.edits));
  });

  it('makes a single edit only if all changes are inside the puzzle', () => {
    const text = `Title\n${EASY}\n`;
    const [puzzle] = parse(text).puzzles;
    const { start } = puzzle;
    const end = start + puzzle.text.length;
    const at = (from: number, to: number, word = 'x') => ({ start: from, end: to, text: word });
    const CASES: readonly (readonly [edits: TextEdit[], count: number])[] = [
      [[], 0],
      [[at(start, start + 1), at(end - 1, end)], 1],
      [[at(start, start), at(end, end)], 1],
      [[at(start - 1, start), at(start, start + 1)], 2],
      [[at(start, start + 1), at(end, end + 1)], 2],
    ];
    for (const [edits, count] of CASES) {
      const joined = asOneEdit(puzzle, edits);
      assert.equal(joined.length, count, JSON.stringify(edits));
      assert.equal(applied(text, joined), applied(text, edits));
      if (count === 1) assert.deepEqual([joined[0].start, joined[0].end], [start, end]);
    }
  });

  it('gives a text of every form that is read as the transformed puzzle, and can be transformed back', () => {
    const property = fc.property(written(), fc.nat(), ({ text }, seed) => {
      const puzzle = only(text);
      const { geometry } = puzzle.grid;
      const transformation = randomSymmetry(geometry, new Random(seed));
      const changed = transform(text, transformation);
      const read = only(changed);
      const grid = { ...puzzle.grid, allowed: candidatesOf(puzzle.grid) };
      const wanted = transformed(grid, transformation);
      assert.equal(makeLine(read.grid.digits), makeLine(wanted.digits));
      assert.deepEqual([...candidatesOf(read.grid)], [...(wanted.allowed ?? [])]);
      assert.equal(
        makeLine(only(transform(changed, inverse(transformation))).grid.digits),
        makeLine(puzzle.grid.digits),
      );
    });
    fc.assert(property, RUNS);
  });

  /** Forms whose cells cannot be moved: digits are in quotes or not, and a size is above the rows. */
  const FIXED = ['-1 below the size', 'arrays of cells in quotes'];
  for (const { name, text } of sections.filter(section => FIXED.includes(section.name))) {
    it(`stays unchanged in the pasted form ${name}`, () => {
      const { geometry } = only(text).grid;
      assert.equal(transform(text, randomSymmetry(geometry, new Random(1))), messages.transform.readDifferently());
    });
  }

  for (const { name, text } of sections.filter(section => !/^!/.test(section.name) && !FIXED.includes(section.name))) {
    it(`rewrites the pasted form ${name}`, () => {
      const puzzle = only(text);
      const transformation = randomSymmetry(puzzle.grid.geometry, new Random(1));
      const wanted = makeLine(transformed(puzzle.grid, transformation).digits);
      assert.equal(makeLine(only(transform(text, transformation)).grid.digits), wanted);
    });
  }
});
