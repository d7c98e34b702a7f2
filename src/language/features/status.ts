/** The status of a puzzle in one line. */

import { conflictsOf, countFilled, isFull } from '../../core/grid';
import type { Verdict } from '../../core/solver/index';
import { messages } from '../messages/index';
import { changedGiven, isWhole, type Puzzle } from '../puzzle';
import { type Difficulty, difficultyParts } from './difficulty';

/** The status line. `verdict` and `difficulty` are undefined while they are unknown. */
export function statusOf(
  puzzle: Puzzle | undefined,
  verdict: Verdict | undefined,
  difficulty: Difficulty | undefined,
): string {
  const { status } = messages;
  if (!puzzle) return status.none();
  if (!isWhole(puzzle)) return status.problems(puzzle);
  const givens = countFilled(puzzle.givens);
  const conflicts = countConflicts(puzzle);
  if (conflicts > 0) return status.open(puzzle, givens, status.conflicts(conflicts));
  if (isFull(puzzle.grid)) return status.solved(puzzle);
  return status.open(puzzle, givens, verdict && status[verdict.kind](), ...difficultyParts(difficulty ?? {}));
}

/** The number of cells with a conflict. */
function countConflicts(puzzle: Puzzle): number {
  const repeated = conflictsOf(puzzle.grid);
  return [...puzzle.givens.keys()].filter(cell => repeated.has(cell) || changedGiven(puzzle, cell)).length;
}
