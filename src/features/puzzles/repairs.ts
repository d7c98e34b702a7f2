/** What repairs of puzzles are found out, and what asks for them. */

import type { Cell } from '../../core/numbers';
import type { Additions } from '../../core/repair/additions';
import type { Explanation } from '../../core/repair/contradiction';
import type { RuleConflict } from '../../core/repair/ruleConflict';
import type { Puzzle } from '../../text/puzzle';
import type { Work } from '../../text/work';

/** What is known about a puzzle beyond its verdict. */
export interface Insight {
  /** Digits of a puzzle without a solution that contradict each other; absent while it is unknown. */
  readonly conflictSet?: Explanation;
  /** Rules of a puzzle without a solution that contradict each other without any digit; absent while it is unknown. */
  readonly ruleConflict?: RuleConflict;
  /** Cells whose givens can each be removed while the puzzle keeps one solution; absent while it is unknown. */
  readonly redundant?: readonly Cell[];
}

/** Whether a puzzle without a solution has none because of its rules, as far as it is known: no digit is wrong then. */
export function isRuleConflict({ grid: { digits } }: Puzzle, insight: Insight): boolean {
  return insight.ruleConflict !== undefined || digits.every(digit => digit === 0);
}

/** Repairs of puzzles, found when they are asked for. */
export interface RepairSource {
  /** What is known. Searches nothing. */
  insightOf(puzzle: Puzzle): Insight;
  /** The givens that make an ambiguous puzzle unique, when they are known or can be found in a moment. */
  additionsOf(puzzle: Puzzle): Additions | undefined;
  /** Finds them; undefined when the time limit was reached. */
  adding(puzzle: Puzzle): Work<Additions | undefined>;
  /** The digits whose removal makes a puzzle solvable, when they are known or can be found in a moment. */
  removalsOf(puzzle: Puzzle): Explanation | undefined;
  /** Finds them; undefined when the time limit was reached. */
  removing(puzzle: Puzzle): Work<Explanation | undefined>;
}
