/** Random valid 9x9 puzzles, minimal or nearly so: so hard that singles alone rarely solve them. */

import fc from 'fast-check';
import { geometryOfSize } from '../../../src/core/geometry';
import type { Grid } from '../../../src/core/grid';
import { countSolutions } from '../../../src/core/solver/index';
import { solvedGrid } from '../arbitraries';

export interface ValidPuzzle {
  readonly grid: Grid;
  readonly solution: Uint8Array;
}

const nine = geometryOfSize(9);
const cells = Array.from({ length: 81 }, (_, cell) => cell);

/** A solved grid from which givens were removed, in some order, as long as the puzzle stayed valid. */
export const validPuzzle: fc.Arbitrary<ValidPuzzle> = fc
  .tuple(solvedGrid(nine), fc.shuffledSubarray(cells, { minLength: 81, maxLength: 81 }))
  .map(([solution, order]) => {
    const digits = solution.slice();
    for (const cell of order) {
      const digit = digits[cell];
      digits[cell] = 0;
      if (countSolutions({ geometry: nine, digits }, 2) > 1) digits[cell] = digit;
    }
    return { grid: { geometry: nine, digits }, solution };
  });
