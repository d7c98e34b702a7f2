/** Findings that wait while their puzzle is being typed. */

import type { Span } from '../span';
import type { ShownFinding } from './diagnostics/checking';
import type { DiagnosticCode } from './diagnostics/rule';

/** What is only missing, and so is no mistake before the puzzle is finished. Conflicts do not wait. */
const WAITING: readonly DiagnosticCode[] = [
  'row-length',
  'row-count',
  'misplaced-border',
  'multiple-solutions',
  'too-few-clues',
];

/** The findings without those that wait because they are in the puzzle that is being typed. */
export function withoutWaiting(findings: readonly ShownFinding[], typed: Span | undefined): readonly ShownFinding[] {
  if (!typed) return findings;
  return findings.filter(({ finding: { code, start }, origin }) => {
    const at = origin + start;
    return !WAITING.includes(code) || at < typed.start || typed.end < at;
  });
}
