/** Our learning engine alone. It continues large puzzles when our exact cover makes no progress. */

import { makeLine } from '../../src/core/notation.ts';
import { advance, end, startSearch } from '../../src/core/solver/learning/learning.ts';
import { ALL_SIZES, type Contestant, gridOf } from './contestant.ts';

const FOREVER = Number.POSITIVE_INFINITY;

const learning: Contestant = {
  name: 'our learning',
  from: 'here',
  sizes: ALL_SIZES.filter(size => size > 9),
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

export default learning;
