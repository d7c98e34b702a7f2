import assert from 'node:assert/strict';
import { makeLine, parseLine } from '../../../src/core/notation';
import { solve } from '../../../src/core/solver/index';
import { fixture, puzzleLines, withShared } from '../../collections';
import { agreement, parseRatings, ratingOf } from './ratings';

describe('ratings', () => {
  it("of the project's puzzles do not change", () => {
    const puzzles = parseRatings(fixture('rated.tsv'));
    assert.equal(puzzles.length, 80);
    for (const { puzzle, rating } of puzzles) assert.deepEqual(ratingOf(puzzle), rating, puzzle);
  });

  it("of the project's puzzles come with their solutions", () => {
    for (const line of puzzleLines(fixture('rated.tsv'))) {
      const [, puzzle, solution] = line.split('\t');
      assert.equal(makeLine(solve(parseLine(puzzle)!)!), solution);
    }
  });

  withShared('se-ratings-half.tsv', text => {
    it("agree with Sukaku Explainer's within a tenth for at least 95 % of the puzzles below 5.0", () => {
      const puzzles = parseRatings(text()).filter(({ rating }) => rating.er < 5);
      const found = puzzles.map(({ puzzle }) => ratingOf(puzzle));
      const { agreed, of } = agreement(puzzles, found);
      assert.ok(of > 0);
      assert.ok(agreed >= 0.95 * of, `${agreed} of ${of}`);
    });
  });
});
