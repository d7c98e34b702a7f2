/** Reports that an editor shows only some of the findings of a file. */

import * as messages from '../../../messages/diagnostics/findings';
import type { DiagnosticDeclaration } from '../declaration';
import type { Diagnostic } from '../rule';

export const notAllShown = {
  code: 'not-all-shown',
  severity: 'information',
  marks: 'A file with more findings than `sudoku.diagnostics.maxPerFile`',
} as const satisfies DiagnosticDeclaration;

/** The finding that `shown` of `found` findings are shown, at the first of those that are left out. */
export function notAllShownAt(leftOut: Diagnostic, shown: number, found: number): Diagnostic {
  const severity = leftOut.severity === 'hint' ? 'hint' : notAllShown.severity;
  const message = messages.findings.notAllShown(shown, found);
  return { ...leftOut, code: notAllShown.code, severity, message, related: [] };
}
