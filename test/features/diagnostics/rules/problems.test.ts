import assert from 'node:assert/strict';
import type { Verdict } from '../../../../src/core/solver/index';
import { diagnose } from '../../../../src/features/diagnostics/index';
import { parse } from '../../../../src/text/parser/parser';
import { EASY, EASY_SOLVED, gridOf, rowsOf, unmarked } from '../../../text/texts';
import { codesOf, diagnosticsOf, finds } from '../check';

const withRow = (row: number, text: string) =>
  rowsOf(EASY)
    .map((cells, r) => (r === row ? text : cells))
    .join('\n');

describe('invalid-symbol, row-length, row-count', () => {
  it('mark an unknown symbol', () =>
    finds('invalid-symbol', withRow(4, '4..«?».3..1'), [
      '"?" is not a digit of a 9x9 puzzle: use 1-9, or . for an empty cell',
    ]));
  it('mark a short row', () =>
    finds('row-length', withRow(4, '«4..8.3..»'), ['This row has 8 cells; a row of a 9x9 puzzle needs 9']));
  it('mark a long row', () =>
    finds('row-length', withRow(4, '4..8.3..1«.»'), ['This row has 10 cells; a row of a 9x9 puzzle needs 9']));
  it('mark a missing row', () =>
    finds('row-count', gridOf(EASY).slice(0, 79).replace(/.{9}$/, '«$&»'), [
      'This puzzle has 8 rows; a 9x9 puzzle needs 9',
    ]));
  it('are errors', () => {
    const text = unmarked(withRow(4, '4..?.3..').replace('7...2', '?...2')).text;
    assert.deepEqual([...new Set(diagnosticsOf(text).map(({ severity }) => severity))], ['error']);
  });
  it('do not hide that the rest of the puzzle has no solution', () => {
    const [puzzle] = parse(withRow(4, '4..8.3..')).puzzles;
    const codes = (verdict: Verdict) => diagnose(puzzle, 'off', verdict).map(({ code }) => code);
    const solution = Uint8Array.from(EASY_SOLVED, Number);
    assert.deepEqual(codes({ kind: 'contradictory' }), ['no-solution', 'row-length']);
    assert.deepEqual(codes({ kind: 'valid', solution }), ['row-length']);
    assert.deepEqual(codes({ kind: 'ambiguous', solutions: [solution, solution] }), ['row-length']);
  });
  it('are found in addition to conflicts', () =>
    assert.deepEqual(codesOf(withRow(4, '4..8.3..').replace('53..7', '55..7')), ['conflict', 'row-length']));
  it('exclude conflicts with a row that cannot be read', () =>
    assert.deepEqual(codesOf(withRow(4, '555555555555')), ['row-length']));
});

describe('mixed-blanks', () => {
  const says = (odd: string, most = '.') => `This puzzle writes an empty cell as "${most}", but as "${odd}" here`;

  it('marks the rare kinds', () => {
    const found = finds('mixed-blanks', '1«0».4\n4.«-»«-»\n....\n....', [says('0'), says('-'), says('-')]);
    assert.deepEqual([...new Set(found.map(({ severity }) => severity))], ['hint']);
  });
  it('keeps the most frequent kind', () => finds('mixed-blanks', `${'0'.repeat(80)}«.»`, [says('.', '0')]));
  it('does not mark a single kind', () => finds('mixed-blanks', EASY, []));
  it('does not distinguish x and X', () => finds('mixed-blanks', EASY.replace('.', 'x').replaceAll('.', 'X'), []));
  it('is about each puzzle alone', () => finds('mixed-blanks', `${EASY}\n${EASY.replaceAll('.', '0')}`, []));
});

describe('all findings together', () => {
  const codes = (text: string, ...expected: string[]) => assert.deepEqual(codesOf(text, 'all'), expected);

  it('are none in a solved puzzle', () => codes(EASY_SOLVED));
  it('are only conflicts in a full puzzle with a mistake', () => codes(EASY_SOLVED.replace('534', '535'), 'conflict'));
  it('are none in an empty file', () => codes(''));
  it('are none in prose', () => codes('Sudoku has 9 rows.\n\nAnd 9 columns.'));
  it('include the forced cells of a valid puzzle', () => codes(EASY, 'forced-cell'));
  it('do not call a contradictory puzzle ambiguous', () => codes(`11${'.'.repeat(79)}`, 'conflict'));
  it('are those of each puzzle of a file', () =>
    assert.deepEqual(codesOf(`${EASY_SOLVED}\n11${'.'.repeat(79)}\n${EASY_SOLVED.slice(0, 18)}${'.'.repeat(63)}`), [
      'conflict',
      'multiple-solutions',
    ]));
});
