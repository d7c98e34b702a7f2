/** The status of a puzzle in one line, and the words of its rating lens. */

import { conflictsOf, countFilled, hasConflict } from '../../core/grid';
import type { Cell } from '../../core/numbers';
import type { Verdict } from '../../core/solver/index';
import type { Suspicion } from '../../core/solver/wrongDigits';
import * as messages from '../messages/status';
import { wrongDigits } from '../messages/wrongDigits';
import { changedGiven, countProblems, isSolution, isWhole, type Puzzle } from '../puzzle';
import type { Span } from '../span';
import { type Difficulty, difficultyParts } from './difficulty';
import { isBeingWritten } from './fewGivens';

/** Whether a puzzle is being typed at the moment. Then it is not finished, and nothing is wrong with that. */
export type TypingState = 'being typed' | 'at rest';

/** Whether a puzzle is the one that is being typed. */
export function typingStateOf(puzzle: Puzzle | undefined, typed: Span | undefined): TypingState {
  return puzzle && typed?.start === puzzle.start ? 'being typed' : 'at rest';
}

/**
 * The status line. `verdict` (that of the judged grid) and `difficulty` are undefined while they are unknown. `suspicions` are for a puzzle without
 * a solution. A wrong digit is not counted among the givens.
 */
export function statusOf(
  puzzle: Puzzle | undefined,
  verdict: Verdict | undefined,
  difficulty: Difficulty | undefined,
  state: TypingState = 'at rest',
  suspicions: readonly Suspicion[] = [],
): string {
  if (!puzzle) return messages.status.none();
  if (isSolution(puzzle)) return messages.status.solved(puzzle);
  const isBegun =
    isBeingWritten(puzzle) || (state === 'being typed' && (!isWhole(puzzle) || verdict?.kind === 'ambiguous'));
  const conflicting = wrongIn(puzzle);
  const suspected = verdict?.kind === 'contradictory' && suspicions.length > 0 ? suspicions[0].cells : [];
  const givens = countFilled(puzzle.givens);
  const isUnread = !isWhole(puzzle) && givens === 0;
  const count = isUnread ? undefined : isBegun ? messages.status.givensSoFar(givens) : messages.status.givens(givens);
  const problems =
    isWhole(puzzle) || state === 'being typed' ? undefined : messages.status.problems(countProblems(puzzle));
  if (conflicting.size > 0)
    return messages.status.line(puzzle, count, problems, messages.status.conflicts(conflicting.size));
  const isTold =
    verdict && (isWhole(puzzle) ? !(isBegun && verdict.kind === 'ambiguous') : verdict.kind === 'contradictory');
  return messages.status.line(
    puzzle,
    count,
    problems,
    suspected.length > 0 ? wrongDigits.status(suspected.length) : undefined,
    isTold ? messages.status[verdict.kind]() : undefined,
    ...difficultyParts(difficulty ?? {}),
  );
}

/** The first lens above a puzzle: its level and rating, that it is solved, or else its status. */
export function ratingTitle(
  puzzle: Puzzle,
  verdict: Verdict | undefined,
  difficulty: Difficulty | undefined,
  state: TypingState,
  suspicions: readonly Suspicion[] = [],
): string {
  const parts = difficultyParts(difficulty ?? {});
  if (isSolution(puzzle)) {
    // When every digit is a given, there is nothing to rate.
    const isRated = puzzle.givens.includes(0);
    return [messages.lens.solved(), ...(isRated ? parts : [])].join(' · ');
  }
  return parts.length > 0 ? parts.join(' · ') : statusOf(puzzle, verdict, undefined, state, suspicions);
}

/**
 * Few cells without which no digit conflicts, and the changed givens. The digit that is in most conflicts is taken
 * first: one wrong digit may conflict with three right ones. Of two that conflict only with each other it is the one that
 * was entered.
 */
function wrongIn(puzzle: Puzzle): Set<Cell> {
  const { givens } = puzzle;
  const wrong = new Set([...givens.keys()].filter(cell => changedGiven(puzzle, cell)));
  if (!hasConflict(puzzle.grid)) return wrong;
  const partners = new Map<Cell, Set<Cell>>();
  for (const [cell, repeats] of conflictsOf(puzzle.grid)) {
    partners.set(cell, new Set(repeats.flatMap(repeat => repeat.partners)));
  }
  const isWorse = (one: Cell, other: Cell) => {
    const more = partners.get(one)!.size - partners.get(other)!.size;
    return more > 0 || (more === 0 && givens[one] === 0 && givens[other] !== 0);
  };
  // Ends: every turn takes a digit out, and with it the conflicts that only it makes.
  while (partners.size > 0) {
    const worst = [...partners.keys()].reduce((most, cell) => (isWorse(cell, most) ? cell : most));
    wrong.add(worst);
    for (const other of partners.get(worst)!) {
      const left = partners.get(other)!;
      left.delete(worst);
      if (left.size === 0) partners.delete(other);
    }
    partners.delete(worst);
  }
  return wrong;
}
