/** Findings that wait while their puzzle is being typed. */

import type { TypedPlace } from '../../text/document/typing';
import type { Span } from '../../text/span';
import type { ShownFinding } from '../diagnostics/documentDiagnostics';
import type { DiagnosticCode } from '../diagnostics/rule';

/** What is only missing, and so is no mistake before the puzzle is finished. Conflicts do not wait. */
const IN_PUZZLE: readonly DiagnosticCode[] = ['row-count', 'multiple-solutions', 'too-few-clues'];

/** The same of a line. The other lines of the puzzle are finished, or an accident broke them. */
const IN_LINE: readonly DiagnosticCode[] = ['row-length', 'misplaced-border'];

/** The findings without those that wait because they are in the puzzle, or in the line, that is being typed. */
export function withoutWaiting(
  findings: readonly ShownFinding[],
  typed: TypedPlace | undefined,
): readonly ShownFinding[] {
  if (!typed) return findings;
  return findings.filter(({ finding: { code, start }, origin }) => {
    const isIn = (span: Span) => span.start <= origin + start && origin + start <= span.end;
    return !(IN_PUZZLE.includes(code) && isIn(typed.puzzle)) && !(IN_LINE.includes(code) && isIn(typed.line));
  });
}
