import assert from 'node:assert/strict';
import { countFilled } from '../../../src/core/grid';
import { finish } from '../../../src/core/pausing';
import { redundantGivens } from '../../../src/core/repair/redundant';
import { orbitsUnder, patternSymmetries } from '../../../src/core/symmetry/patterns';
import { type KeptSymmetry, keepableSymmetries, minimisingPuzzle } from '../../../src/features/solving/minimising';
import { applied } from '../../../src/text/edits';
import { parse } from '../../../src/text/parser/parser';
import { verdictOf } from '../../package/findings';
import { EASY, EASY_SOLVED, gridOf } from '../../text/texts';

const verdicts = {
  // biome-ignore lint/correctness/useYield: nothing is left to wait for
  *check(grid: Parameters<typeof verdictOf>[0]) {
    return verdictOf(grid);
  },
};

const minimised = (
  text: string,
  change: (puzzle: ReturnType<typeof parse>['puzzles'][0]) => object = () => ({}),
  kept?: KeptSymmetry,
) => {
  const [puzzle] = parse(text).puzzles;
  const { edits, message, removed } = finish(minimisingPuzzle({ ...puzzle, ...change(puzzle) }, verdicts, kept));
  return { text: applied(text, edits), message, removed };
};

describe('Minimize Puzzle', () => {
  it('removes givens until all others are needed', () => {
    const { text, message, removed } = minimised(EASY);
    const { grid } = parse(text).puzzles[0];
    assert.ok(removed > 0);
    assert.equal(message, `Removed ${removed} redundant givens. ${30 - removed} givens left.`);
    assert.deepEqual(finish(redundantGivens(grid)), { cells: [], isComplete: true });
    assert.deepEqual(verdictOf(grid), verdictOf(parse(EASY).puzzles[0].grid));
    assert.equal([...text].filter((c, i) => c !== EASY[i]).length, removed);
    assert.deepEqual(minimised(text), { text, message: 'Every given of this puzzle is needed.', removed: 0 });
  });

  const unchanged = (text: string, message: RegExp, change?: Parameters<typeof minimised>[1]) => {
    const result = minimised(text, change);
    assert.equal(result.text, text);
    assert.match(result.message, message);
  };
  it('needs exactly one solution', () => unchanged('..3.\n1...\n..1.\n...4', /exactly one solution/));
  it('changes no solved puzzle', () => unchanged(EASY_SOLVED, /solved/));
  it('needs a puzzle that can be read', () => unchanged(EASY.replace('5', '?'), /read completely/));
  it('changes no lists of candidates', () => unchanged('1 2 3 4\n3 4 1 2\n2 13 4 1\n4 13 2 3', /lists candidates/));
  it('does not treat entries as givens', () =>
    unchanged(EASY, /Reset to Givens/, ({ givens }) => ({
      givens: givens.map((given, cell) => (cell === 0 ? 0 : given)),
      recent: [0],
    })));

  it('keeps the entries of a puzzle whose text distinguishes them from givens', () => {
    const [{ grid }] = parse(EASY).puzzles;
    const state = EASY.replace('.', '4'); // r1c3
    const { text, removed } = minimised(`[Puzzle]\n${gridOf(EASY)}\n[State]\n${gridOf(state)}\n`);
    const [after] = parse(text).puzzles;
    assert.ok(removed > 0);
    assert.equal(countFilled(after.givens), countFilled(grid.digits) - removed);
    assert.deepEqual(finish(redundantGivens({ ...grid, digits: after.givens })).cells, []);
    const entries = [...after.grid.digits].map((digit, cell) => (digit === after.givens[cell] ? 0 : digit));
    assert.deepEqual(
      entries,
      [...parse(EASY).puzzles[0].grid.digits].map((_, cell) => (cell === 2 ? 4 : 0)),
    );
  });
  it('keeps the entries of a library line', () => {
    const { text, removed } = minimised(`:0000:x:${EASY.replace('.', '+4')}:::\n`);
    assert.ok(removed > 0);
    const [after] = parse(text).puzzles;
    assert.equal(after.grid.digits[2], 4);
    assert.equal(countFilled(after.givens), 30 - removed);
  });

  it('keeps a symmetry of the givens', () => {
    const [puzzle] = parse(EASY).puzzles;
    assert.deepEqual(keepableSymmetries(puzzle), ['half']);
    for (const kept of ['half', 'all'] as const) {
      const { text, removed, message } = minimised(EASY, undefined, kept);
      const { grid } = parse(text).puzzles[0];
      assert.ok(removed > 0);
      assert.match(message, /givens left, as symmetric as before\.$/);
      assert.deepEqual(patternSymmetries(grid.geometry, grid.digits), ['half']);
      assert.equal(verdictOf(grid).kind, 'valid');
      assert.match(minimised(text, undefined, kept).message, /^Every symmetric group/);
    }
    assert.deepEqual(keepableSymmetries(parse(minimised(EASY).text).puzzles[0]), []);
  });
  it('keeps no symmetry that the givens lack', () => {
    const result = minimised(EASY, undefined, 'diagonal');
    assert.deepEqual([result.text, result.message], [EASY, 'The givens of this puzzle do not have this symmetry.']);
  });
  it('knows the cells that several symmetries map onto each other', () => {
    const { geometry } = parse(EASY).puzzles[0].grid;
    assert.deepEqual(
      orbitsUnder(geometry, ['quarter'])(0).sort((a, b) => a - b),
      [0, 8, 72, 80],
    );
    assert.deepEqual(
      orbitsUnder(geometry, ['leftRight', 'topBottom'])(1).sort((a, b) => a - b),
      [1, 7, 73, 79],
    );
    assert.deepEqual(orbitsUnder(geometry, [])(5), [5]);
  });
});
