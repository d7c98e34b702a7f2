import assert from 'node:assert/strict';
import { answerOf } from './call';

describe('sudoku_generate', () => {
  const input = { level: 'medium', clues: { least: 24, most: 28 }, seed: 5, count: 3, symmetry: '180' };

  it('makes puzzles as they were asked for, and the same again', () => {
    const { text, data } = answerOf('sudoku_generate', input);
    assert.equal(answerOf('sudoku_generate', input).text, text);
    const puzzles = data.puzzles as { puzzle: string; clues: number }[];
    assert.equal(puzzles.length, 3);
    for (const { puzzle, clues } of puzzles) {
      assert.ok(24 <= clues && clues <= 28);
      assert.equal(answerOf('sudoku_rate', { puzzle }).data.level, 'medium');
    }
    assert.match(text, /# generated: seed 5, 3 puzzles, medium/);
  });

  it('takes a seed of its own', () => {
    const seeds = [1, 2, 3, 4].map(() => answerOf('sudoku_generate', { size: 4 }).data.seed);
    assert.ok(new Set(seeds).size > 1);
  });
});
