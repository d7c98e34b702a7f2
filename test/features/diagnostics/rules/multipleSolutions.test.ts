import assert from 'node:assert/strict';
import { geometryOfSize } from '../../../../src/core/geometry';
import { solve } from '../../../../src/core/solver/index';
import { diagnose } from '../../../../src/features/diagnostics/index';
import { parse } from '../../../../src/text/parser/parser';
import { EASY, EASY_SOLVED, gridOf, unmarked } from '../../../text/texts';
import { codesOf, diagnosticsBeforeSearch, diagnosticsOf, finds, relatedOf } from '../check';

/** A solved puzzle without four cells whose two digits can be swapped. */
const TWO_WAYS = '534..8912672195348198342567859..1423426853791713924856961537284287419635345286179';

const SYMBOLS = '123456789ABCDEFGHIJKLMNOP';

const check = (marked: string, ...messages: string[]) => finds('multiple-solutions', marked, messages);

describe('multiple-solutions', () => {
  const TWO = '«.».34\n3412\n..43\n4321';

  it('marks the first cell in which two solutions differ', () => {
    const [found] = check(TWO, 'r1c1 can be 1 or 2: this puzzle has more than one solution');
    assert.equal(found.severity, 'warning');
    assert.deepEqual(relatedOf(unmarked(TWO).text, found), [
      '.@1: r1c2 can be 1 or 2',
      '.@10: r3c1 can be 1 or 2',
      '.@11: r3c2 can be 1 or 2',
    ]);
  });
  it('is the only finding in such a puzzle', () =>
    assert.deepEqual(codesOf(unmarked(TWO).text), ['multiple-solutions']));
  it('names digits by the symbols of the puzzle, the lower one first', () => {
    // Two boxes of a solved puzzle are full, so there are more digits than any valid puzzle needs.
    const rows = Array.from({ length: 16 }, (_, r) =>
      Array.from({ length: 16 }, (_, c) => (r < 4 ? '123456789ABCDEFG'[(4 * r + c) % 16] : '.')).join(''),
    );
    const [{ message }] = diagnosticsOf(rows.join('\n'));
    assert.match(message, /^r\d+c\d+ can be (\w) or (\w): this puzzle has more than one solution$/);
  });
  it('names at most ten more cells', () => {
    const [puzzle] = parse(EASY).puzzles;
    const one = Uint8Array.from(EASY_SOLVED, Number);
    const other = one.map(digit => (digit % 9) + 1);
    const [found] = diagnose(puzzle, 'off', { kind: 'ambiguous', solutions: [one, other] });
    assert.deepEqual([found.code, found.related.length], ['multiple-solutions', 10]);
  });
  for (const [size, fewest] of Object.entries({ 4: 4, 6: 8, 8: 14, 9: 17, 10: 22, 12: 30, 16: 55, 25: 151 })) {
    it(`is not reported below ${fewest} givens in a ${size}x${size} grid`, () => {
      const geometry = geometryOfSize(Number(size));
      const solution = solve({ geometry, digits: new Uint8Array(geometry.cellCount) }) as Uint8Array;
      const text = (givens: number) =>
        gridOf(Array.from(solution, (digit, cell) => (cell < givens ? SYMBOLS[digit - 1] : '.')).join(''));
      assert.deepEqual(codesOf(text(0)), []);
      assert.deepEqual(codesOf(text(fewest - 1)), []);
      assert.deepEqual(codesOf(text(fewest)), ['multiple-solutions']);
    });
  }
  it('is not reported while the cages of a killer without a digit leave cells free', () => {
    const rows = (first: string, cages: string) => `${first}\n....\n....\n....\n[Rules]\n${cages}`;
    const half = 'cage 10: r1c1-r1c4\ncage 10: r2c1-r2c4\n';
    assert.deepEqual(codesOf(rows('....', half)), []);
    assert.deepEqual(codesOf(rows('1...', half)), ['multiple-solutions']);
    const all = `${half}cage 10: r3c1-r3c4\ncage 10: r4c1-r4c4\n`;
    assert.deepEqual(codesOf(rows('....', all)), ['multiple-solutions']);
  });
  it('is reported for pencil marks, which count like digits', () =>
    assert.deepEqual(codesOf(`${'1234 1234 1234 1234\n'.repeat(4)}`), ['multiple-solutions']));
  it('is not reported without a verdict', () => {
    assert.deepEqual(diagnosticsBeforeSearch(gridOf('.'.repeat(81))), []);
    assert.deepEqual(diagnosticsBeforeSearch(unmarked(TWO).text, 'all'), []);
  });
  it('is not reported in a valid puzzle', () => check(gridOf(EASY)));
  it('is not reported in a solved puzzle', () => check(gridOf(EASY_SOLVED)));
  it('is not reported in a contradictory puzzle', () => check('1.3.\n....\n4...\n...2'));
  it('takes deleted candidates into account', () => {
    const line = (deleted: string) => `:0000:1:${TWO_WAYS}:${deleted}:::`;
    assert.deepEqual(codesOf(line('')), ['multiple-solutions']);
    assert.deepEqual(codesOf(line('614')), []);
  });
  it('marks a cell in the state of an sdk file', () =>
    check(
      `[Puzzle]\n..34\n3412\n..43\n432.\n[State]\n${TWO}`,
      'r1c1 can be 1 or 2: this puzzle has more than one solution',
    ));
});
