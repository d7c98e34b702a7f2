/** Findings that wait while their puzzle is being typed. */

import type { TypedPlace } from '../../text/document/typing';
import type { Span } from '../../text/span';
import { declarationOf } from '../diagnostics/declarations';
import type { ShownFinding } from '../diagnostics/shownFindings';

/** The findings without those that wait because they are in the puzzle or line that is being typed. */
export function withoutWaiting(
  findings: readonly ShownFinding[],
  typed: TypedPlace | undefined,
): readonly ShownFinding[] {
  if (!typed) return findings;
  return findings.filter(({ finding: { code, start }, origin }) => {
    const { waitsFor } = declarationOf(code);
    const isIn = (span: Span | undefined) => span && span.start <= origin + start && origin + start <= span.end;
    return !waitsFor || !isIn(typed[waitsFor]);
  });
}
