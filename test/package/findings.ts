/** The findings of the extension in the puzzles of the documents. */

import type { Grid } from '../../src/core/grid';
import { type Verdict, verdict } from '../../src/core/solver/index';
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

/** The findings in a puzzle. */
export function findingsIn(puzzle: Puzzle): Diagnostic[] {
  return diagnose(puzzle, 'all', isSearchable(puzzle) ? verdictOf(puzzle.grid) : undefined);
}
