/** The one line that says how a puzzle stands. */

import { conflictsOf, countFilled, isSolved } from '../core/grid';
import type { Verdict } from '../core/solver/index';
import { messages } from './messages';
import { isWhole, type Puzzle } from './puzzle';

/** `verdict` is absent while nobody knows it. */
export function statusOf(puzzle: Puzzle | undefined, verdict: Verdict | undefined): string {
  const { status } = messages;
  if (!puzzle) return status.none();
  if (!isWhole(puzzle)) return status.problems(puzzle);
  if (isSolved(puzzle.grid)) return status.solved(puzzle);
  const givens = countFilled(puzzle.givens);
  const conflicts = conflictsOf(puzzle.grid).size;
  if (conflicts > 0) return status.open(puzzle, givens, status.conflicts(conflicts));
  return status.open(puzzle, givens, verdict && status[verdict.kind]());
}
