import { finish, type Pausable } from '../core/pausing';
import type { Puzzle } from '../text/puzzle';
import { plainListedOf } from './plainSnapshot';
import type { ListedPuzzle } from './protocol/snapshot';
import { drawingRules } from './rules/drawing';

/** The part of a puzzle that lists show. */
export function listedPuzzleOf(puzzle: Puzzle): ListedPuzzle {
  return finish(makingListed(puzzle));
}

/** Like {@link listedPuzzleOf}, but yields where it may be paused. */
export function* makingListed(puzzle: Puzzle): Pausable<ListedPuzzle> {
  const plain = plainListedOf(puzzle);
  const rules = yield* drawingRules(puzzle.grid.geometry, plain.symbols);
  return { ...plain, ...(rules && { rules }) };
}
