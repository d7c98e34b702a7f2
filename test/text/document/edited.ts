import { entriesIn } from '../../../src/features/puzzles/entries';
import { PuzzleDocument } from '../../../src/text/document/document';
import type { StoredGivens } from '../../../src/text/document/givens';
import { applied, type TextEdit } from '../../../src/text/edits';
import { EASY } from '../texts';

/** A document that is edited as in an editor: the visible part is read after each edit. */
export class Edited {
  readonly document: PuzzleDocument;
  readonly source;

  constructor(
    text: string,
    readonly sight: { start: number; end: number } = { start: 0, end: 2000 },
    stored: readonly StoredGivens[] = [],
  ) {
    const source = { text, length: text.length, slice: (start: number, end: number) => source.text.slice(start, end) };
    this.source = source;
    this.document = new PuzzleDocument(source, undefined, stored);
    this.document.see(sight);
  }

  edit(start: number, removed: number, text: string): this {
    return this.editAll([{ start, end: start + removed, text }]);
  }

  /** Makes the edits of a command, the last one first. The document sees only the text after all of them. */
  editAll(edits: readonly TextEdit[]): this {
    const { source } = this;
    source.text = applied(source.text, edits);
    source.length = source.text.length;
    for (const { start, end, text } of [...edits].reverse()) this.document.edited(start, end - start, text.length);
    this.document.see(this.sight);
    return this;
  }

  /** Reverts or repeats an edit like Undo and Redo. */
  undo(start: number, removed: number, text: string): this {
    this.document.givens.expectKind('undone');
    this.edit(start, removed, text);
    this.document.givens.expectKind('made');
    return this;
  }

  /** Closes the document and opens it again with its stored state. */
  reopened(text = this.source.text): Edited {
    return new Edited(text, this.sight, this.document.givens.toStore());
  }

  /** The edits with which Undo would revert these edits, computed before they are made. */
  inverseOf(edits: readonly TextEdit[]): TextEdit[] {
    let growth = 0;
    return edits.map(edit => {
      const start = edit.start + growth;
      growth += edit.text.length - (edit.end - edit.start);
      return { start, end: start + edit.text.length, text: this.source.text.slice(edit.start, edit.end) };
    });
  }

  /** Replaces a part of the text that occurs once. */
  replace(old: string, text: string): this {
    return this.edit(this.source.text.indexOf(old), old.length, text);
  }

  puzzle(at = 0) {
    const { puzzles } = this.document.around({ start: at, end: at });
    return puzzles.find(({ start, end }) => start <= at && at < end) ?? puzzles[0];
  }

  entries(at = 0): number[] {
    const puzzle = this.puzzle(at);
    return entriesIn(puzzle);
  }
}

/** EASY starts with 53..7....; its solution with 534678912. */
export const opened = (text = EASY) => new Edited(text);
