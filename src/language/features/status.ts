/** The status of a puzzle in one line. */

import { conflictsOf, countFilled, isFull, withDigit } from '../../core/grid';
import type { Cell } from '../../core/numbers';
import type { Verdict } from '../../core/solver/index';
import type { Suspicion } from '../../core/solver/wrongDigits';
import { messages } from '../messages/index';
import { changedGiven, isWhole, type Puzzle } from '../puzzle';
import { type Difficulty, difficultyParts } from './difficulty';

/**
 * The status line. `verdict` and `difficulty` are undefined while they are unknown. `suspicions` are for a puzzle without
 * a solution. A wrong digit is not counted among the givens.
 */
export function statusOf(
  puzzle: Puzzle | undefined,
  verdict: Verdict | undefined,
  difficulty: Difficulty | undefined,
  suspicions: readonly Suspicion[] = [],
): string {
  const { status } = messages;
  if (!puzzle) return status.none();
  if (!isWhole(puzzle)) return status.problems(puzzle);
  const wrong = wrongIn(puzzle);
  if (wrong.size > 0) return status.open(puzzle, countGivens(puzzle, wrong), status.conflicts(wrong.size));
  if (isFull(puzzle.grid)) return status.solved(puzzle);
  const suspected = verdict?.kind === 'contradictory' && suspicions.length > 0 ? suspicions[0].cells : [];
  return status.open(
    puzzle,
    countGivens(puzzle, new Set(suspected)),
    suspected.length > 0 && messages.wrongDigits.status(suspected.length),
    verdict && status[verdict.kind](),
    ...difficultyParts(difficulty ?? {}),
  );
}

/** The givens without the wrong ones. A given that was overwritten is still one. */
function countGivens({ givens, grid }: Puzzle, wrong: ReadonlySet<Cell>): number {
  return countFilled(givens.map((given, cell) => (wrong.has(cell) && given === grid.digits[cell] ? 0 : given)));
}

/**
 * Few cells without which no digit conflicts, and the changed givens. The digit that is in most conflicts is taken
 * first: one wrong digit may conflict with three right ones. Of two that conflict only with each other it is the one that
 * was entered.
 */
function wrongIn(puzzle: Puzzle): Set<Cell> {
  const { givens } = puzzle;
  const wrong = new Set([...givens.keys()].filter(cell => changedGiven(puzzle, cell)));
  let { grid } = puzzle;
  // Ends: every turn takes a digit out.
  for (let conflicts = conflictsOf(grid); conflicts.size > 0; conflicts = conflictsOf(grid)) {
    const partners = (cell: Cell) => new Set(conflicts.get(cell)?.flatMap(repeat => repeat.partners)).size;
    const isEntry = (cell: Cell) => (givens[cell] === 0 ? 1 : 0);
    const [worst] = [...conflicts.keys()].sort((a, b) => partners(b) - partners(a) || isEntry(b) - isEntry(a));
    wrong.add(worst);
    grid = withDigit(grid, worst, 0);
  }
  return wrong;
}
