import type { Puzzle } from '../text/puzzle';
import { plainListedOf } from './plainSnapshot';
import type { ListedPuzzle } from './protocol/snapshot';
import { rulesDrawingOf } from './rules/drawing';

/** The part of a puzzle that lists show. */
export function listedPuzzleOf(puzzle: Puzzle): ListedPuzzle {
  const plain = plainListedOf(puzzle);
  const rules = rulesDrawingOf(puzzle.grid.geometry, plain.symbols);
  return { ...plain, ...(rules && { rules }) };
}
