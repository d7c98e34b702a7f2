/** Finds empty cells with only one possible digit. */

import { findForced, findNakedSingle } from '../../../core/candidates';
import * as messages from '../../../messages/diagnostics/findings';
import { cellSpanOf, isFillable } from '../../../text/puzzle';
import type { DiagnosticRule } from '../rule';

/** Needs the setting `sudoku.diagnostics.forcedCells`. */
export const forcedCell: DiagnosticRule = {
  code: 'forced-cell',
  severity: 'hint',
  marks: 'An empty cell with only one candidate. It is marked with a line under the cell',
  *check(puzzle, facts) {
    const { forcedCells } = facts;
    if (forcedCells === 'off' || facts.isMistaken) return;
    const { candidates } = facts;
    for (let cell = 0; cell < candidates.length; cell++) {
      if (candidates[cell] === 0) continue;
      const forced =
        forcedCells === 'all' ? findForced(puzzle.grid, candidates, cell) : findNakedSingle(candidates, cell);
      if (!forced || !isFillable(puzzle, cell)) continue;
      const span = cellSpanOf(puzzle, cell);
      if (span) yield { ...span, message: messages.findings.forcedCell(puzzle, forced) };
    }
  },
};
