/** The steps of the rating of each classic puzzle, and the ratings of puzzles with rules. */

import { positionOf } from '../../src/core/position';
import { isRatable, rate, walking } from '../../src/core/rating/index';
import { dump } from './dump';
import { classic, RATED, RULED, ruled } from './grids';
import { type Cases, digests } from './records';

function* paths(): Cases {
  for (const [i, line] of RATED.entries()) {
    yield [
      `puzzle ${i}`,
      () =>
        Array.from(walking(positionOf(classic(line))))
          .flatMap(step => (step ? [dump(step)] : []))
          .join('\n'),
    ];
  }
  for (const [i, line] of RULED.entries()) {
    const answer = () => {
      const position = positionOf(ruled(line));
      return isRatable(position) ? dump(rate(position)) : '';
    };
    if (i % 6 === 0) yield [`rules ${i}`, answer];
  }
}

digests('rating', paths());
