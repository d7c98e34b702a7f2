/** Goes back to the position before the first wrong entry. */

import type { Cell } from '../../core/numbers';
import { verdict } from '../../core/solver/index';
import { clearCell, fill, type TextEdit } from '../../text/edits';
import { isWhole, type Puzzle } from '../../text/puzzle';
import { foundResult, none, type Result } from '../../text/result';
import type { Work } from '../../text/work';
import { whyUnread } from '../puzzles/firstProblem';
import { progressOf } from '../puzzles/progress';

/** The entries since the first wrong one, which is the first of them. */
export interface SinceMistake {
  readonly entries: readonly Cell[];
  /** Those that are correct. */
  readonly correct: readonly Cell[];
}

/**
 * The entries since the first wrong one. `order`: the cells of all entries in the order in which they were made. `original`, by cell: the
 * given, even where it was overwritten, or 0. Yields where it may be paused.
 */
export function* sinceMistake(
  puzzle: Puzzle,
  original: Uint8Array,
  order: readonly Cell[],
): Work<Result<SinceMistake>> {
  if (!isWhole(puzzle)) return none(whyUnread(puzzle));
  const { geometry, digits } = puzzle.grid;
  const ofGivens = yield* verdict({ geometry, digits: original });
  const solution = ofGivens.kind === 'valid' ? ofGivens.solution : digits;
  const first = order.findIndex(cell => digits[cell] !== solution[cell]);
  if (first < 0) return none((yield* progressOf(puzzle, original)).message);
  const entries = order.slice(first);
  return foundResult({ entries, correct: entries.filter(cell => digits[cell] === solution[cell]) });
}

/** The edits that remove entries, and restore the givens that they replaced. */
export function editsWithout(puzzle: Puzzle, original: Uint8Array, entries: readonly Cell[]): TextEdit[] {
  const digits = puzzle.grid.digits.map((digit, cell) => (entries.includes(cell) ? original[cell] : digit));
  // Lists of candidates are those after the change.
  const before: Puzzle = { ...puzzle, grid: { ...puzzle.grid, digits } };
  return entries.flatMap(cell => (original[cell] !== 0 ? fill(puzzle, cell, original[cell]) : clearCell(before, cell)));
}
