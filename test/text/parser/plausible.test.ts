import assert from 'node:assert/strict';
import { isMeant } from '../../../src/text/parser/grids/plausible';
import { parse } from '../../../src/text/parser/parser';
import type { Problem } from '../../../src/text/puzzle';

/** Numbers of other kinds, which are not read as puzzles. */
const OTHERS: Readonly<Record<string, string>> = {
  years: '1998\n2001\n2004\n2010\n2012\n2014\n2020\n2021\n2022\n2023\n2024\n',
  'sorted numbers of several lengths': 'V12\n880\n884\n886\n890\n1014\n1015\n1020\n1154\n1162\n1328\n1329\n1401\n',
  'a number of a card in quotes': 'expect(isCard("4111111111111111")).toBe(true);\n',
  'bits in quotes': "    '0010000000001010010010000110000001000000000000010000100000000011',\n",
  'a map of a game': `const map = [\n${'  [1, 1, 1, 1, 1, 1, 1, 1],\n  [1, 0, 0, 1, 0, 0, 0, 1],\n'.repeat(4)}];\n`,
  'a table of states':
    'A = (\n1,1,1,1,1,1,1,1,  # 00 - 07\n1,1,1,1,1,1,0,0,  # 08 - 0f\n1,1,1,1,1,1,1,1,  # 10 - 17\n1,1,1,0,1,1,1,1,  # 18 - 1f\n' +
    '1,1,1,1,1,1,1,1,  # 20 - 27\n1,1,1,1,1,1,1,1,  # 28 - 2f\n2,2,2,2,2,2,2,2,  # 30 - 37\n2,2,2,2,2,2,2,2,  # 38 - 3f\n)\n',
  'a matrix of the identity': '[1,0,0,0]\n[0,1,0,0]\n[0,0,1,0]\n[0,0,0,1]\n',
  'hexadecimal words': '6012 5089 6419 5973\n9495 7C79 91F9 6C91\n6067 6712 8844 597B\n6E1C 6696 7156 7157\n',
  'a comment of dashes': `//${'-'.repeat(78)}\n// Words\n//${'-'.repeat(78)}\n`,
  'a line of stars': `Title\n${'*'.repeat(64)}\nText\n`,
  'a line of dashes': `Title\n${'-'.repeat(36)}\nText\n`,
  'a field list': ':param files: (optional) Dictionary of file objects for the upload, or tuples of these\n',
  'a list of numbers that has as many digits as a row': 'b = wasm(\n127, 1, 65, 0, 11,\n)\n',
  'a table of numbers of several lengths': '14\t24\t0\t0274\n12\t24\t0\t0275\n',
  'a number with an exponent': 'return code >\n0x1_00_00\n',
  'versions of a program': 'Such as\n1.2345\n1.2345_01\n',
  'a code of digits in a line': '0452040204530403045104010454040404550405045604060457040704580408\n',
  'a list of zeros and one number': `const T = [\n  ${'0, '.repeat(35)}2553\n];\n`,
  'code points with tabs': '250\t\t2C6F\n251\t\t2C6D\n252\t\t2C70\n253\t\t181\n254\t\t186\n256\t257\t189\n',
  'a table of 256 small numbers': `T = (\n${`${'0, '.repeat(14)}3, 3,\n`.repeat(3)}${`${'0, '.repeat(16)}\n`.repeat(12)}${'1, '.repeat(15)}1\n)\n`,
  'zeros next to other numbers': `${'1,1,2,1,1,1,3,1\n'.repeat(8)}${'0,0,0,0,0,0,0,0\n'.repeat(8)}`,
  'versions in a list': 'It works with\n\n* 2.4\n* 2.5\n* 2.6\n* 2.7\n',
  'years after vertical bars':
    'type Year =\n    | 3\n    | 5\n    | 2015\n    | 2016\n    | 2017\n    | 2018\n    | 2019;\n',
  'a table in a comment': '/*\n *  L\tN\n *  1024\t160\n *  2048\t224\n *  2048\t256\n *  3072\t256\n *\n */\n',
  'names with the same start': `(\n${[98, 11, 14, 17, 20, 23, 26].map(n => `    cxx_std_${n}\n`).join('')})\n`,
  'numbers in quotes between directives':
    '#if STD > 202002\n  "23"\n#elif STD > 201703\n  "20"\n#elif STD >= 201703\n  "17"\n#elif STD >= 201402\n  "14"\n#else\n  "98"\n#endif\n',
  'the places of a code':
    'The form is XXXXXXXX-XXXX-XXXX-XXXX-XXXXXXXXXXXX or\n\n XXXXXXXX-XXXX-XXXX-XXXX-XXXXXXXXXXXX\n\nin hexadecimal.\n',
  'a drawing of bits in a comment': `/*\n${` *  ${'9 8 7 6 5 4 3 2 '.repeat(4)} bits\n`.repeat(5)} */\n`,
  'a numbered list of signs': 'Comments are\n\n    1.  --\n    2.  //\n    3.  /*\n\t *\n\t */\n',
  'hexadecimal numbers, one a line': `X = (\n${'2e 3a 7b f7 100 102 104 106 108 10a 10c 10e'
    .split(' ')
    .map(code => `    0x${(Number.parseInt(code, 16) - 1).toString(16)}00000${code},\n`)
    .join('')})\n`,
  'lists of several lengths': 'a = [[1, 2, 3, 3], [2, 5], [2, 4], [2]]\nb = [127, 1, 65, 0, 11]\n',
};

describe('the distinction of puzzles from other numbers:', () => {
  for (const [name, text] of Object.entries(OTHERS))
    it(`${name}: nothing is read`, () => {
      const { puzzles, notes = [] } = parse(text);
      assert.deepEqual(puzzles, []);
      // Numbers in the comments may be digits.
      if (!/[#\t]|^1,1/.test(text)) assert.deepEqual(notes, []);
    });

  it('a table of numbers with many other symbols is not a puzzle, but a few mistakes are allowed', () => {
    const SYMBOLS = '!$%&@;:~§€';
    const EASY = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
    const [puzzle] = parse(EASY).puzzles;
    for (const separator of [' ', ',', ', ', '\t'])
      for (const kinds of [1, 8, 9]) {
        const cells = [...EASY].map((digit, i) =>
          i % 9 === 7 && i < 9 * kinds ? SYMBOLS[(i - 7) / 9] : digit.replace('.', '0'),
        );
        const rows = Array.from({ length: 9 }, (_, row) => cells.slice(9 * row, 9 * row + 9).join(separator)).join(
          '\n',
        );
        const invalid = [...SYMBOLS.slice(0, kinds)].map(
          (symbol, cell): Problem => ({ code: 'invalid-symbol', symbol, cell, start: 0, end: 1 }),
        );
        assert.equal(
          isMeant(rows, { ...puzzle, problems: invalid }),
          kinds < 9 || separator === ' ',
          `${kinds} ${JSON.stringify(separator)}`,
        );
      }
  });
  it('rows of digits and blanks are a puzzle, no matter which digits are typed in them', () => {
    for (const rows of ['1111\n....\n....\n....\n', '1111\n1111\n1111\n1111\n', '4.11\n4.11\n4.11\n4.11\n'])
      assert.equal(parse(rows).puzzles.length, 1, rows);
  });
  it('a grid of ascending numbers is a puzzle if its digits allow it', () =>
    assert.equal(parse('1234\n3412\n4321\n').puzzles.length, 1));
  it('a line of blanks below a single-line puzzle is another puzzle', () =>
    assert.equal(
      parse(
        `${'53--7----6--195----98----6-8---6---34--8-3--17---2---6-6----28----419--5----8--79'}\n${'-'.repeat(81)}\n`,
      ).puzzles.length,
      2,
    ));
});
