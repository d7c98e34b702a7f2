/** Finds empty cells without a candidate, even when conflicting digits are ignored. */

import * as messages from '../../../messages/diagnostics/findings';
import { cellSpanOf, isFillable } from '../../../text/puzzle';
import { exclusionsOf } from '../../hover/exclusions';
import type { DiagnosticRule } from '../rule';

/** Names what excludes each digit. */
export const noCandidate: DiagnosticRule = {
  code: 'no-candidate',
  severity: 'error',
  cell: 'no candidates',
  marks: 'An empty cell that no digit fits',
  *check(puzzle, facts) {
    if (!facts.showsDeadEnd) return;
    const { candidates } = facts.withoutConflicts;
    const { digits } = puzzle.grid;
    for (let cell = 0; cell < digits.length; cell++) {
      if (digits[cell] !== 0 || candidates[cell] !== 0 || !isFillable(puzzle, cell)) continue;
      const span = cellSpanOf(puzzle, cell);
      if (!span) continue;
      yield {
        ...span,
        message: messages.findings.noCandidate(puzzle, cell, exclusionsOf(puzzle, cell, facts.candidates[cell])),
      };
    }
  },
};
