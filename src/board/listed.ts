import type { Puzzle } from '../text/puzzle';
import { plainListedOf } from './plainSnapshot';
import type { ListedPuzzle } from './protocol/snapshot';
import { rulesDrawingOf } from './rules/drawing';

/** What a list of puzzles shows of one. */
export function listedPuzzleOf(puzzle: Puzzle): ListedPuzzle {
  const plain = plainListedOf(puzzle);
  const rules = rulesDrawingOf(puzzle.grid.geometry, plain.symbols);
  return { ...plain, ...(rules && { rules }) };
}
