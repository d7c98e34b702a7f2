/** The puzzles of all documents that are open, kept up with their edits. */

import { PuzzleDocument, type Source } from './document';

/** A text document of an editor, as far as it matters here. */
export interface TextDocument {
  /** Another number after every edit. */
  readonly version: number;
}

/** What documents need of the editor. */
export interface Surroundings<D> {
  /** Milliseconds since some moment; for differences only. */
  readonly now: () => number;
  /** The text of a document as it is whenever it is asked for. */
  sourceOf(document: D): Source;
}

/** One edit. Offsets in UTF-16 units. */
export interface Change {
  readonly start: number;
  readonly removed: number;
  readonly added: number;
  /** Whether lines are made, joined or moved by it. */
  readonly movesLines: boolean;
}

/** Edits above which the stretch of text that they lie in is taken as one. */
const MANY_CHANGES = 1000;

export class Documents<D extends TextDocument> {
  private readonly known = new WeakMap<D, Known>();

  constructor(private readonly surroundings: Surroundings<D>) {}

  /** The puzzles of a document as it is now, shared by everything that asks. Of a long text not all may be read yet. */
  puzzlesOf(document: D): PuzzleDocument {
    return this.of(document).puzzles;
  }

  /** A number that is another one whenever lines of the document may have moved. */
  linesVersion(document: D): number {
    return this.of(document).lines;
  }

  /** When the last edit of a document arrived, by {@link Surroundings.now}. */
  editedAt(document: D): number {
    return this.known.get(document)?.edited ?? this.surroundings.now();
  }

  /**
   * Takes up the edits of one event, in their order. Call it after the document has its new text and version, and before
   * anything else is asked of it; what was taken up already is not taken up again.
   */
  changed(document: D, changes: readonly Change[]): void {
    const known = this.known.get(document);
    if (!known || changes.length === 0 || known.version === document.version) return;
    known.edited = this.surroundings.now();
    known.version = document.version;
    if (changes.some(({ movesLines }) => movesLines)) known.lines++;
    let length = known.length;
    for (const { start, removed, added } of changes.length > MANY_CHANGES ? [asOne(changes)] : changes) {
      length += added - removed;
      known.puzzles.edited(start, removed, added);
    }
    known.length = known.puzzles.length;
    // Should the two ever differ, everything is read again.
    if (length !== known.length) known.puzzles.edited(0, length, known.length);
  }

  /** A document was closed. */
  forget(document: D): void {
    this.known.delete(document);
  }

  /** A document that was edited unnoticed is read anew. */
  private of(document: D): Known {
    let known = this.known.get(document);
    if (known?.version !== document.version) {
      const puzzles = new PuzzleDocument(this.surroundings.sourceOf(document));
      known = { puzzles, version: document.version, length: puzzles.length, lines: 0, edited: 0 };
      this.known.set(document, known);
    }
    return known;
  }
}

interface Known {
  readonly puzzles: PuzzleDocument;
  version: number;
  /** Characters after the last edit that was taken up. */
  length: number;
  /** Goes up whenever lines may have moved. */
  lines: number;
  /** When the last edit arrived. */
  edited: number;
}

/** One change of all the text that some changes lie in. */
function asOne(changes: readonly Change[]): Change {
  let start = Number.POSITIVE_INFINITY;
  let end = 0;
  let growth = 0;
  for (const change of changes) {
    start = Math.min(start, change.start);
    end = Math.max(end, change.start + change.removed);
    growth += change.added - change.removed;
  }
  return { start, removed: end - start, added: end - start + growth, movesLines: true };
}
