import assert from 'node:assert/strict';
import { Analysis } from '../../../src/analysis/analysis';
import { testPuzzle } from '../../../src/features/collection/puzzleTest';
import { parse } from '../../../src/text/parser/parser';
import type { Puzzle } from '../../../src/text/puzzle';
import { finish } from '../../../src/text/work';
import { sourceOf } from '../../text/source';
import { EASY, EASY_SOLVED } from '../../text/texts';
import { workClock } from '../../text/workClock';

/** The texts and messages of the failures of each puzzle of a text. */
async function failuresIn(text: string): Promise<string[][]> {
  const analysis = new Analysis<never>({ now: workClock(), sourceOf: none => none, onSearch: () => {} });
  const repairs = await analysis.repairs();
  const { difficulties } = await analysis.reasoning();
  const knowledge = {
    verdicts: analysis.verdicts,
    repairs,
    difficultyOf: (puzzle: Puzzle) => difficulties.finding(puzzle, []),
  };
  return parse(text).puzzles.map(puzzle => {
    const { isDecided, failures } = finish(testPuzzle(sourceOf(text), puzzle, knowledge));
    assert.ok(isDecided);
    return failures.map(({ start, end, message }) => `${text.slice(start, end)}: ${message}`);
  });
}

describe('the test of a puzzle', () => {
  it('passes if it has one solution or is solved', async () => {
    assert.deepEqual(await failuresIn(`${EASY}\n${EASY_SOLVED}\n`), [[], []]);
  });

  it('fails with the errors that the editor marks', async () => {
    const text = `55${EASY.slice(2)}\n${EASY.slice(1)}\n\n.4..2..6214.4.12..3..4152.4..6....5.\n`;
    const [conflict, short, stuck] = await failuresIn(text);
    assert.equal(conflict[0], '5: 5 is already in row 1 (r1c2) and box 1 (r1c2)');
    assert.match(short[0], /80/);
    assert.match(stuck[0], /5 digits contradict each other/);
  });

  it('fails with messages in the order of the text, so that the reason is first', async () => {
    const [wrong] = await failuresIn(`531${EASY.slice(3)}\n`);
    assert.deepEqual(wrong, [
      '1: This puzzle has no solution. Without the 1 in r1c3 it has one',
      '.: Column 8 has no cell left for 1',
    ]);
  });

  it('fails for several solutions, even if the editor does not mark a puzzle that is being written', async () => {
    const [many, few] = await failuresIn('1234\n3...\n....\n....\n\n12..\n....\n....\n....\n');
    assert.match(many[0], /^\.: r2c3 can be 1 or 2: this puzzle has more than one solution$/);
    assert.deepEqual(few, ['12..: This puzzle has more than one solution']);
  });

  it('fails if the level or rating in the file is wrong, and passes if it is right', async () => {
    const [wrong, right, rating] = await failuresIn(`#LExtreme\n${EASY}\n#LEasy\n${EASY}\n#L9.9\n${EASY}\n`);
    assert.deepEqual(wrong, ['Extreme: The header says "Extreme", but the puzzle is "Easy"']);
    assert.deepEqual(right, []);
    assert.equal(rating.length, 1);
  });

  it('respects the comments that disable rules', async () => {
    const text = `# sudoku-disable level-mismatch\n#LExtreme\n${EASY}\n\n# sudoku-disable multiple-solutions\n12..\n....\n....\n....\n`;
    assert.deepEqual(await failuresIn(text), [[], []]);
  });
});
