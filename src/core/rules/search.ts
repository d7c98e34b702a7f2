/** Searches for the solutions of puzzles with rules or regions. */

import type { Grid } from '../grid';
import { Search } from '../solver/propagation/search';
import { madeOnce } from './geometry';
import { problemOf } from './problem';

/** Starts a search. The geometry of the grid has rules or regions. */
export function startSearch({ geometry, digits, allowed }: Grid) {
  const problem = madeOnce(geometry, problemOf);
  const masks = Int32Array.from(problem.allowed, (mask, cell) => {
    const digit = digits[cell];
    return digit > 0 ? mask & (1 << (digit - 1)) : mask & (allowed?.[cell] ?? mask);
  });
  const search = new Search({ ...problem, allowed: masks });
  const solution = new Uint8Array(digits.length);
  return {
    solution,
    goOn() {
      const outcome = search.goOn();
      if (outcome === 'found') solution.set(search.solution());
      return outcome;
    },
    end() {},
  };
}
