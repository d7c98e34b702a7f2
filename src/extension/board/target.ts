import type * as vscode from 'vscode';
import { preparingSnapshot } from '../../board/snapshot';
import { puzzleFor } from '../../features/puzzles/puzzleFor';
import type { PuzzleDocument } from '../../text/document/document';
import { spanAfter } from '../../text/document/trackedSpan';
import type { Puzzle } from '../../text/puzzle';
import { puzzleNear } from '../../text/puzzleFile';
import type { Span } from '../../text/span';
import type { Work } from '../../text/work';
import { changesOf, type EditorAnalysis } from '../services/documents';

/** The puzzle of a document that is on a board. It stays the same one while the text is edited. */
export class BoardTarget {
  private span: Span;
  /**
   * The offsets at which the puzzle has started while it was on the board. A page that has not received the last edit yet, such as
   * that of Start Playing, refers to the puzzle by an earlier start.
   */
  private readonly starts = new Set<number>();

  /** The puzzle that an offset belongs to. */
  constructor(
    private readonly analysis: EditorAnalysis,
    readonly document: vscode.TextDocument,
    offset: number,
  ) {
    const puzzle = puzzleFor(this.analysis.documents.puzzlesOf(document), offset);
    this.span = puzzle ?? { start: offset, end: offset };
    if (puzzle) this.starts.add(puzzle.start);
  }

  /** Where the puzzle starts, or where it was. */
  get start(): number {
    return this.span.start;
  }

  private get puzzles(): PuzzleDocument {
    return this.analysis.documents.puzzlesOf(this.document);
  }

  private get place(): Span {
    return { start: this.start, end: this.start };
  }

  /** The current state of the puzzle. */
  get puzzle(): Puzzle | undefined {
    const { start } = this.span;
    const found = puzzleNear(this.puzzles.around(this.place), start);
    // If the puzzle was deleted, its neighbor is shown. No page refers to that one by a start yet.
    const isSame = found && found.start <= start && start <= found.end;
    if (!isSame) this.starts.clear();
    if (found) this.starts.add(found.start);
    return found;
  }

  /** Whether the puzzle is read, or was read in a short time. Otherwise it has many rules. */
  isRead(): boolean {
    return this.puzzles.readBriefly(this.place);
  }

  /** Reads the puzzle and computes what a board needs to show it. Yields where it may be paused. */
  *preparing(): Work<void> {
    while (!this.isRead()) yield* this.puzzles.readingIn(this.place);
    const { puzzle } = this;
    if (puzzle) yield* preparingSnapshot(puzzle);
  }

  /** Follows an edit of the document. Returns whether it deleted the puzzle, or brought one back, so that its place has another one. */
  follow(change: vscode.TextDocumentChangeEvent): boolean {
    const changes = changesOf(change);
    const before = this.span;
    this.span = spanAfter(before, changes);
    if (!isEmpty(this.span)) return false;
    return !isEmpty(before) || changes.some(({ start, movesLines }) => start === before.start && movesLines);
  }

  /** Whether a start in a message of a page refers to this puzzle. */
  startedAt(start: number): boolean {
    return this.starts.has(start);
  }
}

const isEmpty = ({ start, end }: Span) => start === end;
