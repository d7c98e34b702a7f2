/** Calculations with spans. */

import type { Span } from '../span';

/** The smallest span that covers both. */
export function hull(one: Span, other: Span): Span {
  return { start: Math.min(one.start, other.start), end: Math.max(one.end, other.end) };
}

/** The intersection of two overlapping spans. */
export function common(one: Span, other: Span): Span {
  return { start: Math.max(one.start, other.start), end: Math.min(one.end, other.end) };
}

/** A span after an edit, extended by text that was inserted at its ends. */
export function grown(span: Span, start: number, removed: number, added: number): Span {
  const by = added - removed;
  if (start + removed < span.start) return { start: span.start + by, end: span.end + by };
  if (span.end < start) return span;
  return { start: Math.min(span.start, start), end: Math.max(span.end, start + removed) + by };
}

/** Whether two spans share a character. */
export function overlaps(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}
