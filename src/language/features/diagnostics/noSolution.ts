/** Finds puzzles without a solution for which no simpler rule gives the reason. */

import * as messages from '../../messages/findings';
import { insights } from '../../messages/insights';
import { cellSpanOf } from '../../puzzle';
import { type DiagnosticRule, related } from './rule';

/** Marks the digits that contradict each other when they are known, otherwise the first line of the puzzle. */
export const noSolution: DiagnosticRule = {
  code: 'no-solution',
  severity: 'error',
  *check(puzzle, { verdict, conflicts, showsDeadEnd, suspicions, insight: { conflictSet } }) {
    const isExplained = conflicts.size > 0 || showsDeadEnd || suspicions.length > 0;
    if (verdict?.kind !== 'contradictory' || isExplained) return;
    if (!conflictSet) {
      yield { start: puzzle.start, end: puzzle.firstLineEnd, message: messages.findings.noSolution() };
      return;
    }
    const message = insights.conflictSet(puzzle, conflictSet);
    for (const [i, cell] of conflictSet.cells.entries()) {
      const span = cellSpanOf(puzzle, cell);
      // The others are named once, as there may be twenty.
      const others = i === 0 ? conflictSet.cells.slice(1) : [];
      if (span) yield { ...span, message, related: related(puzzle, others, other => insights.inSet(puzzle, other)) };
    }
  },
};
