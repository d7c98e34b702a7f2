/** Which requirement a puzzle does not meet, by its whole path and rating. */

import assert from 'node:assert/strict';
import { failingOf } from '../../../src/core/generator/difficulty';
import { type Recipe, recipeOf } from '../../../src/core/generator/recipe';
import { geometryOfSize } from '../../../src/core/geometry';
import type { Grid } from '../../../src/core/grid';
import { makeLine } from '../../../src/core/notation';
import { finish } from '../../../src/core/pausing';
import { positionOf } from '../../../src/core/position';
import { rate } from '../../../src/core/rating/index';
import { Path } from '../../../src/core/techniques/path';
import { LEVELS } from '../../../src/core/techniques/step';
import { made } from './checking';

const tenths = (rating: number) => Math.round(10 * rating) / 10;
const check = (grid: Grid, wanted: Partial<Recipe>, expected: string | undefined) =>
  assert.equal(
    finish(failingOf(recipeOf({ seed: 1, ...wanted }), grid)),
    expected,
    `${makeLine(grid.digits)} ${JSON.stringify(wanted)}`,
  );

/** Its hardest step is an X-Wing. */
const X_WING = '...39.1..8..7.......4.12.7...2.6..9..........17.5...2....9.......9.86..232.....6.';

describe('a puzzle of a recipe', () => {
  const puzzles: Grid[] = [];
  const paths: Path[] = [];
  const ratings: number[] = [];
  before(() => {
    // Many clues make easy puzzles.
    for (const clues of [undefined, { least: 32, most: 40 }])
      puzzles.push(...made({ seed: 5, count: 40, ...(clues && { clues }) }).puzzles);
    puzzles.push({ geometry: geometryOfSize(9), digits: Uint8Array.from(X_WING, c => Number(c) || 0) });
    for (const puzzle of puzzles) {
      const path = new Path(positionOf(puzzle));
      finish(path.until(() => false));
      paths.push(path);
      ratings.push(rate(positionOf(puzzle)).er);
    }
  });

  it('can have each of the lowest ratings', () => {
    for (const rating of [1.2, 1.5, 2.3, 2.6, 3.2]) assert.ok(ratings.includes(rating), `${rating}`);
  });

  it('fails if its rating is outside the range, and not at its ends', () => {
    for (const [i, puzzle] of puzzles.entries()) {
      const rating = ratings[i];
      check(puzzle, { rating: { least: rating, most: rating } }, undefined);
      check(puzzle, { rating: { least: rating, most: 11 } }, undefined);
      check(puzzle, { rating: { least: 1, most: rating } }, undefined);
      check(puzzle, { rating: { least: tenths(rating + 0.1), most: 11 } }, 'rating');
      if (rating > 1.2) check(puzzle, { rating: { least: 1, most: tenths(rating - 0.1) } }, 'rating');
    }
  });

  it('fails at each level but its own', () => {
    const seen = new Set<string>();
    for (const [i, puzzle] of puzzles.entries()) {
      const { level } = paths[i].grade;
      seen.add(level);
      for (const other of LEVELS) check(puzzle, { level: other }, other === level ? undefined : 'level');
    }
    assert.ok(seen.size > 2, [...seen].join());
  });

  it('fails if a required technique is not on its path', () => {
    for (const [i, puzzle] of puzzles.entries()) {
      const used = new Set(paths[i].steps.map(({ technique }) => technique.id));
      for (const id of ['naked-pair', 'pointing', 'x-wing', 'xy-wing'])
        check(puzzle, { required: [id] }, used.has(id) ? undefined : 'techniques');
    }
  });
});
