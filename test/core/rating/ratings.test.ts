import assert from 'node:assert/strict';
import { sharedData } from '../../sharedData';
import { agreement, parseRatings, ratingOf } from './ratings';

describe("Sukaku Explainer's ratings", () => {
  it('are met within a tenth by at least 95 % of the puzzles below 5.0', function () {
    const puzzles = parseRatings(sharedData(this, 'se-ratings-half.tsv')).filter(({ rating }) => rating.er < 5);
    const found = puzzles.map(({ puzzle }) => ratingOf(puzzle));
    const { agreed, of } = agreement(puzzles, found);
    assert.ok(of > 0);
    assert.ok(agreed >= 0.95 * of, `${agreed} of ${of}`);
  });
});
