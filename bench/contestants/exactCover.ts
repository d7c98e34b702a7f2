/** Our engine for every size, without the other engines around it. */

import { makeLine } from '../../src/core/notation.ts';
import { advance, end, startSearch } from '../../src/core/solver/exactCover.ts';
import { ALL_SIZES, type Contestant, gridOf } from './contestant.ts';

/** More steps than any search here needs, and still a small integer in V8. */
const FOREVER = 2 ** 30 - 1;

const exactCover: Contestant = {
  name: 'our exact cover',
  from: 'here',
  sizes: ALL_SIZES,
  solve(line) {
    const search = startSearch(gridOf(line));
    const solution = advance(search, FOREVER) === 'found' ? makeLine(search.solution) : undefined;
    end(search);
    return solution;
  },
  count(line, limit) {
    const search = startSearch(gridOf(line));
    let count = 0;
    while (count < limit && advance(search, FOREVER) === 'found') count++;
    end(search);
    return count;
  },
};

export default exactCover;
