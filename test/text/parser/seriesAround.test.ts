import { EASY, rowsOf } from '../texts';
import { repeated, series } from './series';

const R = rowsOf(EASY);
const SIX = ['12....', '......', '......', '......', '......', '....56'];
const FOUR = ['1...', '..3.', '....', '.2..'];
const DASHES = '---------';

describe('the reading of text around and between cells changes at the expected numbers', () => {
  series('rows of dashes among dots', 0, 9, n => R.map((r, i) => (i < n ? DASHES : r)).join('\n'), {
    0: '9x9',
    1: '9x9, 8 rows',
    2: '9x9, 7 rows',
    3: '9x9, 6 rows',
    4: '9x9, 5 rows',
    5: '9x9, 4 rows',
    6: '9x9, 3 rows',
    7: '9x9, 2 rows',
    8: '9x9, 1 rows',
    9: '9x9',
  });
  series('rows of stars among dots', 0, 9, n => R.map((r, i) => (i < n ? '*********' : r)).join('\n'), {
    0: '9x9',
    1: '9x9, 8 rows',
    2: '9x9, 7 rows',
    3: '9x9, 6 rows',
    4: '9x9, 5 rows',
    5: '9x9, 4 rows',
    6: '9x9, 3 rows',
    7: '9x9, 2 rows',
    8: '9x9, 1 rows',
    9: '9x9',
  });
  series(
    'rows of dots below dashes',
    0,
    9,
    n => R.map((r, i) => (i < n ? '.........' : r.replaceAll('.', '-'))).join('\n'),
    {
      0: '9x9',
      1: '9x9, 9 odd besides -',
      2: '9x9, 18 odd besides -',
      3: '9x9, 27 odd besides -',
      4: '9x9, 28 odd besides .',
      5: '9x9, 23 odd besides .',
      6: '9x9, 17 odd besides .',
      7: '9x9, 11 odd besides .',
      8: '9x9, 6 odd besides .',
      9: '9x9',
    },
  );
  series('borders above', 0, 10, n => [...repeated(n, DASHES), ...R].join('\n'), { 0: '9x9' });
  series('borders below', 0, 10, n => [...R.map(r => r.replaceAll('.', '-')), ...repeated(n, DASHES)].join('\n'), {
    0: '9x9',
    9: '9x9; 9x9',
    10: '9x9',
  });
  series(
    'a border after a number of rows',
    0,
    9,
    n => [...R.slice(0, n), DASHES, ...R.slice(n)].join('\n').replaceAll('.', '-'),
    { 0: '9x9' },
  );
  series(
    'zeros among dots',
    0,
    28,
    n => {
      let i = 0;
      return EASY.replace(/\./g, c => (i++ < n ? '0' : c));
    },
    {
      0: '9x9',
      1: '9x9, n odd besides .',
      26: '9x9, 25 odd besides 0',
      27: '9x9, 24 odd besides 0',
      28: '9x9, 23 odd besides 0',
    },
  );
  series(
    'x among X',
    0,
    10,
    n => {
      let i = 0;
      return FOUR.join('\n').replace(/\./g, () => (i++ < n ? 'x' : 'X'));
    },
    { 0: '4x4' },
  );
  series('sevens in 6x6', 0, 6, n => SIX.map((r, i) => (i < n ? `7${r.slice(1)}` : r)).join('\n'), {
    0: '6x6',
    1: '6x6, 7',
    2: '6x6, 7, 7',
    3: '6x6, 7, 7, 7',
    4: '6x6, 7, 7, 7, 7',
    5: '6x6, n problems',
    6: '(unknown-form)',
  });
  series(
    'rows of 16 cells that are not 4x4 puzzles',
    0,
    6,
    n => [...repeated(6 - n, '1.3..3.1.1.33..2'), ...repeated(n, `1${'.'.repeat(15)}`)].join('\n'),
    { 0: '4x4; 4x4; 4x4; 4x4; 4x4; 4x4', 3: '16x16, 6 rows', 6: '16x16, n rows' },
  );
  series('rows with spaces between cells', 0, 9, n => R.map((r, i) => (i < n ? [...r].join(' ') : r)).join('\n'), {
    0: '9x9',
  });
  series(
    'lists among digits',
    0,
    9,
    n => R.map((r, i) => [...r].map(c => (c === '.' ? (i < n ? '12' : '.') : c)).join(' ')).join('\n'),
    { 0: '9x9', 1: '9x9, marks' },
  );
  series(
    'lists of a row',
    0,
    9,
    n => R.map((r, i) => [...r].map((c, j) => (i === 4 && j < n ? '19' : c)).join(' ')).join('\n'),
    { 0: '9x9', 1: '9x9, marks' },
  );
  series(
    'numbers that do not ascend',
    0,
    12,
    n => R.map((r, i) => [...r].map((c, j) => (9 * i + j < n ? '91' : 9 * i + j < 12 ? '19' : c)).join(' ')).join('\n'),
    { 0: '9x9, marks', 5: '(unknown-form)' },
  );
  series(
    'numbers of 10x10',
    0,
    10,
    n =>
      Array.from({ length: 10 }, (_, i) =>
        Array.from({ length: 10 }, (_, j) => (i === 0 && j < n ? '10' : ' .')).join(' '),
      ).join('\n'),
    { 0: '10x10, numbers, left' },
  );
  series(
    'single digits of 10x10 with wide gaps',
    0,
    10,
    n =>
      Array.from({ length: 10 }, (_, i) =>
        Array.from({ length: 10 }, () => (i === 0 ? '5' : '.')).join(i < n ? '  ' : ' '),
      ).join('\n'),
    { 0: '10x10' },
  );
  series('empty lines below a title', 0, 5, n => `Title${'\n'.repeat(n + 1)}${R.join('\n')}`, { 0: '9x9, "Title"' });
  series('empty lines below a comment', 0, 5, n => `# Title${'\n'.repeat(n + 1)}${R.join('\n')}`, {
    0: '9x9, "Title"',
    1: '9x9',
  });
  series(
    'lines of text above',
    0,
    5,
    n => `${Array.from({ length: n }, (_, i) => `Word ${'abcde'[i]}\n`).join('')}${R.join('\n')}`,
    { 0: '9x9', 1: '9x9, "Word a"', 2: '9x9, "Word b"', 3: '9x9, "Word c"', 4: '9x9, "Word d"', 5: '9x9, "Word e"' },
  );
  series(
    'comments above',
    0,
    5,
    n => `${Array.from({ length: n }, (_, i) => `# Word ${'abcde'[i]}\n`).join('')}${R.join('\n')}`,
    { 0: '9x9', 1: '9x9, "Word a"', 2: '9x9, "Word b"', 3: '9x9, "Word c"', 4: '9x9, "Word d"', 5: '9x9, "Word e"' },
  );
  series('digits of a number above', 0, 12, n => `${'1'.repeat(n)}\n${R.join('\n')}`, {
    0: '9x9',
    1: '9x9, "1"',
    2: '9x9, "11"',
    3: '9x9, "111"',
    4: '9x9, "1111"',
    5: '9x9, "11111"',
    6: '9x9, "111111"',
    7: '9x9, "1111111"',
    8: '9x9, "11111111"',
    9: '9x9, 10 rows',
    10: '9x9, "1111111111"',
    11: '9x9, "11111111111"',
    12: '9x9, "111111111111"',
  });
  series('digits of a number below', 0, 12, n => `${R.join('\n')}\n${'1'.repeat(n)}`, {
    0: '9x9',
    9: '9x9, 10 rows',
    10: '9x9',
  });
  series('characters of a label before a line', 0, 12, n => `${'abcdefghijkl'.slice(0, n)} ${EASY}`, {
    0: '9x9',
    1: '9x9, "a"',
    2: '9x9, "ab"',
    3: '9x9, "abc"',
    4: '9x9, "abcd"',
    5: '9x9, "abcde"',
    6: '9x9, "abcdef"',
    7: '9x9, "abcdefg"',
    8: '9x9, "abcdefgh"',
    9: '9x9, "abcdefghi"',
    10: '9x9, "abcdefghij"',
    11: '9x9, "abcdefghijk"',
    12: '9x9, "abcdefghijkl"',
  });
  series('digits before a line', 0, 12, n => `${'123456789012'.slice(0, n)} ${EASY}`, {
    0: '9x9',
    1: '9x9, "1"',
    2: '9x9, "12"',
    3: '9x9, "123"',
    4: '9x9, "1234"',
    5: '9x9, "12345"',
    6: '9x9, "123456"',
    7: '9x9, "1234567"',
    8: '9x9, "12345678"',
    9: '9x9, "123456789"',
    10: '9x9, "1234567890"',
    11: '9x9, "12345678901"',
    12: '9x9, "123456789012"',
  });
  series('characters after a line', 0, 12, n => `${EASY} ${'abcdefghijkl'.slice(0, n)}`, {
    0: '9x9',
    1: '9x9, "a"',
    2: '9x9, "ab"',
    3: '9x9, "abc"',
    4: '9x9, "abcd"',
    5: '9x9, "abcde"',
    6: '9x9, "abcdef"',
    7: '9x9, "abcdefg"',
    8: '9x9, "abcdefgh"',
    9: '9x9, "abcdefghi"',
    10: '9x9, "abcdefghij"',
    11: '9x9, "abcdefghijk"',
    12: '9x9, "abcdefghijkl"',
  });
  series('empty lines after five rows', 0, 4, n => [...R.slice(0, 5), ...repeated(n, ''), ...R.slice(5)].join('\n'), {
    0: '9x9',
    1: '9x9, 5 rows; 9x9, 4 rows',
    4: '9x9, 5 rows; 9x9, n rows',
  });
  series(
    'empty lines after three rows',
    0,
    4,
    n => [...R.slice(0, 3), ...repeated(n, ''), ...R.slice(3, 6), ...repeated(n, ''), ...R.slice(6)].join('\n'),
    { 0: '9x9' },
  );
  series(
    'lines of text after three rows',
    0,
    4,
    n => [...R.slice(0, 3), ...repeated(n, 'words here'), ...R.slice(3)].join('\n'),
    {
      0: '9x9',
      1: '9x9, 3 rows; 9x9, "words here", 6 rows',
      3: '9x9, n rows; 9x9, "words here", 6 rows',
      4: '9x9, 3 rows; 9x9, "words here", 6 rows',
    },
  );
  series('rows in bars', 0, 9, n => R.map((r, i) => (i < n ? `|${r}|` : r)).join('\n'), { 0: '9x9' });
  series('rows that end in a comma', 0, 9, n => R.map((r, i) => (i < n ? `${r},` : r)).join('\n'), { 0: '9x9' });
  series('spaces before rows', 0, 9, n => R.map((r, i) => (i < n ? ` ${r}` : r)).join('\n'), { 0: '9x9' });
  series('comments after rows', 0, 9, n => R.map((r, i) => (i < n ? `${r} # a` : r)).join('\n'), { 0: '9x9' });
  series('words after rows', 0, 9, n => R.map((r, i) => (i < n ? `${r} words` : r)).join('\n'), {
    0: '9x9',
    1: '9x9, "53..7.... words", 8 rows',
    2: '9x9, "6..195... words", 7 rows',
    3: '9x9, ".98....6. words", 6 rows',
    4: '9x9, "8...6...3 words", 5 rows',
    5: '9x9, "4..8.3..1 words", 4 rows',
    6: '9x9, "7...2...6 words", 3 rows',
    7: '9x9, ".6....28. words", 2 rows',
    8: '9x9, "...419..5 words", 1 rows',
    9: '-',
  });
  series('cells of groups on one line', 1, 10, n => EASY.replace(new RegExp(`.{${n}}`, 'g'), '$& ').trim(), {
    1: '9x9',
  });
  series(
    'letters of 16x16',
    0,
    8,
    n => [`${'ABCDEFGH'.slice(0, n)}${'.'.repeat(16 - n)}`, ...repeated(15, '.'.repeat(16))].join('\n'),
    { 0: '16x16' },
  );
  series(
    'zero digits of 10x10',
    0,
    4,
    n => [`${'0'.repeat(n)}123456789`.slice(0, 10), ...repeated(9, '.'.repeat(10))].join('\n'),
    { 0: '10x10, row 1 has 9', 1: '10x10' },
  );
});
