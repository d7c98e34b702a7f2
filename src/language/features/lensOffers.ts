/** What the code lenses above a puzzle offer, beside its rating. */

import { isFull } from '../../core/grid';
import { isSearchable, isWhole, type Puzzle } from '../puzzle';
import { isOneLine } from '../sheets';
import { hasFewDigits } from './fewGivens';

/** A lens with a command. */
export type LensOffer = 'hint' | 'solve' | 'path' | 'grid' | 'toGrid';

/**
 * The lenses of a puzzle, in their order. An empty grid, or one that is half typed, has several solutions: there is nothing to find, so it
 * can only be shown as a grid.
 */
export function lensOffers(puzzle: Puzzle): readonly LensOffer[] {
  const isOpen = isSearchable(puzzle) && !isFull(puzzle.grid) && !hasFewDigits(puzzle);
  const inLine = isOneLine(puzzle);
  return [
    ...(isOpen ? (['hint', 'solve'] as const) : []),
    ...(isOpen && !inLine ? (['path'] as const) : []),
    ...(isWhole(puzzle) ? (['grid'] as const) : []),
    ...(isWhole(puzzle) && inLine ? (['toGrid'] as const) : []),
  ];
}
