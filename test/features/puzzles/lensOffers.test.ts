import assert from 'node:assert/strict';
import { rulesOfGeometry } from '../../../src/core/rules/geometry';
import type { Verdict } from '../../../src/core/solver/index';
import { diagnose } from '../../../src/features/diagnostics/index';
import { lensOffers } from '../../../src/features/puzzles/lensOffers';
import { statusOf } from '../../../src/features/puzzles/status';
import { parse } from '../../../src/text/parser/parser';
import { fencesOf, readText } from '../../package/markdown';
import { EASY, EASY_SOLVED, gridOf } from '../../text/texts';

const check = (text: string, expected: string, verdict?: Verdict) =>
  assert.equal(lensOffers(parse(text).puzzles[0], verdict).join(' '), expected);

describe('the lenses of a puzzle', () => {
  it('offer everything for an open puzzle', () => check(gridOf(EASY), 'hint solve path grid'));
  it('offer Convert to Grid for a single-line puzzle, and not the path', () => check(EASY, 'hint solve grid toGrid'));
  it('offer neither a hint nor a solution for an empty puzzle', () => {
    check(gridOf('.'.repeat(81)), 'grid');
    check('.'.repeat(81), 'grid toGrid');
  });
  it('only show a puzzle with fewer digits than any valid puzzle', () => {
    const digits = (count: number) => {
      let left = count;
      return gridOf(EASY_SOLVED.replace(/./g, digit => (left-- > 0 ? digit : '.')));
    };
    check(digits(16), 'grid');
    check(digits(17), 'hint solve path grid');
  });
  it('offer everything for a puzzle of cages without digits, which is probably complete', () =>
    check('....\n....\n....\n....\n[Cages]\naabb\naabb\nccdd\nccdd\na=10\nb=10\nc=10\nd=10\n', 'hint solve path grid'));
  it('offer only the grid for a puzzle with a rule that is being written', () =>
    check('1...\n....\n....\n....\n[Rules]\ncage 3: r1c\n', 'grid'));
  it('offer only the grid for a solved puzzle', () => check(gridOf(EASY_SOLVED), 'grid'));
  it('offer nothing for a puzzle that cannot be read', () => check(gridOf(EASY).replace('4..8.3..1', '4..8.3..'), ''));
});

describe('a puzzle with rules and without digits', () => {
  const VALID: Verdict = { kind: 'valid', solution: new Uint8Array(81) };

  it('is being written until it is known to be valid, with the example of each rule', () => {
    let examples = 0;
    for (const { text } of fencesOf(readText('docs/rules.md'))) {
      const [original] = parse(text).puzzles;
      const digits = new Uint8Array(original.grid.digits.length);
      const puzzle = { ...original, grid: { ...original.grid, digits }, givens: digits, written: digits };
      const caged = new Set(
        rulesOfGeometry(puzzle.grid.geometry).flatMap(rule => (rule.kind === 'cage' ? rule.cells : [])),
      );
      if (caged.size === digits.length) continue;
      examples++;
      const ambiguous: Verdict = { kind: 'ambiguous', solutions: [digits.map(() => 1), digits.map(() => 2)] };
      for (const verdict of [undefined, ambiguous]) {
        assert.deepEqual(lensOffers(puzzle, verdict), ['grid'], text);
        assert.match(statusOf(puzzle, { verdict }), /^\d+x\d+ · 0 givens so far$/, text);
        assert.deepEqual(diagnose(puzzle, 'off', verdict), [], text);
      }
      assert.deepEqual(lensOffers(puzzle, VALID), ['hint', 'solve', 'path', 'grid'], text);
      assert.match(statusOf(puzzle, { verdict: VALID }), /^\d+x\d+ · 0 givens · one solution$/, text);
    }
    assert.ok(examples > 40, String(examples));
  });
});
