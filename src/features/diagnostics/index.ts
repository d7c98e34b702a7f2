/**
 * Searches what the findings of a puzzle depend on, and runs all rules. The editor does this for a document, the most urgent puzzles first,
 * and caches the results; `inspect` does it for one puzzle at once. To add a rule, add a file to `rules/` and run `npm run generate`.
 */

import { type Grid, isSolved } from '../../core/grid';
import type { Verdict } from '../../core/solver/index';
import type { Suspicion } from '../../core/solver/wrongDigits';
import { isContradictory, isWhole, type Puzzle } from '../../text/puzzle';
import type { Work } from '../../text/work';
import { judgedGrid, showsWrongDigits } from '../puzzles/entries';
import { diagnoseBy, type Further } from './diagnose';
import type { ForcedCells } from './facts';
import { RULES } from './generated/rules';
import type { Diagnostic } from './rule';

/** Finds verdicts and wrong digits. */
export interface Searches {
  /** The verdict; undefined when a time limit was reached. Yields where it may be paused, like the other search. */
  check(grid: Grid): Work<Verdict | undefined>;
  /** The digits that may be wrong in a puzzle without a solution. */
  suspecting(puzzle: Puzzle): Work<readonly Suspicion[]>;
}

/** The results of the searches of a puzzle. */
export interface SearchResult {
  /** Of {@link judgedGrid}. Undefined when nothing was searched, or the time limit was reached. */
  readonly verdict: Verdict | undefined;
  /** The digits that may be wrong; none if this was not searched. */
  readonly suspicions: readonly Suspicion[];
}

/**
 * Searches a puzzle if its findings depend on that: for its solutions and, if it has none, for its wrong digits. `maySuspect` is called
 * before the second search, which takes a hundred times as long as the first. Yields where it may be paused.
 */
export function* searchPuzzle(
  puzzle: Puzzle,
  searches: Searches,
  maySuspect: () => boolean = () => true,
): Work<SearchResult> {
  const verdict = needsSearch(puzzle) ? yield* searches.check(judgedGrid(puzzle)) : undefined;
  const isSuspected = showsWrongDigits(puzzle, verdict) && maySuspect();
  return { verdict, suspicions: isSuspected ? yield* searches.suspecting(puzzle) : [] };
}

/** Whether only a search can decide whether a puzzle is valid. */
export function needsSearch(puzzle: Puzzle): boolean {
  const { grid } = puzzle;
  // The readable part of a puzzle may show that there is no solution.
  const hasPart = isWhole(puzzle) || grid.digits.some(digit => digit > 0);
  return hasPart && !isContradictory(puzzle) && !isSolved(grid);
}

/** All findings of a puzzle: see `diagnoseBy`. */
export function diagnose(
  puzzle: Puzzle,
  forcedCells: ForcedCells,
  verdict?: Verdict,
  suspicions: readonly Suspicion[] = [],
  further: Further = {},
): Diagnostic[] {
  return diagnoseBy(RULES, puzzle, forcedCells, verdict, suspicions, further);
}
