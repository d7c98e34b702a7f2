/** Why digits do not fit a cell. */

import type { Cell, Digit } from '../../core/numbers';
import type { Exclusion } from '../messages/wording';
import type { Puzzle } from '../puzzle';

/** The digits that are not candidates of a cell, ascending, with the houses and cells that exclude them. */
export function exclusionsOf({ grid }: Puzzle, cell: Cell, candidates: readonly Digit[]): Exclusion[] {
  const { geometry, digits } = grid;
  const [box, row, column] = geometry.housesOf[cell];
  const excluded = Array.from({ length: geometry.size }, (_, i) => i + 1).filter(digit => !candidates.includes(digit));
  return excluded.map(digit => ({
    digit,
    by: [row, column, box].flatMap(house =>
      [...house.cells].filter(other => digits[other] === digit).map(other => [house, other] as const),
    ),
  }));
}
