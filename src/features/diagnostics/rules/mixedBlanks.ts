/** Finds empty cells that are written with different blanks. */

import * as messages from '../../../messages/diagnostics/findings';
import { cellSpanOf } from '../../../text/puzzle';
import type { DiagnosticRule } from '../rule';

/** The most common blank is the right one. */
export const mixedBlanks: DiagnosticRule = {
  code: 'mixed-blanks',
  severity: 'hint',
  marks: "An empty cell that is written differently from the puzzle's other empty cells",
  *check(puzzle) {
    for (const { cell, blank } of puzzle.oddBlanks) {
      const span = cellSpanOf(puzzle, cell);
      if (span) yield { ...span, message: messages.findings.mixedBlanks(puzzle, blank) };
    }
  },
};
