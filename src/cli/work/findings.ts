/** The findings of puzzles as the editor shows them, of each puzzle separately. */

import { Repairs } from '../../analysis/repairs';
import { LONGEST_CHECK } from '../../analysis/verdicts';
import { inspect, searching } from '../../features/diagnostics/inspect';
import { findingsOfNote } from '../../features/diagnostics/rules/notRead';
import type { Note } from '../../text/note';
import type { Puzzle } from '../../text/puzzle';
import { finish, type Now, withTimeLimit } from '../../text/work';
import type { ReportedFinding } from '../output/placed';
import { notChecked } from './notChecked';

/** Creates a cache for repairs of puzzles. */
export const newRepairs = (now: Now) => new Repairs(now);

/**
 * The findings, in the order of the text. The reason why a puzzle has no solution is searched for as in the editor for visible puzzles;
 * `repairs` caches it.
 */
export function findingsOf(
  puzzles: readonly Puzzle[],
  notes: readonly Note[],
  repairs: Repairs,
  now: Now,
): ReportedFinding[] {
  const verdicts = searching(work => withTimeLimit(LONGEST_CHECK, work, now));
  const found = puzzles.flatMap((puzzle): readonly ReportedFinding[] => {
    const { isUndecided, diagnostics } = finish(inspect(puzzle, { verdicts, repairs }, 'withoutRelated'));
    return isUndecided ? [notChecked(puzzle), ...diagnostics] : diagnostics;
  });
  return [...found, ...notes.flatMap(note => findingsOfNote(note, 'terminal'))].sort((a, b) => a.start - b.start);
}
