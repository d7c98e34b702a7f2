/**
 * The doubtful cells of puzzles that were read from pictures: their findings, and the picture that is open until all are settled. Both
 * are kept when the window is reloaded.
 */

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
import type { FramedDoubt, PictureStore } from './pictureStore';
import type { Picture } from './sources';

/** A noted picture with the places of its cells. */
interface FramedPicture extends NotedPicture {
  readonly doubts: readonly FramedDoubt[];
}

/** A picture that is shown until its doubts are settled. */
interface ShownPicture {
  readonly id: string;
  readonly document: vscode.TextDocument;
  readonly picture: Picture;
  readonly noted: FramedPicture;
  /** Where its puzzle is in the text; undefined until it is written, and after it was removed. */
  span: Span | undefined;
  panel: PicturePanel | undefined;
  /** Whether the user has closed the tab with the picture. */
  isClosed: boolean;
  /** Whether the user was notified of the doubts. */
  isAnnounced: boolean;
  /** The changeable data in the store, as a string; undefined if it is not in the store. */
  kept: string | undefined;
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
    private readonly store?: PictureStore,
  ) {
    this.listeners = vscode.Disposable.from(
      analysis.onDidEdit(change => this.follow(change)),
      vscode.workspace.onDidCloseTextDocument(document => {
        for (const one of this.shown) if (one.document === document) this.remove(one);
      }),
      vscode.workspace.onDidRenameFiles(event => store?.rename(event)),
    );
  }

  /** Notes a picture whose puzzles are about to be written into a document, or are in this span of it. */
  note(document: vscode.TextDocument, picture: Picture, puzzles: readonly ReadPicture[], span?: Span): void {
    // A puzzle that was never written, because the user chose another edit, is not waited for.
    if (puzzles.some(({ doubtful }) => doubtful.length > 0))
      this.shown = this.shown.filter(one => one.span !== undefined || one.document !== document);
    for (const read of puzzles) this.noteOne(document, picture, read, span);
  }

  private noteOne(document: vscode.TextDocument, picture: Picture, read: ReadPicture, span?: Span): void {
    const doubts = read.doubtful.map(({ cell, digit, second, isExchanged, crop, corners }) => ({
      cell,
      digit,
      second,
      isExchanged,
      image: `data:image/png;base64,${base64Of(encodePng(crop))}`,
      corners,
    }));
    const noted = { digits: read.digits, doubts };
    this.picturesOf(document).note(noted);
    if (doubts.length === 0) return;
    const id = `${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`;
    this.add({
      id,
      document,
      picture,
      noted,
      span,
      panel: undefined,
      isClosed: false,
      isAnnounced: false,
      kept: undefined,
    });
  }

  /** Restores the doubts about a document that was opened again, and the pictures that were not closed. */
  async restore(document: vscode.TextDocument): Promise<void> {
    const { store } = this;
    for (const id of store?.idsOf(document) ?? []) {
      const kept = await store?.read(id);
      if (document.isClosed || this.shown.some(one => one.id === id && one.document === document)) continue;
      if (!kept) {
        store?.forget(id);
        continue;
      }
      const { picture, digits, doubts, settled, isClosed } = kept;
      const noted = { digits: Uint8Array.from(digits), doubts };
      const span = { start: 0, end: document.getText().length };
      const own = new DocumentPictures();
      own.note(noted);
      const { puzzles } = this.analysis.documents.puzzlesOf(document).around(span);
      if (!puzzles.some(puzzle => own.pictureOf(puzzle))) continue;
      this.picturesOf(document).note(noted, settled);
      this.analysis.documents.puzzlesOf(document).segments.uncheck(span);
      this.add({ id, document, picture, noted, span, panel: undefined, isClosed, isAnnounced: true, kept: undefined });
      this.recheck(document);
    }
  }

  /** Confirms the digits of a puzzle, or that of one cell. */
  confirm(document: vscode.TextDocument, puzzle: Puzzle, cell?: number): void {
    if (!this.analysis.pictures.get(document)?.confirm(puzzle, cell)) return;
    this.analysis.documents.puzzlesOf(document).segments.uncheck(puzzle);
    this.recheck(document);
    for (const one of this.shown) if (one.document === document) this.update(one);
  }

  private picturesOf(document: vscode.TextDocument): DocumentPictures {
    const { pictures } = this.analysis;
    const found = pictures.get(document) ?? new DocumentPictures();
    pictures.set(document, found);
    return found;
  }

  private add(one: ShownPicture): void {
    this.shown = [...this.shown, one];
    if (one.span) this.update(one);
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

  /** Frames the cells that are still in doubt. Hides the picture while there are none. */
  private update(one: ShownPicture): void {
    const { id, document, noted } = one;
    const puzzle = puzzleIn(this.analysis, one, one.span);
    const doubts = puzzle ? this.analysis.doubtsIn(document, puzzle) : [];
    if (!puzzle || doubts.length === 0) {
      // Undo and redo may bring the puzzle or the doubts back.
      if (!puzzle) one.span = undefined;
      one.kept = undefined;
      this.store?.forget(id);
      this.hide(one);
      return;
    }
    this.keep(one);
    const cells = doubts.map(({ cell }) => cell);
    const frames = noted.doubts.filter(({ cell }) => cells.includes(cell)).map(({ corners }) => corners);
    if (one.panel) one.panel.show(frames);
    else if (!one.isClosed) one.panel = new PicturePanel(one.picture, frames, () => this.onClose(one));
    if (!one.isAnnounced) void inform(messages.readingPictures.doubts(puzzle, doubts));
    one.isAnnounced = true;
  }

  private keep(one: ShownPicture): void {
    const { id, document, picture, noted, isClosed } = one;
    const { doubts } = noted;
    const settled = this.picturesOf(document).settledIn(noted);
    const state = JSON.stringify([settled, isClosed]);
    if (state === one.kept) return;
    one.kept = state;
    this.store?.keep(id, document, { picture, digits: [...noted.digits], doubts, settled, isClosed });
  }

  /** The user has closed a picture, unless it is hidden. */
  private onClose(one: ShownPicture): void {
    if (!one.panel) return;
    one.panel = undefined;
    one.isClosed = true;
    this.keep(one);
  }

  private hide(one: ShownPicture): void {
    const { panel } = one;
    one.panel = undefined;
    panel?.dispose();
  }

  private remove(one: ShownPicture): void {
    this.shown = this.shown.filter(other => other !== one);
    this.hide(one);
  }

  dispose(): void {
    this.listeners.dispose();
    for (const one of this.shown) this.remove(one);
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
