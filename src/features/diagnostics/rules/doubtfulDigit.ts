/** Finds digits that may have been read incorrectly from a picture. */

import * as messages from '../../../messages/diagnostics/doubtfulDigit';
import { cellSpanOf } from '../../../text/puzzle';
import type { DiagnosticRule } from '../rule';

/** Marks each doubtful cell until the user edits or confirms it. */
export const doubtfulDigit: DiagnosticRule = {
  code: 'doubtful-digit',
  severity: 'warning',
  cell: 'doubtful digit',
  marks: 'A cell that may have been read incorrectly from a picture',
  *check(puzzle, { doubts }) {
    for (const doubt of doubts) {
      const span = cellSpanOf(puzzle, doubt.cell);
      if (span) yield { ...span, message: messages.doubtfulDigit(puzzle, doubt) };
    }
  },
};
