import type { PuzzleDocument } from '../../text/document/document';
import type { CheckedLevel } from '../../text/document/segment';
import type { SegmentPlace } from '../../text/document/segments';
import type { Puzzle } from '../../text/puzzle';
import type { CollectionFinding } from './rule';

/** A document whose findings are stored: see documentDiagnostics.ts. */
export interface CheckedDocument {
  readonly document: PuzzleDocument;
  /** The visible segments that have puzzles or notes. */
  placesInSight(): Iterable<SegmentPlace>;
  /** Counts the findings of a segment by the rules that can be applied so far. */
  storeFindings(place: SegmentPlace, puzzles: readonly Puzzle[], checked: CheckedLevel): void;
  /** Replaces the findings of a segment that rules for whole collections found. Their offsets count from its start. */
  setCollectionFindings(place: SegmentPlace, findings: readonly CollectionFinding[]): void;
}

/** The rules for whole collections. */
export interface CollectionCheck {
  /** Applies the rules that examine one puzzle and need no search to the puzzles of a segment that was just read. */
  read(document: PuzzleDocument, place: SegmentPlace, puzzles: readonly Puzzle[]): void;
  /**
   * Applies the rules that compare puzzles. This and `slow` yield where they may be paused; the caller then ends them if the document
   * was edited.
   */
  compare(checking: CheckedDocument, onNews: () => void): Generator<undefined, void>;
  /** Applies the other rules. */
  slow(checking: CheckedDocument, onNews: () => void): Generator<undefined, void>;
}
