/** The doubtful cells of puzzles that were read from pictures: their findings, and the picture that is open until all are settled. */

import * as vscode from 'vscode';
import { DocumentPictures, type NotedPicture } from '../../features/pictures/doubts';
import * as messages from '../../messages/index';
import { encodePng } from '../../picture/encoding';
import type { ReadPicture } from '../../picture/index';
import type { TextChange } from '../../text/document/changes';
import { spanAfter } from '../../text/document/trackedSpan';
import { cellSpanOf, type Puzzle } from '../../text/puzzle';
import type { Span } from '../../text/span';
import { changesOf, type EditorAnalysis } from '../services/documents';
import { inform } from '../services/notify';
import { PicturePanel } from './picturePanel';
import type { Picture } from './sources';

/** A picture that is shown until its doubts are settled. */
interface ShownPicture {
  readonly document: vscode.TextDocument;
  readonly picture: Picture;
  readonly read: ReadPicture;
  readonly noted: NotedPicture;
  /** Where its puzzle is in the text; undefined until it is written. */
  span: Span | undefined;
  panel: PicturePanel | undefined;
}

/** Maximum length of a change that confirms a digit by typing it again. */
const LONGEST_TYPED = 3;

/** The doubtful cells of all documents. */
export class DoubtfulCells implements vscode.Disposable {
  private shown: readonly ShownPicture[] = [];
  private readonly listeners: vscode.Disposable;

  /** `recheck` updates the findings of a document. */
  constructor(
    private readonly analysis: EditorAnalysis,
    private readonly recheck: (document: vscode.TextDocument) => void,
  ) {
    this.listeners = vscode.Disposable.from(
      analysis.onDidEdit(change => this.follow(change)),
      vscode.workspace.onDidCloseTextDocument(document => {
        for (const one of this.shown) if (one.document === document) this.close(one);
      }),
    );
  }

  /** Notes a picture whose puzzle is about to be written into a document, or is in this span of it. */
  note(document: vscode.TextDocument, picture: Picture, read: ReadPicture, span?: Span): void {
    const { analysis } = this;
    const pictures = analysis.pictures.get(document) ?? new DocumentPictures();
    analysis.pictures.set(document, pictures);
    const doubts = read.doubtful.map(({ cell, digit, second, isExchanged, crop }) => ({
      cell,
      digit,
      second,
      isExchanged,
      image: `data:image/png;base64,${base64Of(encodePng(crop))}`,
    }));
    const noted = { digits: read.digits, doubts };
    pictures.note(noted);
    if (doubts.length === 0) return;
    // A puzzle that was never written, because the user chose another edit, is not waited for.
    this.shown = this.shown.filter(one => one.span !== undefined || one.document !== document);
    const one: ShownPicture = { document, picture, read, noted, span, panel: undefined };
    this.shown = [...this.shown, one];
    if (span) this.update(one);
  }

  /** Confirms the digits of a puzzle, or that of one cell. */
  confirm(document: vscode.TextDocument, puzzle: Puzzle, cell?: number): void {
    if (!this.analysis.pictures.get(document)?.confirm(puzzle, cell)) return;
    this.analysis.documents.puzzlesOf(document).segments.uncheck(puzzle);
    this.recheck(document);
    for (const one of this.shown) if (one.document === document) this.update(one);
  }

  private follow(change: vscode.TextDocumentChangeEvent): void {
    const changes = changesOf(change);
    for (const one of this.shown) {
      if (one.document !== change.document) continue;
      if (one.span) one.span = spanAfter(one.span, changes);
      else
        one.span = changes
          .map(({ start, added }) => ({ start, end: start + added }))
          .find(span => puzzleIn(this.analysis, one, span));
      if (!one.span) continue;
      if (change.reason === undefined) this.confirmTyped(one, changes);
      this.update(one);
    }
  }

  /** Confirms doubtful digits that the user has typed again. */
  private confirmTyped(one: ShownPicture, changes: readonly TextChange[]): void {
    const puzzle = puzzleIn(this.analysis, one, one.span);
    if (!puzzle || changes.length > puzzle.grid.digits.length) return;
    for (const { start, added } of changes) {
      if (added === 0 || added > LONGEST_TYPED) continue;
      for (const { cell } of this.analysis.doubtsIn(one.document, puzzle)) {
        const span = cellSpanOf(puzzle, cell);
        if (span && start < span.end && span.start < start + added) this.confirm(one.document, puzzle, cell);
      }
    }
  }

  /** Frames the cells that are still in doubt. Closes the picture if there are none. */
  private update(one: ShownPicture): void {
    const puzzle = puzzleIn(this.analysis, one, one.span);
    const doubts = puzzle ? this.analysis.doubtsIn(one.document, puzzle) : [];
    if (!puzzle || doubts.length === 0) {
      this.close(one);
      return;
    }
    const cells = doubts.map(({ cell }) => cell);
    const frames = one.read.doubtful.filter(({ cell }) => cells.includes(cell)).map(({ corners }) => corners);
    if (one.panel) one.panel.show(frames);
    else {
      one.panel = new PicturePanel(one.picture, frames, () => this.close(one));
      void inform(messages.readingPictures.doubts(puzzle, doubts));
    }
  }

  private close(one: ShownPicture): void {
    this.shown = this.shown.filter(other => other !== one);
    one.panel?.dispose();
  }

  dispose(): void {
    this.listeners.dispose();
    for (const one of this.shown) this.close(one);
  }
}

/** The puzzle of a picture in a span of its document. */
function puzzleIn(
  analysis: EditorAnalysis,
  { document, noted }: ShownPicture,
  span: Span | undefined,
): Puzzle | undefined {
  const pictures = analysis.pictures.get(document);
  if (!span || !pictures) return undefined;
  return analysis.documents
    .puzzlesOf(document)
    .around(span)
    .puzzles.find(puzzle => pictures.pictureOf(puzzle) === noted);
}

function base64Of(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''));
}

// Node and the browser both have it. Other globals of either must not be used here.
declare function btoa(text: string): string;
