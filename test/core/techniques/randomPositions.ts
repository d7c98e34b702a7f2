/** Random positions of valid puzzles, independent of reasoning. */

import fc from 'fast-check';
import { digitsOf } from '../../../src/core/grid';
import { type Position, positionOf } from '../../../src/core/position';
import { validPuzzle } from './randomPuzzles';

export interface SolvedPosition {
  readonly position: Position;
  readonly solution: Uint8Array;
}

/** Positions that no reasoning leads to: some digits of the solution are placed, and some wrong candidates are removed. */
export const anyPosition: fc.Arbitrary<SolvedPosition> = fc
  .tuple(validPuzzle, fc.infiniteStream(fc.nat(99)), fc.nat(80), fc.nat(60))
  .map(([{ grid, solution }, dice, placed, lost]) => {
    const rolls = (percent: number) => dice.next().value! < percent;
    const start = positionOf(grid);
    const placements = start.empty
      .cells()
      .filter(() => rolls(placed))
      .map(cell => ({ cell, digit: solution[cell] }));
    const further = start.after({ placements, eliminations: [] });
    const eliminations = further.empty.cells().flatMap(cell =>
      digitsOf(further.candidates[cell])
        .filter(digit => digit !== solution[cell] && rolls(lost))
        .map(digit => ({ cell, digit })),
    );
    return { position: further.after({ placements: [], eliminations }), solution };
  });
