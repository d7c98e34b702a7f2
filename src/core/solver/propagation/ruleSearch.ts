/** Searches for the solutions of puzzles with rules or regions. */

import type { Grid } from '../../grid';
import { cachedPerGeometry } from '../../rules/geometry';
import { problemInParts } from './problem';
import { Search, type SearchProblem } from './search';

/** Starts a search. The geometry of the grid has rules or regions. */
export function startSearch({ geometry, digits, allowed }: Grid) {
  const nextPart = cachedPerGeometry(geometry, problemInParts);
  const solution = new Uint8Array(digits.length);
  const searchFor = (problem: SearchProblem) => {
    const masks = Int32Array.from(problem.allowed, (mask, cell) => {
      const digit = digits[cell];
      return digit > 0 ? mask & (1 << (digit - 1)) : mask & (allowed?.[cell] ?? mask);
    });
    return new Search({ ...problem, allowed: masks });
  };
  let search: Search | undefined;
  let isLarge = false;
  return {
    solution,
    goOn() {
      if (!search) {
        const problem = nextPart();
        if (problem) search = searchFor(problem);
        if (!search || isLarge) {
          isLarge = search === undefined;
          return 'paused';
        }
      }
      const outcome = search.goOn();
      if (outcome === 'found') solution.set(search.solution());
      return outcome;
    },
    end() {},
  };
}
