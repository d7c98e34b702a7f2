/** Computes the findings of the extension in the puzzles of the documents. */

import { Repairs } from '../../src/analysis/repairs';
import type { Grid } from '../../src/core/grid';
import { finish } from '../../src/core/pausing';
import { type Verdict, verdict } from '../../src/core/solver/index';
import { findSuspicions, type Suspicion } from '../../src/core/solver/wrongDigits';
import { diagnose } from '../../src/features/diagnostics/index';
import type { Diagnostic } from '../../src/features/diagnostics/rule';
import { judgedGrid, showsWrongDigits } from '../../src/features/puzzles/entries';
import { isSearchable, type Puzzle } from '../../src/text/puzzle';
import type { PuzzleFile } from '../../src/text/puzzleFile';
import { levelsWith } from '../features/levels';
import { placingOf } from '../features/steps';

/** Whether a puzzle is valid. */
export function verdictOf(grid: Grid): Verdict {
  const search = verdict(grid);
  for (;;) {
    const step = search.next();
    if (step.done) return step.value;
  }
}

/** The digits that may be wrong in a puzzle without a solution. */
export function suspicionsOf(puzzle: Puzzle): readonly Suspicion[] {
  const isHopeless = isSearchable(puzzle) && showsWrongDigits(puzzle, verdictOf(judgedGrid(puzzle)));
  return isHopeless ? finish(findSuspicions(puzzle.grid, puzzle)) : [];
}

/** Repairs without a time limit. */
export const repairs = new Repairs(() => 0);

/** A request for the code actions of a file that was read, in which everything about its puzzles is known. Only the place is missing. */
export const requestIn = (file: PuzzleFile) => ({
  file,
  all: () => file.puzzles,
  isRead: true,
  *reading() {},
  verdictOf,
  suspicionsOf,
  placingOf,
  repairs,
});

/** The findings in a puzzle, optionally with redundant givens. `known` are the repairs that were found so far. */
export function findingsIn(
  puzzle: Puzzle,
  redundant: 'redundant' | 'usual' = 'usual',
  forced: 'naked' | 'all' = 'all',
  known = repairs,
): Diagnostic[] {
  const isRedundantWanted = redundant === 'redundant';
  const verdict = isSearchable(puzzle) ? verdictOf(judgedGrid(puzzle)) : undefined;
  if (verdict) finish(known.learning(puzzle, verdict, isRedundantWanted));
  const levels = levelsWith({ 'redundant-given': isRedundantWanted ? 'hint' : 'off' });
  return diagnose(puzzle, forced, verdict, suspicionsOf(puzzle), { insight: known.insightOf(puzzle), levels });
}
