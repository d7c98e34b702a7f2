import type { Grid } from '../../core/grid';
import type { Verdict } from '../../core/solver/index';
import type { Suspicion } from '../../core/solver/wrongDigits';
import type { Puzzle } from '../../text/puzzle';

/** The verdicts of puzzles. */
export interface VerdictSource {
  /** The verdict if it is known. */
  known(grid: Grid): Verdict | undefined;
  /**
   * Whether a puzzle was checked, even if the time limit was reached, and, if it has no solution, searched for wrong
   * digits.
   */
  isChecked(puzzle: Puzzle): boolean;
  /**
   * The verdict, found now if it is unknown; undefined when the time limit was reached. Yields where it may be
   * paused.
   */
  check(grid: Grid): Generator<undefined, Verdict | undefined>;
  /** The verdict if it is known or can be found in a moment. */
  checkBriefly(grid: Grid): Verdict | undefined;
  /** The digits that may be wrong in a puzzle without a solution, if they are known. */
  suspicionsOf(puzzle: Puzzle): readonly Suspicion[];
  /** Finds these digits, if they are not known yet. Yields where it may be paused. */
  suspecting(puzzle: Puzzle): Generator<undefined, readonly Suspicion[]>;
}
