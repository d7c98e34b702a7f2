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

describe('parser', () => {
  describe('bytes', () => {
    it('a byte order mark', () => reads(`\ufeff${ROWS}`, EASY));
    it('CRLF', () => reads(ROWS.replaceAll('\n', '\r\n'), EASY));
    it('CR', () => reads(ROWS.replaceAll('\n', '\r'), EASY));
    it('all three mixed', () => reads(ROWS.replace('\n', '\r\n').replace(/\n$/m, '\r'), EASY));
    it('a final newline', () => reads(`${ROWS}\n`, EASY));
    it('an empty file', () => reads(''));
    it('empty lines only', () => reads('\r\n \n\t\n\r'));
    it('no-break spaces', () => reads(ROWS.replaceAll('', '\u00a0'), EASY));
  });

  describe('puzzles', () => {
    it('one after the other', () => reads(`${ROWS}\n${ROWS}\n${ROWS}`, EASY, EASY, EASY));
    it('separated by empty lines', () => reads(`${ROWS}\n\n\n${gridOf(EASY_SOLVED)}\n`, EASY, EASY_SOLVED));
    it('one per line', () => reads(`${EASY}\n${EASY_SOLVED}\n\n${ZEROS}`, EASY, EASY_SOLVED, EASY));
    it('of different sizes', () => reads(`${gridOf(FOUR)}\n${ROWS}\n${FOUR}\n`, FOUR, EASY, FOUR));
    it('16 cells in a line are a whole 4x4 puzzle if their digits allow it', () =>
      reads(`${FOUR}\n${FOUR}`, FOUR, FOUR));
    it('lines of 16 cells are 4x4 puzzles if more than half of them can be', () => {
      const empty = `1${'.'.repeat(15)}`;
      const sizes = (...rows: string[]) => parse(rows.join('\n')).puzzles.map(({ grid }) => grid.geometry.size);
      assert.deepEqual(sizes(FOUR, FOUR, FOUR, empty, empty), [4, 4, 4, 4, 4]);
      assert.deepEqual(sizes(FOUR, FOUR, empty, empty, empty), [16]);
    });
    it('a 4x4 puzzle in four groups', () => reads('1.3. .3.1 .1.3 3..2', FOUR));
    it('an empty grid', () => reads(gridOf('.'.repeat(81)), '.'.repeat(81)));
    it('an empty grid on one line', () => reads('0'.repeat(81), '.'.repeat(81)));
    it('an empty 16x16 grid', () => reads(gridOf('.'.repeat(256)), '.'.repeat(256)));
  });

  describe('blanks', () => {
    for (const blank of ['.', '0', '*', '_', '-', 'x', 'X']) {
      it(`${blank} in rows`, () => reads(ROWS.replaceAll('.', blank), EASY));
      it(`${blank} on one line`, () => reads(EASY.replaceAll('.', blank), EASY));
      it(`${blank} is kept`, () => assert.equal(parse(EASY.replaceAll('.', blank)).puzzles[0].style.blank, blank));
    }
    it('mixed: the most frequent one is used', () => {
      const [{ style, oddBlanks }] = parse(EASY.replace('.', '0').replace('.', '-')).puzzles;
      assert.equal(style.blank, '.');
      assert.deepEqual(oddBlanks, [
        { cell: 2, blank: '0' },
        { cell: 3, blank: '-' },
      ]);
    });
    it('x and X are the same', () => reads(EASY.replace('.', 'x').replaceAll('.', 'X'), EASY));
    it('0 is a digit of a 10x10 puzzle without A', () =>
      assert.equal(linesOf(gridOf('0123456789'.repeat(9) + '.'.repeat(10)))[0].slice(0, 10), '123456789A'));
    it('0 is a blank of a 10x10 puzzle with A', () =>
      assert.equal(linesOf(gridOf(`012345678A${'0'.repeat(90)}`))[0].slice(0, 10), '.12345678A'));
  });

  describe('dashes', () => {
    const dashes = ROWS.replaceAll('.', '-');
    const emptyRow = EASY.slice(0, 36) + '.'.repeat(9) + EASY.slice(45);
    it('are borders if there are other blanks', () => reads(bands(EASY, '---------\n'), EASY));
    it('are borders if there are enough rows', () =>
      reads(`---------\n${bands(EASY, '---------\n').replaceAll('.', '-')}\n---------`, EASY));
    it('are a row if one is missing', () => reads(gridOf(emptyRow).replaceAll('.', '-'), emptyRow));
    it('are both if borders are between bands', () =>
      reads(`---------\n${bands(emptyRow, '---------\n').replaceAll('.', '-')}\n---------`, emptyRow));
    it('are a border if they have another length', () => reads(`-----------\n${dashes}\n-----------`, EASY));
    it('alone are an empty grid', () => reads(gridOf('-'.repeat(81)), '.'.repeat(81)));
    it('alone are nothing if there are too few', () => reads('---------\n---------\n'));
    it('stars have the same meaning', () => reads(`*********\n${ROWS}\n*********`, EASY));
    it('stars may also be a row', () => reads(gridOf(emptyRow).replaceAll('.', '*'), emptyRow));
  });

  describe('separators and borders', () => {
    const spaced = (by: string) =>
      rowsOf(EASY)
        .map(row => [...row].join(by))
        .join('\n');
    it('indented', () => reads(ROWS.replace(/^/gm, ' \t '), EASY));
    it('trailing spaces', () => reads(ROWS.replace(/$/gm, '  '), EASY));
    for (const by of [' ', '  ', '\t', ',', ', ', ' , ', '|', ' | ']) {
      it(`${JSON.stringify(by)} between cells`, () => reads(spaced(by), EASY));
      it(`${JSON.stringify(by)} between the cells of one line`, () => reads([...EASY].join(by), EASY));
    }
    it('a comma after each row', () => reads(spaced(',').replace(/$/gm, ','), EASY));
    it('a comma after each row, full', () => reads(gridOf(EASY_SOLVED).replace(/$/gm, ','), EASY_SOLVED));
    const boxed = (row: string) => row.replace(/(...)(...)(...)/, '$1|$2|$3');
    const grid = (top: string, middle: string, bottom: string, row = (cells: string) => `|${cells}|`) =>
      [
        top,
        ...rowsOf(EASY).flatMap((cells, r) => [...(r === 3 || r === 6 ? [middle] : []), row(boxed(cells))]),
        bottom,
      ].join('\n');
    it('Simple Sudoku', () => reads(grid('*-----------*', '|---+---+---|', '*-----------*'), EASY));
    it('SudoCue', () =>
      reads(
        grid(
          '.-------.-------.-------.',
          ':-------+-------+-------:',
          "'-------'-------'-------'",
          cells => `| ${[...cells].join(' ')} |`,
        ),
        EASY,
      ));
    it('HoDoKu', () => reads(grid('.---.---.---.', ':---+---+---:', "'---'---'---'"), EASY));
    it('SuDoku Solver (spf)', () =>
      reads(
        grid('', '---+---+---', '', cells => cells),
        EASY,
      ));
    it('VBForums (msk)', () => reads(ROWS, EASY));
    it('SadMan', () => reads(`[Puzzle]\n${ROWS}`, EASY));
    it('plus signs and equal signs', () => reads(grid('+===+===+===+', '+---+---+---+', '+===+===+===+'), EASY));
    it('stars and dots', () => reads(grid('*...*...*...*', '*...*...*...*', '*...*...*...*'), EASY));
    it('box-drawing characters', () =>
      reads(grid('╔═══╦═══╦═══╗', '╟───┼───┼───╢', '╚═══╩═══╩═══╝').replaceAll('|', '║'), EASY));
    it('space around single digits is not padding', () => {
      const rows = rowsOf(EASY).map(row => `  ${[...row].join('  ')}  `);
      assert.equal(parse(rows.join('\n')).puzzles[0].style.padding, undefined);
    });
    it('nine digits above a smaller grid are not a row of another grid', () => {
      const six = '1.3.5.4.6.2.2.1.6.5.4.3.3.2.4.6.5.1.';
      reads(`123456789\n${gridOf(six)}`, six);
    });
    it('pipes only', () => reads(grid('|', '|   |   |   |', '|'), EASY));
    it('a Markdown table', () =>
      reads(
        rowsOf(EASY)
          .map((row, r) => `| ${[...row].join(' | ')} |${r === 0 ? `\n${'|---'.repeat(9)}|` : ''}`)
          .join('\n'),
        EASY,
      ));
  });

  describe('bands', () => {
    it('an empty line between them', () => reads(bands(EASY, '\n'), EASY));
    it('two puzzles of them', () => reads(`${bands(EASY, '\n')}\n\n${bands(EASY_SOLVED, '\n')}`, EASY, EASY_SOLVED));
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
    it('then a puzzle without', () => reads(`${bands(EASY, '\n')}\n\n${ROWS}`, EASY, EASY));
  });

  describe('one line', () => {
    it('a label before', () => reads(`Easy one: ${EASY}`, EASY));
    it('a number before', () => reads(`12. ${EASY}\n13) ${EASY}`, EASY, EASY));
    it('a name and a sign before it', () => reads(`PUZZLE=${EASY}\nexport P=${ZEROS};`, EASY, EASY));
    it('a part of a link', () =>
      reads(`https://example.org/play?puzzle=${ZEROS}&level=3\n<https://example.org/p/${EASY}>`, EASY, EASY));
    it('a comment after it', () => reads(`${EASY} # so so\n${EASY}\t% so so`, EASY, EASY));
    it('words after it', () => reads(`${EASY} by nobody, 7.1`, EASY));
    it('a field of a table', () => reads(`1;${EASY};easy`, EASY));
    it('quoted', () => reads(`"${EASY}",\n'${ZEROS}'`, EASY, EASY));
    it('qqwing', () =>
      reads(
        `Puzzle,Solution,Solve Time (milliseconds),Givens\n${EASY},${EASY_SOLVED},0.1,30\n${EASY},${EASY_SOLVED},0.2,30`,
        EASY,
        EASY,
      ));
    it('a puzzle and its solution', () => reads(`${EASY} ${EASY_SOLVED}\n${EASY},${EASY_SOLVED}`, EASY, EASY));
    it("a list of gsf's", () => reads(`${EASY};11.9/11.9/11.3\n${EASY};11.9/1.2/1.2;gold`, EASY, EASY));
    it('81 separate digits', () => reads([...ZEROS].join(' '), EASY));
    it('nine separate rows', () => reads(`${rowsOf(EASY).join(' ')}\n\n${rowsOf(ZEROS).join('|')}`, EASY, EASY));
    it('nine separate rows, full', () => reads(rowsOf(EASY_SOLVED).join(' '), EASY_SOLVED));
    it('JSON', () => reads(JSON.stringify({ id: 1, puzzle: EASY }), EASY));
    it('code', () => reads(`const easy = '${EASY}';`, EASY));
  });

  describe("HoDoKu's library", () => {
    const [puzzle] = parse(`:0100:5:+5+3..7....${EASY.slice(9)}:412 138::534::`).puzzles;
    it('the position', () => assert.equal(makeLine(puzzle.grid.digits), EASY));
    it('placed digits are not givens', () => assert.equal(makeLine(puzzle.givens), `....7....${EASY.slice(9)}`));
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

  describe('collections', () => {
    const has = (text: string, expected: number) => {
      const { puzzles } = parse(text);
      assert.equal(puzzles.length, expected);
      for (const { problems, oddBlanks } of puzzles) assert.deepEqual([problems, oddBlanks], [[], []]);
    };
    const areEachALine = (text: string) => assert.equal(linesOf(text).length, puzzleLines(text).length);
    const areFirstFields = (text: string) => reads(text, ...puzzleLines(text).map(line => line.split('\t')[1]));

    it('ambiguous.sdm: each exactly as in the file', () => {
      const text = fixture('ambiguous.sdm');
      has(text, 100);
      reads(text, ...puzzleLines(text));
    });
    it('large.sdm: one puzzle per line', () => areEachALine(fixture('large.sdm')));
    it('rated.tsv: the puzzle, not its solution', () => areFirstFields(fixture('rated.tsv')));
    it('formats.txt: one puzzle eleven times', () => {
      const text = fixture('formats.txt');
      has(text, 11);
      assert.deepEqual(new Set(linesOf(text)), new Set([puzzleLines(fixture('rated.tsv'))[0].split('\t')[1]]));
    });
    it('prose has none', () => {
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
      it('euler50.txt: each exactly as in the file', () =>
        reads(text(), ...puzzleLines(text()).map(line => line.replaceAll('0', '.'))));
    });
    withShared('gsf-input-formats.txt', text => {
      it('gsf-input-formats.txt: one puzzle eight times', () => {
        const lines = linesOf(text());
        assert.equal(lines.length, 8);
        assert.equal(new Set(lines).size, 1);
      });
    });
    withShared('se-ratings-half.tsv', text => {
      it('se-ratings-half.tsv: the puzzle, not its solution', () => areFirstFields(text()));
    });
  });
});
