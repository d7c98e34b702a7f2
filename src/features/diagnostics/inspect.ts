/** Inspects one puzzle, for the command line, the Test Explorer and the tools of language models. */

import type { Grid } from '../../core/grid';
import { verdict as searchVerdict, type Verdict } from '../../core/solver/index';
import { findSuspicions, type Suspicion } from '../../core/solver/wrongDigits';
import { isWhole, type Puzzle } from '../../text/puzzle';
import type { Work } from '../../text/work';
import { judgedGrid, showsWrongDigits } from '../puzzles/entries';
import type { Insight } from '../puzzles/repairs';
import { needsSearch } from './counting';
import { diagnose } from './index';
import type { Learn } from './repairPass';
import type { Diagnostic } from './rule';

/** Searches for repairs, and their results. */
export interface RepairSearch {
  learning(...about: Parameters<Learn>): ReturnType<Learn>;
  insightOf(puzzle: Puzzle): Insight;
}

/** Knowledge about puzzles, and the searches that extend it. */
export interface Knowledge {
  readonly verdicts: {
    /** The verdict; undefined when a time limit was reached. */
    check(grid: Grid): Work<Verdict | undefined>;
    /** The digits that may be wrong in a puzzle without a solution. */
    suspecting(puzzle: Puzzle): Work<readonly Suspicion[]>;
  };
  /** Absent where the reason why a puzzle has no solution is not needed. */
  readonly repairs?: RepairSearch;
}

/** The result of an inspection. */
export interface Inspection {
  /** Of {@link judgedGrid}. Absent when nothing was searched, or the time limit was reached. */
  readonly verdict?: Verdict;
  /** Whether a search is needed and did not end within its time limit: the puzzle may be valid or not. */
  readonly isUndecided: boolean;
  readonly diagnostics: readonly Diagnostic[];
}

/** Redundant givens are not searched: this takes a long time, and they are not mistakes. */
const NO_REDUNDANT = false;

/** Inspects a puzzle, with related places of its diagnostics unless they are not wanted. Yields where it may be paused. */
export function* inspect(
  puzzle: Puzzle,
  { verdicts, repairs }: Knowledge,
  related: 'withRelated' | 'withoutRelated' = 'withRelated',
): Work<Inspection> {
  const isSearched = needsSearch(puzzle);
  const verdict = isSearched ? yield* verdicts.check(judgedGrid(puzzle)) : undefined;
  const isUnsolvable = showsWrongDigits(puzzle, verdict);
  const suspicions = isUnsolvable ? yield* verdicts.suspecting(puzzle) : [];
  const isReasonWanted = verdict && isUnsolvable && suspicions.length === 0 && isWhole(puzzle);
  if (isReasonWanted && repairs) yield* repairs.learning(puzzle, verdict, NO_REDUNDANT);
  const diagnostics = diagnose(puzzle, 'off', verdict, suspicions, {
    isRelatedWanted: related === 'withRelated',
    ...(repairs && { insight: repairs.insightOf(puzzle) }),
  });
  return { ...(verdict && { verdict }), isUndecided: isSearched && verdict === undefined, diagnostics };
}

/** Searches without a cache. Each ends when `limited` ends it. */
export const searching = (
  limited: <T>(work: Work<T>) => Work<T | undefined> = work => work,
): Knowledge['verdicts'] => ({
  check: grid => limited(searchVerdict(grid)),
  *suspecting(puzzle) {
    return (yield* limited(findSuspicions(puzzle.grid, puzzle))) ?? [];
  },
});
