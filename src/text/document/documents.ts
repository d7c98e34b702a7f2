/** The puzzles of all open documents, kept up to date with their edits. */

import type { Puzzle } from '../puzzle';
import { mergedChange, type TextChange } from './changes';
import { PuzzleDocument, type TextSource } from './document';
import type { EditKind, KnownVerdicts } from './givenNotes';
import type { StoredGivens } from './givens';
import { type RecentEdit, RecentEdits } from './recentEdits';

/** The part of an editor's text document that is used here. */
export interface TextDocument {
  /** Changes with every edit. */
  readonly version: number;
}

/** The services that documents need from the editor. */
export interface DocumentHost<D> {
  /** Milliseconds since a fixed moment; only for differences. */
  readonly now: () => number;
  /** The current text of a document. */
  sourceOf(document: D): TextSource;
  /** The givens stored when a document was last open. Absent if none are stored. */
  storedGivensOf?(document: D): readonly StoredGivens[];
}

/** If an event has more edits than this, they are handled as one edit of the text between the first and the last. */
const MANY_CHANGES = 1000;

/** One `PuzzleDocument` for each open document. */
export class Documents<D extends TextDocument> {
  private readonly openDocuments = new WeakMap<D, OpenDocument>();

  /** `known` looks up the verdicts of grids that have already been searched. */
  constructor(
    private readonly host: DocumentHost<D>,
    private readonly known?: KnownVerdicts,
  ) {}

  /** The puzzles of a document in its current version, shared by all callers. Part of a long text may still be unread. */
  puzzlesOf(document: D): PuzzleDocument {
    return this.of(document).puzzles;
  }

  /** From now on, until the document is closed, reads a part of it instead of its whole text. */
  readAs(document: D, part: TextSource): void {
    this.openDocuments.set(document, this.openedFrom(document, part));
  }

  /** A number that changes whenever lines of the document may have moved. */
  linesVersion(document: D): number {
    return this.of(document).lines;
  }

  /** Whether a document was read since it was opened. */
  isKnown(document: D): boolean {
    return this.openDocuments.has(document);
  }

  /** The time of a document's last edit, as returned by {@link DocumentHost.now}. */
  editedAt(document: D): number {
    return this.openDocuments.get(document)?.edited ?? this.host.now();
  }

  /** Whether {@link changed} has been called for the document's version, or need not be. */
  isCurrent(document: D): boolean {
    const known = this.openDocuments.get(document);
    return !known || known.version === document.version;
  }

  /** Recently edited places of a document, the latest first. */
  recentEdits(document: D): readonly RecentEdit[] {
    return this.of(document).recent.lastFirst;
  }

  /**
   * Applies the edits of one event, in their order. Call it after the document has its new text and version, and before
   * any other method. A second call for the same version does nothing.
   */
  changed(document: D, changes: readonly TextChange[], kind: EditKind = 'made'): void {
    const known = this.openDocuments.get(document);
    if (!known || changes.length === 0 || known.version === document.version) return;
    const changesRead = known.puzzles.source.edited?.(changes) ?? changes;
    known.puzzles.givens.expectKind(kind);
    known.edited = this.host.now();
    known.version = document.version;
    if (changes.some(({ movesLines }) => movesLines)) known.lines++;
    let length = known.length;
    const isMany = changesRead.length > MANY_CHANGES;
    for (const { start, removed, added } of isMany ? [mergedChange(changesRead)] : changesRead) {
      length += added - removed;
      known.puzzles.edited(start, removed, added);
      known.recent.add(start, removed, added);
    }
    if (isMany) known.recent.clear();
    known.length = known.puzzles.length;
    // If the two lengths ever differ, an edit was missed: read everything again.
    if (length === known.length) return;
    known.puzzles.edited(0, length, known.length);
    known.recent.clear();
  }

  /** The puzzle at an offset before the changes for which {@link changed} is about to be called, if it was read recently. */
  recall(document: D, offset: number): Puzzle | undefined {
    return this.openDocuments.get(document)?.puzzles.recall(offset);
  }

  /** Call when a document is closed. */
  forget(document: D): void {
    this.openDocuments.delete(document);
  }

  /** A document whose edit was missed is read again from the start. */
  private of(document: D): OpenDocument {
    let known = this.openDocuments.get(document);
    if (known?.version !== document.version) {
      const part = known && partAgain(known);
      known = this.openedFrom(document, part ?? this.host.sourceOf(document));
      this.openDocuments.set(document, known);
    }
    return known;
  }

  private openedFrom(document: D, source: TextSource): OpenDocument {
    const puzzles = new PuzzleDocument(source, this.known, this.host.storedGivensOf?.(document));
    const { version } = document;
    return { puzzles, recent: new RecentEdits(), version, length: puzzles.length, lines: 0, edited: 0 };
  }
}

/** The part of the document that was read, if not all of it was. */
function partAgain({ puzzles: { source }, length }: OpenDocument): TextSource | undefined {
  if (!source.edited) return undefined;
  source.edited([{ start: 0, removed: length, added: source.length, movesLines: true }]);
  return source;
}

interface OpenDocument {
  readonly puzzles: PuzzleDocument;
  readonly recent: RecentEdits;
  version: number;
  /** Length in UTF-16 units after the last edit. */
  length: number;
  /** Increases whenever lines may have moved. */
  lines: number;
  /** Time of the last edit, in milliseconds. */
  edited: number;
}
