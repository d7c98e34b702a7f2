import assert from 'node:assert/strict';
import { answerOf } from './call';

describe('sudoku_generate', () => {
  const input = { level: 'medium', clues: { least: 24, most: 28 }, seed: 5, count: 3, symmetry: '180' };

  it('makes the requested puzzles, and the same ones again', () => {
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

  it('makes puzzles with rules, which it also returns as lines', () => {
    const { text, data } = answerOf('sudoku_generate', { size: 6, rules: ['killer', 'jigsaw'], seed: 5 });
    const [{ puzzle, rules, regions }] = data.puzzles as { puzzle: string; rules: string[]; regions: string[] }[];
    assert.match(puzzle, /^\.{36}$/);
    assert.ok(rules.length > 6 && rules.every(line => line.startsWith('cage ')));
    assert.equal(regions.length, 6);
    assert.ok(text.includes(`[Rules]\n${rules.join('\n')}\n[Regions]\n${regions.join('\n')}\n`));
  });

  it('chooses a seed', () => {
    const seeds = [1, 2, 3, 4].map(() => answerOf('sudoku_generate', { size: 4 }).data.seed);
    assert.ok(new Set(seeds).size > 1);
  });
});
