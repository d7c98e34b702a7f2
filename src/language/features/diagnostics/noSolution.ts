/** Finds puzzles without a solution for which no simpler rule gives the reason. */

import * as messages from '../../messages/index';
import type { DiagnosticRule } from './rule';

/** Marks the first line of the puzzle. */
export const noSolution: DiagnosticRule = {
  code: 'no-solution',
  severity: 'error',
  *check(puzzle, { verdict, conflicts, isDeadEnd, suspicions }) {
    const isExplained = conflicts.size > 0 || isDeadEnd || suspicions.length > 0;
    if (verdict?.kind !== 'contradictory' || isExplained) return;
    yield { start: puzzle.start, end: puzzle.firstLineEnd, message: messages.findings.noSolution() };
  },
};
