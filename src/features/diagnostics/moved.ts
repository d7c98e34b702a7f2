import type { Diagnostic, RelatedPlace } from './rule';

/** A finding with offsets `by` units larger. */
export function movedDiagnostic(finding: Diagnostic, by: number): Diagnostic {
  const { start, end, related } = finding;
  return {
    ...finding,
    start: start + by,
    end: end + by,
    related: related.map((other): RelatedPlace => ({ ...other, start: other.start + by, end: other.end + by })),
  };
}
