/** The findings of lint rules at a place of a document, for the light bulb. */

import type { PuzzleDocument } from '../../text/document/document';
import type { SegmentPlace } from '../../text/document/segments';
import type { Puzzle } from '../../text/puzzle';
import type { Span } from '../../text/span';
import { collectionFindingsOf } from '../diagnostics/counting';
import { movedDiagnostic } from '../diagnostics/moved';
import type { CollectionFinding } from '../diagnostics/rule';

/** A finding, and the start of the line above which a comment about its puzzle belongs. */
export interface PlacedFinding {
  readonly finding: CollectionFinding;
  readonly above: number;
  /** The indentation of the lines there. */
  readonly indentation: string;
}

/** Maximum number of characters before a puzzle to search for the start of its line. */
const LONGEST_LABEL = 1000;

/** The puzzle of a segment that a finding is about. Its offsets count from `start`. */
export function puzzleOf(puzzles: readonly Puzzle[], finding: CollectionFinding, start: number): Puzzle | undefined {
  return puzzles.find(({ end }) => start + finding.start <= end);
}

/** The findings that a span touches, with offsets in the document. */
export function collectionFindingsIn(document: PuzzleDocument, span: Span): PlacedFinding[] {
  const { segments, source } = document;
  const placed: PlacedFinding[] = [];
  for (
    let at: SegmentPlace | undefined = segments.reaching(span.start);
    at && at.start <= span.end;
    at = segments.next(at)
  ) {
    const puzzles = at.segment.collectionFindings ? document.puzzlesOf(at) : [];
    for (const found of collectionFindingsOf(at.segment)) {
      const finding: CollectionFinding = { ...found, ...movedDiagnostic(found, at.start) };
      const puzzle = puzzleOf(puzzles, found, at.start);
      if (!puzzle || finding.end < span.start || span.end < finding.start) continue;
      const from = Math.max(0, puzzle.start - LONGEST_LABEL);
      const before = source.slice(from, puzzle.start);
      const above = from + Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1;
      placed.push({ finding, above, indentation: source.indentationAt?.(above) ?? '' });
    }
  }
  return placed;
}
