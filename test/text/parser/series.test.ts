import { EASY, EASY_SOLVED, rowsOf } from '../texts';
import { repeated, series } from './series';

const R = rowsOf(EASY);
const S = rowsOf(EASY_SOLVED);
const SIX = ['12....', '......', '......', '......', '......', '....56'];
const FOUR = ['1...', '..3.', '....', '.2..'];
const DASHES = '---------';

describe('the reading of rows and cells changes at the expected numbers', () => {
  series('rows of 9 below each other', 0, 19, n => [...R, ...S, ...R].slice(0, n).join('\n'), {
    0: '-',
    1: '9x9, n rows',
    9: '9x9',
    10: '9x9, n rows',
    18: '9x9; 9x9',
    19: '9x9; 9x9, 10 rows',
  });
  series('rows of 6', 0, 13, n => [...SIX, ...SIX].slice(0, n).join('\n'), {
    0: '-',
    3: '6x6, n rows',
    6: '6x6',
    7: '6x6, n rows',
    12: '6x6; 6x6',
  });
  series('rows of 4', 0, 9, n => [...FOUR, ...FOUR].slice(0, n).join('\n'), {
    0: '-',
    3: '4x4, n rows',
    4: '4x4',
    5: '4x4, n rows',
    8: '4x4; 4x4',
  });
  series('rows of 16', 0, 17, n => repeated(n, '1.......9......G').join('\n'), {
    0: '-',
    3: '16x16, n rows',
    16: '16x16',
    17: '16x16, n rows',
  });
  series('rows of 12', 0, 13, n => repeated(n, '1.......9..C').join('\n'), {
    0: '-',
    3: '12x12, n rows',
    12: '12x12',
    13: '12x12, n rows',
  });
  series('the first rows of a grid above a whole one', 0, 9, n => [...R.slice(0, n), ...S].join('\n'), {
    0: '9x9',
    1: '9x9, 10 rows',
    2: '9x9, 11 rows',
    3: '9x9, 12 rows',
    4: '9x9, 13 rows',
    5: '9x9, n rows; 9x9',
    9: '9x9; 9x9',
  });
  series('the last rows of a grid below a whole one', 0, 9, n => [...S, ...R.slice(9 - n)].join('\n'), {
    0: '9x9',
    1: '9x9, 10 rows',
    2: '9x9, 11 rows',
    3: '9x9, 12 rows',
    4: '9x9, 13 rows',
    5: '9x9, 14 rows',
    6: '9x9, 15 rows',
    7: '9x9, 16 rows',
    8: '9x9, 17 rows',
    9: '9x9; 9x9',
  });
  series('full rows of a grid without its first rows above a whole one', 0, 9, n => [...S.slice(n), ...S].join('\n'), {
    0: '9x9; 9x9',
    1: '9x9, 17 rows',
    2: '9x9, 16 rows',
    3: '9x9, 15 rows',
    4: '9x9, 14 rows',
    5: '9x9, 13 rows',
    6: '9x9, 12 rows',
    7: '9x9, 11 rows',
    8: '9x9, 10 rows',
    9: '9x9',
  });
  series('cells of the fifth row', 0, 20, n => R.map((r, i) => (i === 4 ? (r + r + r).slice(0, n) : r)).join('\n'), {
    0: '9x9, 4 rows; 9x9, 4 rows',
    1: '9x9, row 5 has n',
    9: '9x9',
    10: '9x9, row 5 has n',
  });
  series('first rows that are short', 0, 9, n => R.map((r, i) => (i < n ? r.slice(1) : r)).join('\n'), {
    0: '9x9',
    1: '9x9, row 1 has 8',
    2: '9x9, row 1 has 8, row 2 has 8',
    3: '9x9, row 1 has 8, row 2 has 8, row 3 has 8',
    4: '9x9, row 1 has 8, row 2 has 8, row 3 has 8, row 4 has 8',
    5: '9x9, n problems',
    6: '8x8, 9, 9, row 7 has 9, row 8 has 9',
    7: '8x8, 9, 9, row 8 has 9',
    8: '8x8, 9, 9, 9',
    9: '8x8, 9, 9, 9, n rows',
  });
  series('last rows that are short', 0, 9, n => R.map((r, i) => (8 - i < n ? r.slice(1) : r)).join('\n'), {
    0: '9x9',
    1: '9x9, row 9 has 8',
    2: '9x9, row 8 has 8, row 9 has 8',
    3: '9x9, row 7 has 8, row 8 has 8, row 9 has 8',
    4: '9x9, row 6 has 8, row 7 has 8, row 8 has 8, row 9 has 8',
    5: '9x9, n problems',
    6: '8x8, row 1 has 9, row 2 has 9, 9, 9',
    7: '8x8, row 1 has 9, 9, 9, 9',
    8: '8x8, 9, 9, 9, 9',
    9: '8x8, 9, 9, 9, n rows',
  });
  series('first rows that are long', 0, 9, n => R.map((r, i) => (i < n ? `${r}.` : r)).join('\n'), {
    0: '9x9',
    1: '9x9, row 1 has 10',
    2: '9x9, row 1 has 10, row 2 has 10',
    3: '9x9, row 1 has 10, row 2 has 10, row 3 has 10',
    4: '9x9, row 1 has 10, row 2 has 10, row 3 has 10, row 4 has 10',
    5: '10x10, n problems',
    6: '10x10, row 7 has 9, row 8 has 9, row 9 has 9, 9 rows',
    7: '10x10, row 8 has 9, row 9 has 9, 9 rows',
    8: '10x10, row 9 has 9, 9 rows',
    9: '10x10, n rows',
  });
  series('strange cells of a row', 0, 9, n => R.map((r, i) => (i === 4 ? '?'.repeat(n) + r.slice(n) : r)).join('\n'), {
    0: '9x9',
    1: '9x9, ?',
    2: '9x9, ?, ?',
    3: '9x9, ?, ?, ?',
    4: '9x9, ?, ?, ?, ?',
    5: '9x9, n problems',
    9: '9x9, 8 rows',
  });
  series('strange rows', 0, 9, n => R.map((r, i) => (i < n ? '?????????' : r)).join('\n'), {
    0: '9x9',
    1: '9x9, 8 rows',
    2: '9x9, 7 rows',
    3: '9x9, 6 rows',
    4: '9x9, 5 rows',
    5: '9x9, 4 rows',
    6: '9x9, 3 rows',
    7: '9x9, 2 rows',
    8: '9x9, 1 rows',
    9: '-',
  });
  series('rows with a strange cell', 0, 9, n => R.map((r, i) => (i < n ? `?${r.slice(1)}` : r)).join('\n'), {
    0: '9x9',
    1: '9x9, ?',
    2: '9x9, ?, ?',
    3: '9x9, ?, ?, ?',
    4: '9x9, ?, ?, ?, ?',
    5: '9x9, n problems',
    9: '(unknown-form)',
  });
  series('cells on one line', 60, 102, n => (EASY + EASY).slice(0, n), {
    60: '9x9, line has n',
    81: '9x9',
    82: '9x9, line has n',
    90: '10x10, line has n',
    100: '10x10',
    101: '10x10, line has n',
  });
  series('cells on one line of 4x4', 8, 40, n => '1.3..3.1.1.33..2'.repeat(3).slice(0, n), {
    8: '-',
    9: '9x9, 1 rows',
    10: '-',
    16: '4x4',
    17: '-',
    26: '9x9, line has n',
    33: '6x6, line has n',
    36: '-',
    37: '6x6, line has n',
    40: '9x9, line has n',
  });
  series('digits among blanks of a line', 0, 20, n => '1'.repeat(n) + '.'.repeat(81 - n), { 0: '9x9' });
  series('blanks of a line', 0, 20, n => '.'.repeat(n) + EASY_SOLVED.slice(n), { 0: '9x9' });
  series('rows of dashes', 0, 9, n => R.map((r, i) => (i < n ? DASHES : r.replaceAll('.', '-'))).join('\n'), {
    0: '9x9',
  });
});
