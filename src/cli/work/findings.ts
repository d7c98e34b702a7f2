/** The findings of puzzles as the editor shows them, of each puzzle by itself. */

import { Repairs } from '../../language/analysis/repairs';
import { VerdictCache } from '../../language/analysis/verdicts';
import { needsSearch } from '../../language/features/diagnostics/counting';
import { diagnose } from '../../language/features/diagnostics/index';
import { findingsOfNote } from '../../language/features/diagnostics/notRead';
import type { Diagnostic } from '../../language/features/diagnostics/rule';
import { judgedGrid, showsWrongDigits } from '../../language/features/entries';
import type { Note } from '../../language/note';
import { isWhole, type Puzzle } from '../../language/puzzle';
import { finish, type Now } from '../../language/work';

/** Redundant givens are for `lint`. */
const NO_REDUNDANT = false;

/** Remembers repairs of puzzles. */
export const newRepairs = (now: Now) => new Repairs(now);

/**
 * The findings, in the order of the text. Why a puzzle has no solution is searched as the editor does for puzzles in sight; `repairs`
 * remembers it.
 */
export function findingsOf(
  puzzles: readonly Puzzle[],
  notes: readonly Note[],
  repairs: Repairs,
  now: Now,
): Diagnostic[] {
  const verdicts = new VerdictCache(now, () => {});
  const found = puzzles.flatMap(puzzle => {
    const verdict = needsSearch(puzzle) ? finish(verdicts.check(judgedGrid(puzzle))) : undefined;
    const isUnsolvable = showsWrongDigits(puzzle, verdict);
    if (isUnsolvable) finish(verdicts.suspecting(puzzle));
    const suspicions = isUnsolvable ? verdicts.suspicionsOf(puzzle) : [];
    const isReasonWanted = isUnsolvable && suspicions.length === 0 && isWhole(puzzle);
    if (isReasonWanted) finish(repairs.learning(puzzle, verdict!, NO_REDUNDANT));
    return diagnose(puzzle, 'off', verdict, suspicions, { insight: repairs.insightOf(puzzle) });
  });
  return [...found, ...notes.flatMap(findingsOfNote)].sort((a, b) => a.start - b.start);
}
