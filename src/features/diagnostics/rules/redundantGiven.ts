/** Finds givens without which the puzzle still has one solution. */

import * as messages from '../../../messages/diagnostics/insights';
import { cellSpanOf } from '../../../text/puzzle';
import type { DiagnosticRule } from '../rule';

/** Marks each given that can be removed alone. */
export const redundantGiven: DiagnosticRule = {
  code: 'redundant-given',
  severity: 'hint',
  setting: 'off',
  marks: 'A given without which the puzzle still has one solution',
  *check(puzzle, { verdict, insight: { redundant = [] } }) {
    if (verdict?.kind !== 'valid') return;
    for (const cell of redundant) {
      const span = cellSpanOf(puzzle, cell);
      if (span) yield { ...span, message: messages.insights.redundant(puzzle, cell) };
    }
  },
};
