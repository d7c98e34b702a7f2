/** Checks generated puzzles against their recipe with the solver, paths and ratings, without code of the generator. */

import assert from 'node:assert/strict';
import { type GeneratorOutcome, generate, newTally } from '../../../src/core/generator/index';
import { type Recipe, recipeOf } from '../../../src/core/generator/recipe';
import { countFilled, type Grid } from '../../../src/core/grid';
import { makeLine } from '../../../src/core/notation';
import { finish } from '../../../src/core/pausing';
import { positionOf } from '../../../src/core/position';
import { rate } from '../../../src/core/rating/index';
import { countSolutions } from '../../../src/core/solver/index';
import { isExcluded } from '../../../src/core/techniques/exclusion';
import { Path } from '../../../src/core/techniques/path';

/** The puzzles of a recipe, and the outcome. */
export function made(given: Partial<Recipe> & Pick<Recipe, 'seed'>) {
  const puzzles: Grid[] = [];
  const tally = newTally();
  const work = generate(recipeOf(given), tally);
  for (;;) {
    const next = work.next();
    if (next.done) return { puzzles, tally, outcome: next.value satisfies GeneratorOutcome };
    if (next.value) puzzles.push(next.value);
  }
}

/** Checks that a recipe gives all its puzzles, and that each puzzle satisfies every point. */
export function checkRecipe(given: Partial<Recipe> & Pick<Recipe, 'seed'>): void {
  const recipe = recipeOf({ attempts: 20_000, ...given });
  const { puzzles, outcome, tally } = made(recipe);
  assert.deepEqual(outcome, { kind: 'done' }, JSON.stringify(tally));
  assert.equal(puzzles.length, recipe.count);
  for (const puzzle of puzzles) checkPuzzle(recipe, puzzle);
}

/** Checks one puzzle in every point of a recipe. */
export function checkPuzzle(recipe: Recipe, grid: Grid): void {
  const { size, minimal, pattern, clues, level, rating, required = [], excluded = [], symmetry } = recipe;
  const { geometry, digits } = grid;
  const line = makeLine(digits);
  assert.equal(geometry.size, size);
  assert.equal(countSolutions(grid, 2), 1, line);
  const isClue = (row: number, column: number) => digits[row * size + column] !== 0;
  assert.ok(hasSymmetry(symmetry, size, isClue), `${symmetry}: ${line}`);
  if (minimal) {
    for (const cell of digits.keys()) {
      if (digits[cell] === 0) continue;
      const fewer = digits.slice();
      fewer[cell] = 0;
      assert.equal(countSolutions({ geometry, digits: fewer }, 2), 2, line);
    }
  }
  const places = [...digits.keys()].filter(cell => digits[cell] !== 0);
  if (pattern) assert.deepEqual(places, [...pattern]);
  const count = countFilled(digits);
  if (clues) assert.ok(clues.least <= count && count <= clues.most, line);
  if (rating) {
    const { er } = rate(positionOf(grid));
    assert.ok(rating.least <= er && er <= rating.most, `${er} ${line}`);
  }
  if (!level && required.length === 0 && excluded.length === 0) return;
  const path = new Path(positionOf(grid));
  finish(path.until(() => false));
  assert.equal(path.outcome, 'solved');
  if (level) assert.equal(path.grade.level, level, line);
  const used = path.steps.map(({ technique }) => technique);
  for (const id of required)
    assert.ok(
      used.some(technique => technique.id === id),
      `${id} ${line}`,
    );
  assert.ok(!used.some(technique => isExcluded(technique, excluded)), line);
}

/** Written from the descriptions of the symmetries, not from the generator's table. */
function hasSymmetry(
  symmetry: Recipe['symmetry'],
  size: number,
  isClue: (row: number, column: number) => boolean,
): boolean {
  const last = size - 1;
  const all = (isSame: (row: number, column: number) => boolean) => {
    for (let row = 0; row < size; row++)
      for (let column = 0; column < size; column++) if (!isSame(row, column)) return false;
    return true;
  };
  const half = () => all((r, c) => isClue(r, c) === isClue(last - r, last - c));
  const quarter = () => all((r, c) => isClue(r, c) === isClue(c, last - r));
  const left = () => all((r, c) => isClue(r, c) === isClue(r, last - c));
  const top = () => all((r, c) => isClue(r, c) === isClue(last - r, c));
  const diagonal = () => all((r, c) => isClue(r, c) === isClue(c, r));
  switch (symmetry) {
    case 'none':
      return true;
    case '180':
      return half();
    case '90':
      return quarter();
    case 'mirror':
      return left();
    case 'mirrors':
      return left() && top();
    case 'diagonal':
      return diagonal();
    case 'full':
      return half() && quarter() && left() && top() && diagonal();
  }
}
