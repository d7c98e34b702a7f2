import assert from 'node:assert/strict';
import { parse } from '../../../src/text/parser/parser';
import { EASY, EASY_SOLVED, gridOf, rowsOf } from '../texts';
import { finds, reads, readsNothing } from './reading';

const ROWS = rowsOf(EASY);
/** The rows of an easy puzzle with one row replaced. */
const withRow = (row: number, text: string) => ROWS.map((cells, r) => (r === row ? text : cells)).join('\n');
const needs = 'a row of a 9x9 puzzle needs 9';

describe('a malformed puzzle', () => {
  describe('has its unknown symbols marked:', () => {
    const says = (symbol: string, use = '1-9, or . for an empty cell', size = '9x9') =>
      `invalid-symbol: "${symbol}" is not a digit of a ${size} puzzle: use ${use}`;
    for (const symbol of ['?', 'a', '/', '😀', 'é', '５']) {
      it(symbol, () => finds(withRow(4, `4..«${symbol}».3..1`), says(symbol)));
    }
    it('two in a row', () => finds(withRow(4, '4..«?».3«!».1'), says('?'), says('!')));
    it('among borders', () => finds(withRow(4, '|4..|«?».3|..1|'), says('?')));
    it('with spaces', () => finds(withRow(4, '4 . . «q» . 3 . . 1'), says('q')));
    it('on one line', () => finds(EASY.replace('8', '«?»'), says('?')));
    it('a digit that is too large for 4x4', () =>
      finds('1234\n3412\n214«5»\n432.', says('5', '1-4, or . for an empty cell', '4x4')));
    it('a digit that is too large for 6x6', () =>
      finds(`12345«9»\n${'......\n'.repeat(5)}`, says('9', '1-6, or . for an empty cell', '6x6')));
    it('a letter that is too large', () =>
      finds(
        `12«Q»456789ABCDEFG\n${`${'.'.repeat(16)}\n`.repeat(15)}`,
        says('Q', '1-9 and A-G, or . for an empty cell', '16x16'),
      ));
    it('a number that is too large', () =>
      finds(
        `10 2 3 «17» 5 6 7 8 9 1 11 12 13 14 15 16\n${`${'0 '.repeat(16)}\n`.repeat(15)}`,
        says('17', '1-16, or 0 for an empty cell', '16x16'),
      ));
    it('a word that is not a number', () =>
      finds(
        `10 11 12 13 14 15 16 1 2 3 4 5 6 7 8 9\n1 «1O» 3 . . . . . . . . . . . . .\n${`${'. '.repeat(16)}\n`.repeat(14)}`,
        says('1O', '1-16, or . for an empty cell', '16x16'),
      ));
    it('with a message that names the blank of the file', () =>
      finds(EASY.replaceAll('.', '0').replace('8', '«?»'), says('?', '1-9, or 0 for an empty cell')));
    it('in the state of an sdk', () =>
      finds(`[Puzzle]\n${gridOf(EASY)}\n[State]\n${withRow(4, '4..«?».3..1')}`, says('?')));
  });

  describe('with one unknown sign in several cells', () => {
    const readsAs = (sign: string, write: (rows: readonly string[]) => string, line = EASY) => {
      const text = `${write(rowsOf(line).map(row => row.replaceAll('.', sign)))}\n`;
      reads(text, line);
      assert.deepEqual(
        parse(text).puzzles.map(({ style, problems }) => [style.blank, problems.length]),
        [[sign, 0]],
        text,
      );
    };
    const apart = (gap: string) => (rows: readonly string[]) => rows.map(row => [...row].join(gap)).join('\n');
    const boxed = (gap: string) => (rows: readonly string[]) =>
      rows.map(row => row.replace(/...(?=.)/g, `$&${gap}`)).join('\n');
    const strings = (rows: readonly string[]) => `grid = [\n${rows.map(row => `  "${row}",`).join('\n')}\n]`;
    for (const sign of '~@$^&<)#%')
      it(`${sign} is the blank`, () => {
        for (const write of [apart(''), apart(' '), apart('\t'), apart('|'), boxed('|'), boxed('  ')])
          readsAs(sign, write);
        readsAs(sign, rows => rows.join(''));
        if (sign !== '#' && sign !== '%') readsAs(sign, apart(', '));
      });
    it('it is the blank of strings in a program', () => {
      for (const sign of '~@$^!+=') readsAs(sign, strings);
    });
    it('it stays the blank while cells are filled', () => {
      const order = [...Array(81).keys()]
        .filter(cell => EASY[cell] === '.')
        .sort((a, b) => ((a * 31) % 83) - ((b * 31) % 83));
      for (let filled = 0; filled < order.length - 1; filled++) {
        const line = [...EASY].map((c, cell) => (order.indexOf(cell) >= filled ? c : EASY_SOLVED[cell])).join('');
        for (const write of [apart(''), apart(' '), boxed('|'), strings]) readsAs('~', write, line);
      }
    });
    it('a single one, or one next to another blank, is a mistake', () => {
      const problemsOf = (text: string) => parse(text).puzzles.map(({ problems }) => problems.length);
      assert.deepEqual(problemsOf(EASY_SOLVED.replaceAll('1', '~')), [0]);
      assert.deepEqual(problemsOf(EASY_SOLVED.replace('1', '~')), [1]);
      assert.deepEqual(problemsOf(EASY.replaceAll('8', '~')), [EASY.split('8').length - 1]);
    });
    it('but not in a line below a puzzle', () => reads(`${gridOf(EASY)}\n?????????`, EASY));
    it('but not in dates', () => readsNothing('12/05/2012\n'.repeat(10)));
    it('but not in prices', () => readsNothing('120€\n230€\n140€\n110€'));
  });

  it('is not read from a first row with the number 10, which is not taken for pencil marks', () =>
    readsNothing('1 10 2 3 4 5 6 7 8'));

  describe('has digits that are too large for its size:', () => {
    const sizesOf = (text: string) => parse(text).puzzles.map(({ grid }) => grid.geometry.size);
    for (const line of [EASY, EASY_SOLVED]) {
      it(`it is not taken for a smaller puzzle while it is typed: ${line.slice(0, 9)}`, () => {
        for (let length = 1; length < 81; length++) assert.ok(sizesOf(line.slice(0, length)).every(size => size === 9));
      });
    }
    it('rows with spaces for blanks do not make it a smaller puzzle', () =>
      readsNothing(gridOf(EASY).replaceAll('.', ' ')));
    it('one in a grid is marked as invalid', () =>
      finds(
        `${'12345.\n'.repeat(5)}1234«7».`.replaceAll('12345', '.....'),
        'invalid-symbol: "7" is not a digit of a 6x6 puzzle: use 1-6, or . for an empty cell',
      ));
    it('one in a line below a puzzle of its size is marked as invalid', () =>
      finds(
        `1${'.'.repeat(35)}\n«7»${'.'.repeat(35)}`,
        'invalid-symbol: "7" is not a digit of a 6x6 puzzle: use 1-6, or . for an empty cell',
      ));
  });

  describe('has a row of words with a problem:', () => {
    const short = (found: number, size: number) =>
      `row-length: This row has ${found} cells; a row of a ${size}x${size} puzzle needs ${size}`;
    it('one with as many characters as a row needs words', () =>
      finds(`. . . . . . . . . 10\n«. . . . 10 . . . .»\n${'. . . . . . . . . .\n'.repeat(8)}`, short(9, 10)));
    it('one of pencil marks with as many characters', () =>
      finds(`«1 2 3 4 56 7 8 9»\n${'. . 12 . . . . . .\n'.repeat(8)}`, short(8, 9)));
    it('one of pencil marks with more characters', () =>
      finds(`«9 8 7 | 345 1 2 | 345 6»\n${'. . 12 | . . . | . . .\n'.repeat(8)}`, short(8, 9)));
    it('one with more characters than a row has', () =>
      finds(
        `${'. . 12345 . . 1234 5678\n'.replace('\n', ' 56\n').repeat(7)}«1234 1234 1234 1234 1234 1234 1234»`,
        short(7, 8),
      ));
  });

  describe('has a problem at a row that is too short or too long:', () => {
    it('one that is too short', () => finds(withRow(4, '«4..8.3..»'), `row-length: This row has 8 cells; ${needs}`));
    it('one that is too long', () => finds(withRow(4, '4..8.3..1«.»'), `row-length: This row has 10 cells; ${needs}`));
    it('one that is too long if its last two digits touch in a grid with spaces', () => {
      const spaced = (last: string) => `${'. . . . . . . . .\n'.repeat(7)}1 2 3 4 5 6 7 8 9\n. . . . 8 . . 7 ${last}\n`;
      finds(spaced('9«5»'), `row-length: This row has 10 cells; ${needs}`);
      finds(spaced('9«95»'), `row-length: This row has 11 cells; ${needs}`);
      finds(spaced('59'));
    });
    it('one that is too long by three', () =>
      finds(withRow(4, '4..8.3..1«5.7»'), `row-length: This row has 12 cells; ${needs}`));
    it('the first one', () => finds(withRow(0, '«53..7...»'), `row-length: This row has 8 cells; ${needs}`));
    it('the last one', () => finds(withRow(8, '«....8..7»'), `row-length: This row has 8 cells; ${needs}`));
    it('one in a frame', () => finds(withRow(4, '«|4..|8.|..1|»'), `row-length: This row has 8 cells; ${needs}`));
    it('one in which a space is not a blank', () =>
      finds(withRow(4, '«4  8 3  1»'), `row-length: This row has 4 cells; ${needs}`));
    it('one with spaces', () =>
      finds(withRow(4, '4 . . 8 . 3 . . 1 «.»'), `row-length: This row has 10 cells; ${needs}`));
    it('two such rows', () =>
      finds(
        withRow(4, '«4..8.3..»').replace('7...2...6', '7...2...6«1»'),
        `row-length: This row has 8 cells; ${needs}`,
        `row-length: This row has 10 cells; ${needs}`,
      ));
    it('a single-line puzzle that is too short', () =>
      finds(`«${EASY.slice(1)}»`, 'row-length: This line has 80 cells; a 9x9 puzzle needs 81'));
    it('a single-line puzzle that is too long', () =>
      finds(`${EASY}«1»`, 'row-length: This line has 82 cells; a 9x9 puzzle needs 81'));
    it('a single-line puzzle among others', () =>
      finds(`${EASY}\n«${EASY.slice(2)}»\n${EASY}`, 'row-length: This line has 79 cells; a 9x9 puzzle needs 81'));
    it('half a line, which is not read as a smaller puzzle', () =>
      finds(`«${EASY.slice(0, 38)}»`, 'row-length: This line has 38 cells; a 9x9 puzzle needs 81'));
    const dots = '.......';
    it('one with too few blanks and no digit', () =>
      finds(withRow(4, `«${dots}»`), `row-length: This row has 7 cells; ${needs}`));
    it('a row of five blanks', () => finds(withRow(4, '«.....»'), `row-length: This row has 5 cells; ${needs}`));
    it('one with too many blanks and no digit', () =>
      finds(withRow(4, '.........«..»'), `row-length: This row has 11 cells; ${needs}`));
    it('a first row of blanks only', () =>
      finds(withRow(0, `«${dots}»`), `row-length: This row has 7 cells; ${needs}`));
    it('a last row of blanks only', () => finds(withRow(8, `«${dots}»`), `row-length: This row has 7 cells; ${needs}`));
    it('one of blanks with spaces', () =>
      finds(withRow(4, `«${[...dots].join(' ')}»`), `row-length: This row has 7 cells; ${needs}`));
    it('one of blanks in a frame', () =>
      finds(withRow(4, '«|...|...|.|»'), `row-length: This row has 7 cells; ${needs}`));
    it('one of underscores', () =>
      finds(withRow(4, `«${dots}»`).replaceAll('.', '_'), `row-length: This row has 7 cells; ${needs}`));
    it('but dots are a border if no row is missing', () =>
      reads(`${dots}\n${ROWS.slice(0, 3).join('\n')}\n${dots}\n${ROWS.slice(3).join('\n')}\n${dots}`, EASY));
    it('one below an extra row', () =>
      finds(`1.2.3.4.\n${withRow(4, '«4..8.3..»')}`, `row-length: This row has 8 cells; ${needs}`));
    it('and the next puzzle keeps its rows', () =>
      finds(`${withRow(4, '«4..8.3..»')}\n${gridOf(EASY)}`, `row-length: This row has 8 cells; ${needs}`));
  });

  describe('has a problem if its number of rows is wrong:', () => {
    const few = (rows: string) => `row-count: This puzzle has ${rows}; a 9x9 puzzle needs 9`;
    const many = (rows: string) => `${few(rows)}. If another puzzle starts here, put an empty line before it`;
    it('eight rows', () => finds(`${ROWS.slice(0, 7).join('\n')}\n«${ROWS[7]}»`, few('8 rows')));
    it('eight rows below lines of a few cells', () =>
      finds(`12.\n1\n${ROWS.slice(0, 7).join('\n')}\n«${ROWS[7]}»`, few('8 rows')));
    it('one row', () => finds(`«${ROWS[0]}»`, few('1 row')));
    it('ten rows', () => finds(`${ROWS.join('\n')}\n«.........»`, many('10 rows')));
    it('eleven rows', () => finds(`${ROWS.join('\n')}\n«.........\n..1......»`, many('11 rows')));
    it('cut off by a title', () =>
      finds(`${ROWS.slice(0, 3).join('\n')}\n«${ROWS[3]}»\nNext\n${ROWS.join('\n')}`, few('4 rows')));
    it('cut off by an empty line', () =>
      finds(`${ROWS.slice(0, 4).join('\n')}\n«${ROWS[4]}»\n\n${EASY}`, few('5 rows')));
    it('bands with a missing row', () =>
      finds(
        `${ROWS.slice(0, 3).join('\n')}\n\n${ROWS.slice(3, 5).join('\n')}\n\n${ROWS.slice(6, 8).join('\n')}\n«${ROWS[8]}»`,
        few('8 rows'),
      ));
    it('bands with an extra row', () =>
      finds(
        `${ROWS.slice(0, 3).join('\n')}\n\n${ROWS.slice(3, 6).join('\n')}\n.........\n\n${ROWS.slice(6, 8).join('\n')}\n«${ROWS[8]}»`,
        many('10 rows'),
      ));
    it('two bands', () =>
      finds(`${ROWS.slice(0, 3).join('\n')}\n\n${ROWS.slice(3, 5).join('\n')}\n«${ROWS[5]}»\n`, few('6 rows')));
    it('eight rows above another puzzle', () =>
      finds(`${ROWS.slice(0, 7).join('\n')}\n«${ROWS[7]}»\n${gridOf(EASY_SOLVED)}`, few('8 rows')));
    it('eight rows below another puzzle', () =>
      finds(`${gridOf(EASY_SOLVED)}\n«${ROWS.slice(0, 8).join('\n')}»`, many('17 rows')));
    it('a row that is being typed', () =>
      finds(
        `${ROWS.slice(0, 3).join('\n')}\n«8..»`,
        'row-length: This row has 3 cells; a row of a 9x9 puzzle needs 9',
        few('4 rows'),
      ));
  });

  describe('the rest of the file', () => {
    it('is read despite errors', () => {
      const broken = withRow(4, '4..8.3..');
      reads(`Title\n${gridOf(EASY)}\n\nnonsense\n\n${EASY_SOLVED}`, EASY, EASY_SOLVED);
      finds(
        `${EASY}\n\n${broken.replace('4..8.3..', '«4..8.3..»')}\n\n${EASY}`,
        `row-length: This row has 8 cells; ${needs}`,
      );
    });
  });
});

describe('text without a puzzle', () => {
  const none = (name: string, text: string) => it(name, () => readsNothing(text));
  none('prose', 'Sudoku is a puzzle.\nYou fill the digits 1 to 9 in 9 rows,\n9 columns and 9 boxes.\n\nThat is all.');
  none('a year', '2024');
  none('years', '2012\n2013');
  none('dates', '31.12.2012\n2012-12-31\n2013-01-01\n12/31/2012');
  none('telephone numbers', '555-1234\n555 12345\n(555) 123-4567\n+49 30 123456');
  none('a card number', '1234 5678 9012 3456');
  none('book numbers', 'ISBN 978-3-16-148410-0\n978-3-16-148410-0');
  none('amounts', '$1,234.56\n50%\n12,5 %');
  none('versions and addresses', 'v1.2.3\n192.168.100.1\nhttps://example.org/1234\na@b.c');
  none('checksums', 'd41d8cd98f00b204e9800998ecf8427e\nda39a3ee5e6b4b0d3255bfef95601890afd80709');
  none('a longer checksum', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  none('an identifier', '123e4567-e89b-12d3-a456-426614174000');
  none('base64', 'TWFueSBoYW5kcyBtYWtlIGxpZ2h0IHdvcmsuTWFueSBoYW5kcyBtYWtlIGxpZ2h0IHdvcms=');
  none('words of ten letters and more', 'difficulty\nintermediate\nintercontinental\nabcdefghij_klm\nunsolvable');
  none(
    'an unknown character for blanks, and border characters in the rows',
    ROWS.map(row => row.replace('.', '=').replaceAll('.', '¤')).join('\n'),
  );
  none('words of one length', 'four five nine\none two six ten');
  none(
    'Markdown',
    '# Title\n\n1. one\n2. two\n\n- a\n- b\n\n---\n\n***\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n> 12\n\n```\ncode\n```',
  );
  none('CSV', 'id,row,column,digit\n1,4,7,5\n2,3,9,1');
  none('a table of ratings', '9.1 8.3 7.2 6.5\n');
  none('JSON', '{\n  "size": 9,\n  "digits": [1, 2, 3, 4, 5, 6, 7, 8, 9],\n  "version": "1.2.3"\n}');
  none('code', 'for (let i = 0; i < 81; i++) {\n  sum += grid[i];\n}');
  none('lines drawn', '-----------\n===========\n***********\n___________\n*********\n---------\n+---+---+');
  none('a leader', `Chapter 1 ${'.'.repeat(36)} 5\nChapter 2 ${'.'.repeat(40)} 17`);
  none(
    'legal text',
    'Copyright (c) 2024\n\nTHE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND,\n(i) EXPRESS OR (ii) IMPLIED.\n\nSection 4.2.1',
  );
  none('other alphabets', '数独\nΣουντόκου 9\nСудоку 81');
  none('control characters', '\u0000\u0001\u0002\ufffd\ud83d');
});
