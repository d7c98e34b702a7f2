import assert from 'node:assert/strict';
import { finish } from '../../../src/core/pausing';
import { redundantGivens } from '../../../src/core/repair/redundant';
import { applied } from '../../../src/language/edits';
import { minimisingPuzzle } from '../../../src/language/features/minimising';
import { parse } from '../../../src/language/parsing/parser';
import { verdictOf } from '../../package/findings';
import { EASY, EASY_SOLVED } from '../texts';

const verdicts = {
  // biome-ignore lint/correctness/useYield: nothing is left to wait for
  *check(grid: Parameters<typeof verdictOf>[0]) {
    return verdictOf(grid);
  },
};

const minimised = (text: string, change: (puzzle: ReturnType<typeof parse>['puzzles'][0]) => object = () => ({})) => {
  const [puzzle] = parse(text).puzzles;
  const { edits, message, removed } = finish(minimisingPuzzle({ ...puzzle, ...change(puzzle) }, verdicts));
  return { text: applied(text, edits), message, removed };
};

describe('Minimise Puzzle', () => {
  it('removes givens until each that is left is needed', () => {
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
  it('does not take entries for givens', () =>
    unchanged(EASY, /Reset to Givens/, ({ givens }) => ({
      givens: givens.map((given, cell) => (cell === 0 ? 0 : given)),
    })));
});
