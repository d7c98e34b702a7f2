/** The findings of puzzles as the editor shows them, of each puzzle by itself. */

import { Repairs } from '../../analysis/repairs';
import { LONGEST_CHECK, VerdictCache } from '../../analysis/verdicts';
import { verdict as verdictOf } from '../../core/solver/index';
import { needsSearch } from '../../features/diagnostics/counting';
import { diagnose } from '../../features/diagnostics/index';
import { findingsOfNote } from '../../features/diagnostics/notRead';
import { judgedGrid, showsWrongDigits } from '../../features/puzzles/entries';
import type { Note } from '../../text/note';
import { isWhole, type Puzzle } from '../../text/puzzle';
import { finish, finishWithin, type Now } from '../../text/work';
import type { Told } from '../output/placed';
import { notChecked } from './notChecked';

/** Redundant givens are for `lint`. */
const NO_REDUNDANT = false;

/** Remembers repairs of puzzles. */
export const newRepairs = (now: Now) => new Repairs(now);

/**
 * The findings, in the order of the text. Why a puzzle has no solution is searched as the editor does for puzzles in sight; `repairs`
 * remembers it.
 */
export function findingsOf(puzzles: readonly Puzzle[], notes: readonly Note[], repairs: Repairs, now: Now): Told[] {
  const found = puzzles.flatMap((puzzle): Told[] => {
    const isSearched = needsSearch(puzzle);
    const verdict = isSearched ? finishWithin(LONGEST_CHECK, verdictOf(judgedGrid(puzzle)), now) : undefined;
    const isUnsolvable = showsWrongDigits(puzzle, verdict);
    const suspicions = isUnsolvable ? finish(new VerdictCache(now, () => {}).suspecting(puzzle)) : [];
    const isReasonWanted = isUnsolvable && suspicions.length === 0 && isWhole(puzzle);
    if (isReasonWanted) finish(repairs.learning(puzzle, verdict!, NO_REDUNDANT));
    const findings = diagnose(puzzle, 'off', verdict, suspicions, {
      insight: repairs.insightOf(puzzle),
      isRelatedWanted: false,
    });
    return isSearched && !verdict ? [notChecked(puzzle), ...findings] : findings;
  });
  return [...found, ...notes.flatMap(findingsOfNote)].sort((a, b) => a.start - b.start);
}
