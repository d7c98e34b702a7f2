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
    assert.deepEqual(codes({ kind: 'contradictory' }), ['row-length', 'no-solution']);
    assert.deepEqual(codes({ kind: 'valid', solution }), ['row-length']);
    assert.deepEqual(codes({ kind: 'ambiguous', solutions: [solution, solution] }), ['row-length']);
  });
  it('conflicts are found in addition', () =>
    assert.deepEqual(codesOf(withRow(4, '4..8.3..').replace('53..7', '55..7')), ['conflict', 'row-length']));
  it('a row that cannot be read conflicts with nothing', () =>
    assert.deepEqual(codesOf(withRow(4, '555555555555')), ['row-length']));
});

describe('mixed-blanks', () => {
  const says = (odd: string, most = '.') => `This puzzle writes an empty cell as "${most}", but as "${odd}" here`;

  it('the rare ones are marked', () => {
    const found = finds('mixed-blanks', '1«0».4\n4.«-»«-»\n....\n....', [says('0'), says('-'), says('-')]);
    assert.deepEqual([...new Set(found.map(({ severity }) => severity))], ['hint']);
  });
  it('the most frequent one wins', () => finds('mixed-blanks', `${'0'.repeat(80)}«.»`, [says('.', '0')]));
  it('a single kind is not marked', () => finds('mixed-blanks', EASY, []));
  it('x and X are the same', () => finds('mixed-blanks', EASY.replace('.', 'x').replaceAll('.', 'X'), []));
  it('each puzzle has its own', () => finds('mixed-blanks', `${EASY}\n${EASY.replaceAll('.', '0')}`, []));
});

describe('all findings together', () => {
  const codes = (text: string, ...expected: string[]) => assert.deepEqual(codesOf(text, 'all'), expected);

  it('a solved puzzle has none', () => codes(EASY_SOLVED));
  it('a full puzzle with a mistake has only conflicts', () => codes(EASY_SOLVED.replace('534', '535'), 'conflict'));
  it('an empty file has none', () => codes(''));
  it('prose: nothing', () => codes('Sudoku has 9 rows.\n\nAnd 9 columns.'));
  it('a valid puzzle has its forced cells', () => codes(EASY, 'forced-cell'));
  it('a contradictory puzzle is not also ambiguous', () => codes(`11${'.'.repeat(79)}`, 'conflict'));
  it('each puzzle of a file is checked separately', () =>
    assert.deepEqual(codesOf(`${EASY_SOLVED}\n11${'.'.repeat(79)}\n${EASY_SOLVED.slice(0, 18)}${'.'.repeat(63)}`), [
      'conflict',
      'multiple-solutions',
    ]));
});
