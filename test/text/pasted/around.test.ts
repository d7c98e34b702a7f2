import assert from 'node:assert/strict';
import { makeLine } from '../../../src/core/notation';
import { parse } from '../../../src/text/parser/parser';
import { EASY, EASY_SOLVED } from '../texts';

const rowsOf = (line: string) => Array.from({ length: 9 }, (_, r) => line.slice(9 * r, 9 * r + 9));
const ROWS = rowsOf(EASY);
const spaced = ROWS.map(row => [...row].join(' '));
const zeros = ROWS.map(row => row.replaceAll('.', '0'));

/** A frame that shows the cells, or only the boxes, as lines. */
const boxed = (border: string) =>
  ROWS.flatMap((row, r) => [
    ...(r % 3 === 0 ? [border] : []),
    `| ${[0, 3, 6].map(c => [...row.slice(c, c + 3)].join(' ')).join(' | ')} |`,
  ]).concat(border);
const celled = ROWS.flatMap((row, r) => [
  r === 0 ? `┌${'───┬'.repeat(8)}───┐` : `├${'───┼'.repeat(8)}───┤`,
  `│ ${[...row.replaceAll('.', ' ')].join(' │ ')} │`,
]).concat(`└${'───┴'.repeat(8)}───┘`);

/** Words next to lines, by the number of the line. */
const beside = (lines: readonly string[], words: Readonly<Record<number, string>>, gap = '    ') =>
  lines.map((line, i) => (words[i] ? line + gap + words[i] : line)).join('\n');

const PANEL = {
  0: 'Sudoku 2.1',
  2: 'Moves: 12',
  4: 'h - Hint',
  5: 'u - Undo the last move',
  8: 'Commands',
  11: 'q quit',
};

const quoted = (separator: string) =>
  zeros
    .map(
      (row, r) =>
        `${r % 3 === 0 ? `${separator.replace('#', `${r / 3 + 1}`)}\n` : ''}Line${r + 1} = "${[...row].join(', ')}"`,
    )
    .join('\n');

/** Texts around the rows of a puzzle. */
const AROUND: Readonly<Record<string, string>> = {
  'the panel of a game next to a frame of boxes': beside(boxed(`+${'-------+'.repeat(3)}`), PANEL),
  'the panel of a game next to a frame of cells': beside(celled, PANEL),
  'a remark after the last row': `${ROWS.join('\n')} [fails]`,
  'a remark after the last line of a frame': beside(boxed(`+${'-------+'.repeat(3)}`), { 12: '[fails]' }, ' '),
  'remarks after some rows': beside(spaced, { 2: '<- row 3 is hard', 5: 'look here' }),
  'words before the first rows': `The grid\n\n${spaced.map((row, r) => (r === 0 ? '  rows   ' : r < 3 ? '   |     ' : '         ') + row).join('\n')}`,
  'a frame of long dashes': boxed(`+${'–––––––+'.repeat(3)}`).join('\n'),
  'a frame of very long dashes': boxed(`+${'———————+'.repeat(3)}`).join('\n'),
  'names of boxes between rows with names': quoted('Box #'),
  'names of boxes in brackets between rows with names': quoted('[Boxes #]'),
  'comments between rows with names': quoted('; boxes #'),
  'names of bands between rows': ROWS.map((row, r) => (r % 3 === 0 ? `Band ${r / 3 + 1}:\n${row}` : row)).join('\n'),
  'dots between the rows of a line': zeros.join('.'),
  'an empty row in a list': `Known:\n${ROWS.map((row, r) => `  - ${r === 3 ? '.........' : row}`).join('\n')}\nDone:`,
  'arguments after an array with a name': `m <- matrix(data=c(\n${zeros.map(row => `  ${[...row].join(',')}`).join(',\n')}), nrow=9, byrow=TRUE)`,
  'comments in rows and between them': `val board = Board(intArrayOf(\n${zeros
    .map(
      (row, r) =>
        `${r % 3 === 0 && r > 0 ? '  ///////////\n' : ''}  ${row
          .match(/.../g)
          ?.map(box => [...box].join(', '))
          .join(', /**/ ')},`,
    )
    .join('\n')}\n))`,
  'an array that is cut off below': `boards = [\n  [\n${ROWS.map(row => `    [${[...row].map(c => c.replace('.', 'nil')).join(', ')}]`).join(',\n')}\n  ],\n  [\n    [nil, 5, nil, nil, 1, nil, 3, 4, 2],\n`,
};

const EMPTY_ROW = EASY.slice(0, 27) + '.'.repeat(9) + EASY.slice(36);

describe('text around the rows of a puzzle', () => {
  for (const [name, text] of Object.entries(AROUND)) {
    for (const [end, sort] of [
      ['\n', 'alone'],
      ['\r\n', 'with CRLF'],
    ])
      it(`${name}, ${sort}: only the puzzle is read`, () => {
        const { puzzles } = parse(`${text}\n`.replaceAll('\n', end));
        const [puzzle] = puzzles;
        const expected = name.startsWith('an empty row') ? EMPTY_ROW : EASY;
        assert.equal(puzzle && makeLine(puzzle.grid.digits), expected);
        assert.deepEqual(puzzle.problems, []);
        assert.ok(puzzles.length === 1 || name.includes('cut off'), `${puzzles.length} puzzles`);
      });
  }

  it('remarks after grids that follow each other belong to none of them', () => {
    const solved = rowsOf(EASY_SOLVED);
    const text = `${ROWS.join('\n')} [ok]\n\n${spaced.join('\n')} [fail]\n\n${solved.join('\n')}\n`;
    assert.deepEqual(
      parse(text).puzzles.map(({ grid, problems }) => [makeLine(grid.digits), problems.length]),
      [EASY, EASY, EASY_SOLVED].map(line => [line, 0]),
    );
  });

  it('an attribute of a test with a puzzle in quotes is not a section', () => {
    const text = `[Theory]\n[InlineData(typeof(Solver), "${EASY}", 3, "R3C8")]\n[InlineData(typeof(Solver), "${EASY_SOLVED}", 9)]\n`;
    assert.deepEqual(
      parse(text).puzzles.map(({ grid }) => makeLine(grid.digits)),
      [EASY, EASY_SOLVED],
    );
  });

  it('a comment of a program between two grids separates them', () => {
    const text = `${ROWS.join('\n')}\n// the other one\n${ROWS.join('\n')}\n`;
    assert.equal(parse(text).puzzles.length, 2);
  });
});

describe('text that programs write around rows', () => {
  const bars = ROWS.flatMap((row, r) => [
    ...(r === 3 || r === 6 ? ['------+-------+------'] : []),
    [0, 3, 6].map(c => [...row.slice(c, c + 3)].join(' ')).join(' | '),
  ]);
  const matrix = `      ${ROWS.map((_, c) => `[,${c + 1}]`).join(' ')}\n${ROWS.map((row, r) => ` [${r + 1},]${[...row].map(c => (c === '.' ? 'NA' : c).padStart(5)).join('')}`).join('\n')}`;
  const TEXTS: Readonly<Record<string, string>> = {
    'a log with lines between boxes': bars
      .map((line, i) => `2024-03-02 10:11:12,${100 + i} DEBUG solver - ${line}`)
      .join('\n'),
    'a log of a server with lines between boxes': bars
      .map(line => `2024-03-02T10:11:12Z app[web.1]: ${line}`)
      .join('\n'),
    'the time': spaced.map((line, i) => `[10:11:${12 + i}] ${line}`).join('\n'),
    'an empty prompt of R below': `${matrix}\n> \n`,
    'a prompt of R above and below': `> puzzle\n${matrix}\n> `,
    'a diff': `diff --git a/p.txt b/p.txt\n--- a/p.txt\n+++ b/p.txt\n@@ -1,9 +1,9 @@\n${ROWS.map((row, r) => (r === 4 ? `-${ROWS[0]}\n+${row}` : ` ${row}`)).join('\n')}`,
    'a diff with spaces': `@@ -4,9 +4,9 @@ the puzzle\n${spaced.map((row, r) => (r === 0 ? `-${spaced[5]}\n+${row}` : ` ${row}`)).join('\n')}`,
    'a diff without its head': ROWS.map((row, r) => (r === 4 ? `-${ROWS[0]}\n+${row}` : ` ${row}`)).join('\n'),
    'a diff without its head, with spaces': spaced
      .map((row, r) => (r === 8 ? `-${spaced[5]}\n+${row}` : ` ${row}`))
      .join('\n'),
    'words with a number below quotes in an email': `${spaced.map(row => `> ${row}`).join('\n')}\n>\n> Look at box 5.\n`,
    'a title in its line, with slashes': `Sudoku: ${ROWS.join(' / ')}`,
    'a title in its line, with bars': `Sudoku: ${ROWS.join('|')}`,
    'breaks of Markdown': spaced.map(row => `${row}\\`).join('\n'),
    'breaks of Markdown, except after the last row': spaced.join('\\\n'),
    'names of bands after empty lines': ['Top band:', 'Middle band:', 'Bottom band:']
      .map((name, i) => `${name}\n${spaced.slice(3 * i, 3 * i + 3).join('\n')}`)
      .join('\n\n'),
    'numbers of rows above bands': [1, 4, 7]
      .map((first, i) => `Rows ${first}-${first + 2}\n${spaced.slice(3 * i, 3 * i + 3).join('\n')}`)
      .join('\n'),
    'the other fields of a position of chess': `${ROWS.join('/')} w - - 0 1`,
    'a name of the notation and other fields': `FEN: ${ROWS.join('/')} b`,
    'a title in its line, with zeros': `Puzzle of today: ${zeros.join('/')}`,
  };
  it('is not a grid without rows: hunks that only remove rows, lines alone', () => {
    const hunk = '@@ -1,6 +0,0 @@\n';
    for (const text of [`${hunk}${'-\n'.repeat(6)}`, '---\n'.repeat(6), `${hunk}---\n---\n`])
      assert.deepEqual(parse(text).puzzles, []);
    assert.doesNotThrow(() => parse(`${hunk}${ROWS.map(row => `-${row}\n`).join('')}`));
  });

  it('is two grids in a diff of all rows', () => {
    const solved = rowsOf(EASY_SOLVED).map(row => `> ${row}`);
    const text = `${ROWS.map(row => `< ${row}`).join('\n')}\n---\n${solved.join('\n')}\n`;
    assert.deepEqual(
      parse(text).puzzles.map(({ grid, problems }) => [makeLine(grid.digits), problems]),
      [
        [EASY, []],
        [EASY_SOLVED, []],
      ],
    );
  });

  it('is quote marks before a row of dashes', () => {
    const line = '.'.repeat(9) + EASY.slice(9);
    const quotes = rowsOf(line).map(row => `> > ${[...row.replaceAll('.', '-')].join(' ')}\n`);
    const bands = [0, 3, 6].map(row => quotes.slice(row, row + 3).join('')).join('> >\n');
    for (const text of [quotes.join(''), bands])
      assert.deepEqual(
        parse(text).puzzles.map(({ grid, problems }) => [makeLine(grid.digits), problems]),
        [[line, []]],
      );
  });

  for (const [name, text] of Object.entries(TEXTS))
    it(`is not part of the grid: ${name}`, () =>
      assert.deepEqual(
        parse(`${text}\n`).puzzles.map(({ grid, problems }) => [makeLine(grid.digits), problems]),
        [[EASY, []]],
      ));
});
