/** Known repairs of puzzles, and the interface to find them. */

import type { Cell } from '../../core/numbers';
import type { Additions } from '../../core/repair/additions';
import type { Explanation } from '../../core/repair/contradiction';
import type { RuleConflict } from '../../core/repair/ruleConflict';
import type { Puzzle } from '../../text/puzzle';
import type { Work } from '../../text/work';

/** Knowledge about a puzzle beyond its verdict. */
export interface Insight {
  /** Digits of a puzzle without a solution that contradict each other; absent while unknown. */
  readonly conflictSet?: Explanation;
  /** Rules of a puzzle without a solution that contradict each other without any digit; absent while unknown. */
  readonly ruleConflict?: RuleConflict;
  /** Cells whose givens can each be removed while the puzzle keeps one solution; absent while unknown. */
  readonly redundant?: readonly Cell[];
}

/** Whether a puzzle is known to have no solution because of its rules, so that no digit is wrong. */
export function isRuleConflict({ grid: { digits } }: Puzzle, insight: Insight): boolean {
  return insight.ruleConflict !== undefined || digits.every(digit => digit === 0);
}

/** Repairs of puzzles, found on demand. */
export interface RepairSource {
  /** The current knowledge, without a search. */
  insightOf(puzzle: Puzzle): Insight;
  /** The givens that make an ambiguous puzzle unique, if they are known or can be found immediately. */
  additionsOf(puzzle: Puzzle): Additions | undefined;
  /** Finds these givens; undefined when the time limit was reached. */
  adding(puzzle: Puzzle): Work<Additions | undefined>;
  /** The digits whose removal makes a puzzle solvable, if they are known or can be found immediately. */
  removalsOf(puzzle: Puzzle): Explanation | undefined;
  /** Finds these digits; undefined when the time limit was reached. */
  removing(puzzle: Puzzle): Work<Explanation | undefined>;
}
