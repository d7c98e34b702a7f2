import assert from 'node:assert/strict';
import { generate } from '../../../src/core/generator/index';
import { recipeOf } from '../../../src/core/generator/recipe';
import { solvedGrid } from '../../../src/core/generator/solvedGrid';
import { geometryOfSize, SIZES } from '../../../src/core/geometry';
import { makeLine } from '../../../src/core/notation';
import { Random } from '../../../src/core/random';
import { recipeIn } from '../../../src/features/generate/argument';
import { generating, recipeText, refusalText } from '../../../src/features/generate/generating';
import { lineOf, puzzleLines } from '../../../src/features/generate/writing';
import { parse } from '../../../src/text/parser/parser';
import { finish } from '../../../src/text/work';
import { ALL } from '../../sizes';

describe('generated puzzles', () => {
  it('are the same for a seed, and as many as requested', () => {
    const recipe = recipeOf({ seed: 42, count: 2 });
    const lines = finish(generating(recipe)).grids.map(lineOf);
    assert.equal(lines.length, 2);
    assert.deepEqual(finish(generating(recipe)).grids.map(lineOf), lines);
    const [first] = [...generate({ ...recipe, count: 1 })].filter(grid => grid !== undefined);
    assert.equal(lineOf(first), lines[0]);
  });
  it('are fewer than requested with a reason', () => {
    const recipe = recipeOf({ seed: 1, rating: { least: 9, most: 9 }, attempts: 2 });
    const { grids, reason } = finish(generating(recipe));
    assert.equal(grids.length, 0);
    assert.match(reason ?? '', /None of 2 attempts/);
    const refused = recipeOf({ seed: 1, size: 11 });
    assert.equal(finish(generating(refused)).reason, refusalText(refused));
    assert.match(refusalText(refused) ?? '', /No Sudoku has size 11/);
  });
  it('with rules have sections below their grids', () => {
    const texts = (given: object) => {
      const recipe = recipeIn({ seed: 7, size: 4, ...given }, () => 0);
      assert.ok(recipe.isFound);
      const { grids } = finish(generating(recipe.value));
      return puzzleLines(recipeText(recipe.value), grids).map(line => line.replace(/^[\d.]{4}$/, 'row'));
    };
    const rows = Array(4).fill('row');
    assert.deepEqual(texts({ rules: 'diagonals' }), [
      '# generated: seed 7, 4x4, rules diagonals',
      ...rows,
      '[Rules]',
      'diagonals',
    ]);
    assert.deepEqual(texts({ rules: ['diagonals', 'no boxes'], count: 2 }), [
      '# generated: seed 7, 2 puzzles, 4x4, rules no boxes and diagonals',
      '',
      ...rows,
      ...['[Rules]', 'no boxes', 'diagonals', ''],
      ...rows,
      ...['[Rules]', 'no boxes', 'diagonals'],
    ]);
    const jigsaw = texts({ rules: ['jigsaw'] });
    assert.deepEqual(jigsaw.slice(0, 6), ['# generated: seed 7, 4x4, rules jigsaw', ...rows, '[Regions]']);
    assert.match(jigsaw.slice(6).join(' '), /^A[A-D]{3} [A-D]{4} [A-D]{4} [A-D]{4}$/);
    const killer = texts({ rules: 'killer' });
    assert.equal(killer[5], '[Rules]');
    for (const line of killer.slice(6)) assert.match(line, /^cage \d+: r[1-4]/);
  });
  it('with rules can be read back', () => {
    for (const size of [4, 6, 9, 12])
      for (const rules of ['killer', 'jigsaw', 'jigsaw, arrows', 'no boxes, diagonals', 'kropki'])
        for (const count of size > 9 ? [2] : [1, 2]) {
          if (size > 9 && rules === 'jigsaw, arrows' && !ALL) continue; // takes seconds
          const recipe = recipeIn({ seed: size, size, rules, count }, () => 0);
          assert.ok(recipe.isFound);
          const { grids } = finish(generating(recipe.value));
          const text = `${puzzleLines(recipeText(recipe.value), grids).join('\n')}\n`;
          const { puzzles } = parse(text);
          assert.equal(puzzles.length, count, text);
          for (const [i, { title, grid }] of puzzles.entries()) {
            assert.equal(makeLine(grid.digits), makeLine(grids[i].digits), text);
            assert.equal(grid.geometry, grids[i].geometry, text);
            assert.equal(title, undefined);
          }
        }
  });
  it('can be read back in every size, in rows and in lines', () => {
    for (const size of SIZES) {
      const geometry = geometryOfSize(size);
      const random = new Random(size);
      const grids = Array.from({ length: 12 }, () => {
        const digits = finish(solvedGrid(geometry, random));
        return { geometry, digits: digits.map(digit => (random.below(3) === 0 ? digit : 0)) };
      });
      for (const count of [1, 2, 12]) {
        const some = grids.slice(0, count);
        const { puzzles } = parse(`${puzzleLines(recipeText(recipeOf({ seed: 1, size })), some).join('\n')}\n`);
        assert.deepEqual(
          puzzles.map(({ grid }) => makeLine(grid.digits)),
          some.map(({ digits }) => makeLine(digits)),
          `${size}`,
        );
      }
    }
  });
});
