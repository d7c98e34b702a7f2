import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeLine } from '../../../src/core/notation';
import { parse } from '../../../src/text/parser/parser';
import { fixture, puzzleLines, withShared } from '../../collections';
import { EASY, EASY_SOLVED, gridOf, rowsOf } from '../texts';
import { linesOf, reads } from './reading';

const ROWS = gridOf(EASY);
const ZEROS = EASY.replaceAll('.', '0');
const FOUR = '1.3..3.1.1.33..2';
const bands = (line: string, separator: string) =>
  rowsOf(line)
    .map((row, r) => (r > 0 && r % 3 === 0 ? separator : '') + row)
    .join('\n');

describe('the parser', () => {
  describe('accepts', () => {
    it('a byte order mark', () => reads(`\ufeff${ROWS}`, EASY));
    it('CRLF', () => reads(ROWS.replaceAll('\n', '\r\n'), EASY));
    it('CR', () => reads(ROWS.replaceAll('\n', '\r'), EASY));
    it('all three line endings in one file', () => reads(ROWS.replace('\n', '\r\n').replace(/\n$/m, '\r'), EASY));
    it('a final newline', () => reads(`${ROWS}\n`, EASY));
    it('an empty file', () => reads(''));
    it('empty lines only', () => reads('\r\n \n\t\n\r'));
    it('no-break spaces', () => reads(ROWS.replaceAll('', '\u00a0'), EASY));
  });

  it('reports a file in UTF-16 at its first line', () => {
    const units = (text: string) => text.replaceAll(/[\s\S]/g, '$&\0');
    for (const [first, end] of [
      ['12..', 8],
      ['', 0],
      ['1'.repeat(300), 100],
    ] as const) {
      const text = units(`${first}\n${ROWS}\n`);
      assert.deepEqual(parse(text), { puzzles: [], notes: [{ start: 0, end, reason: 'utf-16' }] }, first);
    }
  });

  describe('reads puzzles', () => {
    it('one after the other', () => reads(`${ROWS}\n${ROWS}\n${ROWS}`, EASY, EASY, EASY));
    it('separated by empty lines', () => reads(`${ROWS}\n\n\n${gridOf(EASY_SOLVED)}\n`, EASY, EASY_SOLVED));
    it('one per line', () => reads(`${EASY}\n${EASY_SOLVED}\n\n${ZEROS}`, EASY, EASY_SOLVED, EASY));
    it('of different sizes', () => reads(`${gridOf(FOUR)}\n${ROWS}\n${FOUR}\n`, FOUR, EASY, FOUR));
    it('of 16 cells in a line if their digits allow it', () => reads(`${FOUR}\n${FOUR}`, FOUR, FOUR));
    it('of 16 cells per line if more than half of the lines can be 4x4 puzzles', () => {
      const empty = `1${'.'.repeat(15)}`;
      const sizes = (...rows: string[]) => parse(rows.join('\n')).puzzles.map(({ grid }) => grid.geometry.size);
      assert.deepEqual(sizes(FOUR, FOUR, FOUR, empty, empty), [4, 4, 4, 4, 4]);
      assert.deepEqual(sizes(FOUR, FOUR, empty, empty, empty), [16]);
    });
    it('of 4x4 cells in four groups', () => reads('1.3. .3.1 .1.3 3..2', FOUR));
    it('without a digit', () => reads(gridOf('.'.repeat(81)), '.'.repeat(81)));
    it('without a digit on one line', () => reads('0'.repeat(81), '.'.repeat(81)));
    it('of 16x16 cells without a digit', () => reads(gridOf('.'.repeat(256)), '.'.repeat(256)));
  });

  describe('reads blanks', () => {
    for (const blank of ['.', '0', '*', '_', '-', 'x', 'X']) {
      it(`${blank} in rows`, () => reads(ROWS.replaceAll('.', blank), EASY));
      it(`${blank} on one line`, () => reads(EASY.replaceAll('.', blank), EASY));
      it(`and keeps ${blank}`, () => assert.equal(parse(EASY.replaceAll('.', blank)).puzzles[0].style.blank, blank));
    }
    it('of several kinds, and uses the most frequent one', () => {
      const [{ style, oddBlanks }] = parse(EASY.replace('.', '0').replace('.', '-')).puzzles;
      assert.equal(style.blank, '.');
      assert.deepEqual(oddBlanks, [
        { cell: 2, blank: '0' },
        { cell: 3, blank: '-' },
      ]);
    });
    it('x and X as the same', () => reads(EASY.replace('.', 'x').replaceAll('.', 'X'), EASY));
    it('but 0 as a digit of a 10x10 puzzle without A', () =>
      assert.equal(linesOf(gridOf('0123456789'.repeat(9) + '.'.repeat(10)))[0].slice(0, 10), '123456789A'));
    it('0 in a 10x10 puzzle with A', () =>
      assert.equal(linesOf(gridOf(`012345678A${'0'.repeat(90)}`))[0].slice(0, 10), '.12345678A'));
  });

  describe('reads dashes', () => {
    const dashes = ROWS.replaceAll('.', '-');
    const emptyRow = EASY.slice(0, 36) + '.'.repeat(9) + EASY.slice(45);
    it('as borders if there are other blanks', () => reads(bands(EASY, '---------\n'), EASY));
    it('as borders if there are enough rows', () =>
      reads(`---------\n${bands(EASY, '---------\n').replaceAll('.', '-')}\n---------`, EASY));
    it('as a row if one is missing', () => reads(gridOf(emptyRow).replaceAll('.', '-'), emptyRow));
    it('as both if borders are between bands', () =>
      reads(`---------\n${bands(emptyRow, '---------\n').replaceAll('.', '-')}\n---------`, emptyRow));
    it('as a border if they have another length', () => reads(`-----------\n${dashes}\n-----------`, EASY));
    it('alone as an empty grid', () => reads(gridOf('-'.repeat(81)), '.'.repeat(81)));
    it('alone as nothing if there are too few', () => reads('---------\n---------\n'));
    it('and stars as borders', () => reads(`*********\n${ROWS}\n*********`, EASY));
    it('and stars as rows', () => reads(gridOf(emptyRow).replaceAll('.', '*'), emptyRow));
  });

  describe('reads', () => {
    const spaced = (by: string) =>
      rowsOf(EASY)
        .map(row => [...row].join(by))
        .join('\n');
    it('indented rows', () => reads(ROWS.replace(/^/gm, ' \t '), EASY));
    it('trailing spaces', () => reads(ROWS.replace(/$/gm, '  '), EASY));
    for (const by of [' ', '  ', '\t', ',', ', ', ' , ', '|', ' | ']) {
      it(`${JSON.stringify(by)} between cells`, () => reads(spaced(by), EASY));
      it(`${JSON.stringify(by)} between the cells of one line`, () => reads([...EASY].join(by), EASY));
    }
    it('a comma after each row', () => reads(spaced(',').replace(/$/gm, ','), EASY));
    it('a comma after each row of a full grid', () => reads(gridOf(EASY_SOLVED).replace(/$/gm, ','), EASY_SOLVED));
    const boxed = (row: string) => row.replace(/(...)(...)(...)/, '$1|$2|$3');
    const grid = (top: string, middle: string, bottom: string, row = (cells: string) => `|${cells}|`) =>
      [
        top,
        ...rowsOf(EASY).flatMap((cells, r) => [...(r === 3 || r === 6 ? [middle] : []), row(boxed(cells))]),
        bottom,
      ].join('\n');
    it('grids of Simple Sudoku', () => reads(grid('*-----------*', '|---+---+---|', '*-----------*'), EASY));
    it('grids of SudoCue', () =>
      reads(
        grid(
          '.-------.-------.-------.',
          ':-------+-------+-------:',
          "'-------'-------'-------'",
          cells => `| ${[...cells].join(' ')} |`,
        ),
        EASY,
      ));
    it('grids of HoDoKu', () => reads(grid('.---.---.---.', ':---+---+---:', "'---'---'---'"), EASY));
    it('grids of SuDoku Solver (spf)', () =>
      reads(
        grid('', '---+---+---', '', cells => cells),
        EASY,
      ));
    it('grids of VBForums (msk)', () => reads(ROWS, EASY));
    it('grids of SadMan', () => reads(`[Puzzle]\n${ROWS}`, EASY));
    it('frames of plus and equal signs', () => reads(grid('+===+===+===+', '+---+---+---+', '+===+===+===+'), EASY));
    it('frames of stars and dots', () => reads(grid('*...*...*...*', '*...*...*...*', '*...*...*...*'), EASY));
    it('frames of box-drawing characters', () =>
      reads(grid('╔═══╦═══╦═══╗', '╟───┼───┼───╢', '╚═══╩═══╩═══╝').replaceAll('|', '║'), EASY));
    it('spaces around single digits, but not as padding', () => {
      const rows = rowsOf(EASY).map(row => `  ${[...row].join('  ')}  `);
      assert.equal(parse(rows.join('\n')).puzzles[0].style.padding, undefined);
    });
    it('nine digits above a smaller grid, but not as a row of another grid', () => {
      const six = '1.3.5.4.6.2.2.1.6.5.4.3.3.2.4.6.5.1.';
      reads(`123456789\n${gridOf(six)}`, six);
    });
    it('rows with pipes only', () => reads(grid('|', '|   |   |   |', '|'), EASY));
    it('a Markdown table', () =>
      reads(
        rowsOf(EASY)
          .map((row, r) => `| ${[...row].join(' | ')} |${r === 0 ? `\n${'|---'.repeat(9)}|` : ''}`)
          .join('\n'),
        EASY,
      ));
  });

  describe('reads bands', () => {
    it('with an empty line between them', () => reads(bands(EASY, '\n'), EASY));
    it('of two puzzles', () => reads(`${bands(EASY, '\n')}\n\n${bands(EASY_SOLVED, '\n')}`, EASY, EASY_SOLVED));
    it('of 2x3 boxes', () => {
      const six = '1.3.5.4.6.2.2.1.6.5.4.3.3.2.4.6.5.1.';
      reads(
        rowsOf(six)
          .map((row, r) => row + (r % 2 === 1 ? '\n' : ''))
          .join('\n'),
        six,
      );
    });
    it('of dashes', () => reads(bands(EASY.replaceAll('.', '-'), '\n'), EASY));
    it('above a puzzle without bands', () => reads(`${bands(EASY, '\n')}\n\n${ROWS}`, EASY, EASY));
  });

  describe('reads a puzzle on one line', () => {
    it('after a label', () => reads(`Easy one: ${EASY}`, EASY));
    it('after a number', () => reads(`12. ${EASY}\n13) ${EASY}`, EASY, EASY));
    it('after a name and an equal sign', () => reads(`PUZZLE=${EASY}\nexport P=${ZEROS};`, EASY, EASY));
    it('in a part of a link', () =>
      reads(`https://example.org/play?puzzle=${ZEROS}&level=3\n<https://example.org/p/${EASY}>`, EASY, EASY));
    it('before a comment', () => reads(`${EASY} # so so\n${EASY}\t% so so`, EASY, EASY));
    it('before words', () => reads(`${EASY} by Ada, 7.1`, EASY));
    it('in a field of a table', () => reads(`1;${EASY};easy`, EASY));
    it('in quotes', () => reads(`"${EASY}",\n'${ZEROS}'`, EASY, EASY));
    it('in the output of qqwing', () =>
      reads(
        `Puzzle,Solution,Solve Time (milliseconds),Givens\n${EASY},${EASY_SOLVED},0.1,30\n${EASY},${EASY_SOLVED},0.2,30`,
        EASY,
        EASY,
      ));
    it('and not its solution', () => reads(`${EASY} ${EASY_SOLVED}\n${EASY},${EASY_SOLVED}`, EASY, EASY));
    it("in a list in gsf's format", () => reads(`${EASY};11.9/11.9/11.3\n${EASY};11.9/1.2/1.2;gold`, EASY, EASY));
    it('of 81 separate digits', () => reads([...ZEROS].join(' '), EASY));
    it('of nine separate rows', () => reads(`${rowsOf(EASY).join(' ')}\n\n${rowsOf(ZEROS).join('|')}`, EASY, EASY));
    it('of nine separate full rows', () => reads(rowsOf(EASY_SOLVED).join(' '), EASY_SOLVED));
    it('in JSON', () => reads(JSON.stringify({ id: 1, puzzle: EASY }), EASY));
    it('in source code', () => reads(`const easy = '${EASY}';`, EASY));
  });

  describe("reads HoDoKu's library with", () => {
    const [puzzle] = parse(`:0100:5:+5+3..7....${EASY.slice(9)}:412 138::534::`).puzzles;
    it('the position of a line', () => assert.equal(makeLine(puzzle.grid.digits), EASY));
    it('placed digits that are not givens', () => assert.equal(makeLine(puzzle.givens), `....7....${EASY.slice(9)}`));
    it('deleted candidates', () => {
      // 412: digit 4 in r1c2; 138: digit 1 in r3c8.
      const allowed = puzzle.grid.allowed as Uint32Array;
      assert.deepEqual(
        [...allowed.entries()].filter(([, mask]) => mask !== 0x1ff),
        [
          [1, 0x1ff - 8],
          [25, 0x1ff - 1],
        ],
      );
    });
    it('many lines', () => reads(`:0000:1:${EASY}:::182:\n:0000:3:${EASY}:::396:`, EASY, EASY));
    it('a line in another format', () => reads(':one:two:three four five six seven eight:'));
  });

  describe('reads from collections', () => {
    const has = (text: string, expected: number) => {
      const { puzzles } = parse(text);
      assert.equal(puzzles.length, expected);
      for (const { problems, oddBlanks } of puzzles) assert.deepEqual([problems, oddBlanks], [[], []]);
    };
    const areEachALine = (text: string) => assert.equal(linesOf(text).length, puzzleLines(text).length);
    const areFirstFields = (text: string) => reads(text, ...puzzleLines(text).map(line => line.split('\t')[1]));

    it('each puzzle of ambiguous.sdm exactly as in the file', () => {
      const text = fixture('ambiguous.sdm');
      has(text, 100);
      reads(text, ...puzzleLines(text));
    });
    it('one puzzle per line of large.sdm', () => areEachALine(fixture('large.sdm')));
    it('the puzzles of rated.tsv and not their solutions', () => areFirstFields(fixture('rated.tsv')));
    it('the same puzzle eleven times from formats.txt', () => {
      const text = fixture('formats.txt');
      has(text, 11);
      assert.deepEqual(new Set(linesOf(text)), new Set([puzzleLines(fixture('rated.tsv'))[0].split('\t')[1]]));
    });
    it('no puzzle in prose', () => {
      for (const name of ['LICENSE', 'CONTRIBUTING.md', 'CHANGELOG.md']) {
        assert.deepEqual(linesOf(readFileSync(join(__dirname, '../../..', name), 'utf8')), [], name);
      }
    });

    const COUNTS = {
      'royle17_49151.txt': 49_151,
      'serg_multi_10000.txt': 10_000,
      'forum_hardest_2000.txt': 2000,
      'hodoku-reglib-half.txt': 582,
      'hodoku-reglib-legend.txt': 0,
      'pathological.txt': 5,
      'README.md': 0,
    };
    for (const [name, expected] of Object.entries(COUNTS)) {
      withShared(name, text => {
        it(name, () => has(text(), expected));
      });
    }
    for (const name of ['big16_15.txt', 'big25_15.txt']) {
      withShared(name, text => {
        it(`${name}: one puzzle per line`, () => areEachALine(text()));
      });
    }
    withShared('euler50.txt', text => {
      it('each puzzle of euler50.txt exactly as in the file', () =>
        reads(text(), ...puzzleLines(text()).map(line => line.replaceAll('0', '.'))));
    });
    withShared('gsf-input-formats.txt', text => {
      it('the same puzzle eight times from gsf-input-formats.txt', () => {
        const lines = linesOf(text());
        assert.equal(lines.length, 8);
        assert.equal(new Set(lines).size, 1);
      });
    });
    withShared('se-ratings-half.tsv', text => {
      it('the puzzles of se-ratings-half.tsv and not their solutions', () => areFirstFields(text()));
    });
  });
});
