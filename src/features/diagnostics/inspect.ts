/** Inspects one puzzle, for the command line, the Test Explorer and the tools of language models. */

import { isSolved } from '../../core/grid';
import { verdict as searchVerdict, type Verdict } from '../../core/solver/index';
import { findSuspicions } from '../../core/solver/wrongDigits';
import { isContradictory, isWhole, type Puzzle } from '../../text/puzzle';
import type { Work } from '../../text/work';
import { isInPlay } from '../puzzles/entries';
import type { Insight } from '../puzzles/repairs';
import { diagnose, needsSearch, type Searches, type SearchResult, searchPuzzle } from './index';
import type { Diagnostic } from './rule';

/**
 * Searches for repairs of a puzzle, and for its redundant givens if these are requested. Returns whether something was found, or was
 * already known, for example from an equal puzzle.
 */
export type Learn = (puzzle: Puzzle, verdict: Verdict, isRedundantWanted: boolean) => Work<Learned>;

/** The result of a search for repairs. */
export type Learned = 'new' | 'known' | 'nothing';

/** Searches for repairs, and their results. */
export interface RepairSearch {
  learning(...about: Parameters<Learn>): ReturnType<Learn>;
  insightOf(puzzle: Puzzle): Insight;
}

/** Knowledge about puzzles, and the searches that extend it. */
export interface Knowledge {
  readonly verdicts: Searches;
  /** Absent where the reason why a puzzle has no solution is not needed. */
  readonly repairs?: RepairSearch;
}

/** The result of an inspection. */
export interface Inspection {
  /**
   * Of {@link judgedGrid}. Absent when the time limit was reached, or when the puzzle cannot be read completely and its readable part may
   * have a solution.
   */
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
  const found = yield* searchPuzzle(puzzle, verdicts);
  if (repairs) yield* learnAbout(puzzle, found, (...about) => repairs.learning(...about), NO_REDUNDANT);
  const diagnostics = diagnose(puzzle, 'off', found.verdict, found.suspicions, {
    isRelatedWanted: related === 'withRelated',
    ...(repairs && { insight: repairs.insightOf(puzzle) }),
  });
  const verdict = verdictOf(puzzle, found.verdict);
  return { ...(verdict && { verdict }), isUndecided: needsSearch(puzzle) && !found.verdict, diagnostics };
}

/** Lets `learn` search for repairs of a puzzle unless its wrong digits are known. Yields where it may be paused. */
export function* learnAbout(
  puzzle: Puzzle,
  { verdict, suspicions }: SearchResult,
  learn: Learn,
  isRedundantWanted: boolean,
): Work<Learned> {
  const isOpen = suspicions.length === 0 && isWhole(puzzle) && !isInPlay(puzzle);
  return verdict && isOpen ? yield* learn(puzzle, verdict, isRedundantWanted) : 'nothing';
}

/** The verdict after a search, or the one that is obvious without a search. */
function verdictOf(puzzle: Puzzle, searched: Verdict | undefined): Verdict | undefined {
  if (isContradictory(puzzle)) return { kind: 'contradictory' };
  if (!isWhole(puzzle)) return searched?.kind === 'contradictory' ? searched : undefined;
  return isSolved(puzzle.grid) ? { kind: 'valid', solution: puzzle.grid.digits } : searched;
}

/** Searches without a cache. Each ends when `limited` ends it. */
export const searching = (limited: <T>(work: Work<T>) => Work<T | undefined> = work => work): Searches => ({
  check: grid => limited(searchVerdict(grid)),
  *suspecting(puzzle) {
    return (yield* limited(findSuspicions(puzzle.grid, puzzle))) ?? [];
  },
});
