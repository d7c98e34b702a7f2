/** The status of a puzzle in one line, and the words of its rating lens. */

import { conflictsOf, countFilled } from '../../core/grid';
import type { Verdict } from '../../core/solver/index';
import { messages } from '../messages/index';
import { changedGiven, isSolution, isWhole, type Puzzle } from '../puzzle';
import type { Span } from '../span';
import { type Difficulty, difficultyParts } from './difficulty';
import { hasFewDigits } from './fewGivens';

/** Whether a puzzle is being typed at the moment. Then it is not finished, and nothing is wrong with that. */
export type TypingState = 'being typed' | 'at rest';

/** Whether a puzzle is the one that is being typed. */
export function typingStateOf(puzzle: Puzzle | undefined, typed: Span | undefined): TypingState {
  return puzzle && typed?.start === puzzle.start ? 'being typed' : 'at rest';
}

/** The status line. `verdict` and `difficulty` are undefined while they are unknown. */
export function statusOf(
  puzzle: Puzzle | undefined,
  verdict: Verdict | undefined,
  difficulty: Difficulty | undefined,
  state: TypingState = 'at rest',
): string {
  const { status } = messages;
  if (!puzzle) return status.none();
  if (isSolution(puzzle)) return status.solved(puzzle);
  const isBegun =
    hasFewDigits(puzzle) || (state === 'being typed' && (!isWhole(puzzle) || verdict?.kind === 'ambiguous'));
  const givens = countFilled(puzzle.givens);
  const isUnread = !isWhole(puzzle) && givens === 0;
  const count = isUnread ? undefined : isBegun ? status.givensSoFar(givens) : status.givens(givens);
  const conflicts = countConflicts(puzzle);
  const problems = isWhole(puzzle) || state === 'being typed' ? undefined : status.problems(puzzle.problems.length);
  if (conflicts > 0) return status.line(puzzle, count, problems, status.conflicts(conflicts));
  const isTold =
    verdict && (isWhole(puzzle) ? !(isBegun && verdict.kind === 'ambiguous') : verdict.kind === 'contradictory');
  return status.line(
    puzzle,
    count,
    problems,
    isTold ? status[verdict.kind]() : undefined,
    ...difficultyParts(difficulty ?? {}),
  );
}

/** The first lens above a puzzle: its level and rating, that it is solved, or else its status. */
export function ratingTitle(
  puzzle: Puzzle,
  verdict: Verdict | undefined,
  difficulty: Difficulty | undefined,
  state: TypingState,
): string {
  const parts = difficultyParts(difficulty ?? {});
  if (isSolution(puzzle)) {
    // When every digit is a given, there is nothing to rate.
    const isRated = puzzle.givens.includes(0);
    return [messages.lens.solved(), ...(isRated ? parts : [])].join(' · ');
  }
  return parts.length > 0 ? parts.join(' · ') : statusOf(puzzle, verdict, undefined, state);
}

/** The number of cells with a conflict. */
function countConflicts(puzzle: Puzzle): number {
  const repeated = conflictsOf(puzzle.grid);
  return [...puzzle.givens.keys()].filter(cell => repeated.has(cell) || changedGiven(puzzle, cell)).length;
}
