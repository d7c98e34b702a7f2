import type { Grid } from '../../core/grid';
import type { Verdict } from '../../core/solver/index';
import type { Suspicion } from '../../core/solver/wrongDigits';
import type { Puzzle } from '../../text/puzzle';
import type { Searches } from './index';

/** The verdicts of puzzles, and the searches for those that are not known yet. */
export interface VerdictSource extends Searches {
  /** The verdict if it is known. */
  known(grid: Grid): Verdict | undefined;
  /**
   * Whether a puzzle was checked, even if the time limit was reached, and, if it has no solution, searched for wrong
   * digits.
   */
  isChecked(puzzle: Puzzle): boolean;
  /** The verdict if it is known or can be found in a moment. */
  checkBriefly(grid: Grid): Verdict | undefined;
  /** The digits that may be wrong in a puzzle without a solution, if they are known. */
  suspicionsOf(puzzle: Puzzle): readonly Suspicion[];
}
