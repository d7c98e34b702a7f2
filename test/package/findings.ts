/** The findings of the extension in the puzzles of the documents. */

import type { Grid } from '../../src/core/grid';
import { finish } from '../../src/core/pausing';
import { type Verdict, verdict } from '../../src/core/solver/index';
import { findSuspicions, type Suspicion } from '../../src/core/solver/wrongDigits';
import { diagnose } from '../../src/language/features/diagnostics/index';
import type { Diagnostic } from '../../src/language/features/diagnostics/rule';
import { isSearchable, type Puzzle } from '../../src/language/puzzle';

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
  const isHopeless = isSearchable(puzzle) && verdictOf(puzzle.grid).kind === 'contradictory';
  return isHopeless ? finish(findSuspicions(puzzle.grid, puzzle)) : [];
}

/** The findings in a puzzle. */
export function findingsIn(puzzle: Puzzle): Diagnostic[] {
  return diagnose(puzzle, 'all', isSearchable(puzzle) ? verdictOf(puzzle.grid) : undefined, suspicionsOf(puzzle));
}
