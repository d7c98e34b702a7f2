/** The findings of rules for collections at a place of a document, for the light bulb. */

import type { PuzzleDocument } from '../../document/document';
import type { SegmentPlace } from '../../document/segments';
import type { Span } from '../../span';
import { lateOf } from '../diagnostics/counting';
import { movedDiagnostic } from '../diagnostics/moved';
import type { LateFinding } from '../diagnostics/rule';

/** A finding, and the start of the line above which a comment about its puzzle is written. */
export interface PlacedFinding {
  readonly finding: LateFinding;
  readonly above: number;
  /** What the lines there start with. */
  readonly indentation: string;
}

/** Characters before a puzzle in its line that are searched for the start of the line. */
const LONGEST_LABEL = 1000;

/** The findings that a span touches, with offsets in the document. */
export function lateFindingsIn(document: PuzzleDocument, span: Span): PlacedFinding[] {
  const { segments, source } = document;
  const found: PlacedFinding[] = [];
  for (
    let at: SegmentPlace | undefined = segments.reaching(span.start);
    at && at.start <= span.end;
    at = segments.next(at)
  ) {
    const puzzles = at.segment.late ? document.puzzlesOf(at) : [];
    for (const late of lateOf(at.segment)) {
      const finding: LateFinding = { ...late, ...movedDiagnostic(late, at.start) };
      const puzzle = puzzles.find(({ end }) => finding.start <= end);
      if (!puzzle || finding.end < span.start || span.end < finding.start) continue;
      const from = Math.max(0, puzzle.start - LONGEST_LABEL);
      const before = source.slice(from, puzzle.start);
      const above = from + Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1;
      found.push({ finding, above, indentation: source.indentationAt?.(above) ?? '' });
    }
  }
  return found;
}
