/**
 * The doubtful cells of puzzles that were read from pictures: their findings, and the picture that is open until all are settled. Both
 * are kept when the window is reloaded.
 */

import * as vscode from 'vscode';
import { DocumentPictures, type Doubt } from '../../features/pictures/doubts';
import * as messages from '../../messages/index';
import { encodePng } from '../../picture/encoding';
import type { ReadPicture } from '../../picture/index';
import type { TextChange } from '../../text/document/changes';
import { spanAfter } from '../../text/document/trackedSpan';
import { cellSpanOf, type Puzzle } from '../../text/puzzle';
import type { Span } from '../../text/span';
import { changesOf, type EditorAnalysis } from '../services/documents';
import { isSudoku } from '../services/languages';
import { inform } from '../services/notify';
import { PicturePanel } from './picturePanel';
import type { FramedPicture, PictureStore } from './pictureStore';
import type { Picture } from './sources';

/** A puzzle of a picture. */
interface ShownPuzzle {
  readonly noted: FramedPicture;
  /** Where it is in the text; undefined until it is written, and after it was removed. */
  span: Span | undefined;
}

/** A puzzle in the text, and its doubts that are not settled. */
interface OpenDoubts {
  readonly puzzle: Puzzle;
  readonly noted: FramedPicture;
  readonly doubts: readonly Doubt[];
}

/** A picture that is shown until the doubts about all of its puzzles are settled. */
interface ShownPicture {
  readonly id: string;
  readonly document: vscode.TextDocument;
  readonly picture: Picture;
  /** Those with doubts. */
  readonly puzzles: readonly ShownPuzzle[];
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
      vscode.workspace.onDidSaveTextDocument(document => this.copyTo(document)),
      vscode.workspace.onDidRenameFiles(event => {
        store?.rename(event);
        // Documents with the new names may have been opened before.
        for (const document of vscode.workspace.textDocuments) void this.restore(document);
      }),
    );
  }

  /** Notes a picture whose puzzles are about to be written into a document, or are in this span of it. */
  note(document: vscode.TextDocument, picture: Picture, puzzles: readonly ReadPicture[], span?: Span): void {
    const all = puzzles.map(framed);
    for (const noted of all) this.picturesOf(document).note(noted);
    const doubted = all.filter(({ doubts }) => doubts.length > 0);
    if (doubted.length === 0) return;
    // Puzzles that were never written, because the user chose another edit, are not waited for.
    this.shown = this.shown.filter(one => one.document !== document || one.puzzles.some(({ span }) => span));
    this.add({
      id: newId(),
      document,
      picture,
      puzzles: doubted.map(noted => ({ noted, span })),
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
      const { picture, isClosed } = kept;
      const span = { start: 0, end: document.getText().length };
      const read = this.analysis.documents.puzzlesOf(document).around(span).puzzles;
      const found = kept.puzzles.filter(({ noted }) => {
        const own = new DocumentPictures();
        own.note(noted);
        return read.some(puzzle => own.pictureOf(puzzle));
      });
      if (found.length === 0) continue;
      for (const { noted, settled } of found) this.picturesOf(document).note(noted, settled);
      this.analysis.documents.puzzlesOf(document).segments.uncheck(span);
      const puzzles = found.map(({ noted }) => ({ noted, span }));
      this.add({ id, document, picture, puzzles, panel: undefined, isClosed, isAnnounced: true, kept: undefined });
      this.recheck(document);
    }
  }

  /** Copies the doubts of other documents with the same text to a saved one: the user may have saved them under another name. */
  private copyTo(document: vscode.TextDocument): void {
    if (!isSudoku(document) || this.shown.some(one => one.document === document)) return;
    const span = { start: 0, end: document.getText().length };
    for (const one of this.shown) {
      if (one.puzzles.every(shown => !shown.span) || one.document.getText() !== document.getText()) continue;
      const from = this.picturesOf(one.document);
      for (const { noted } of one.puzzles) this.picturesOf(document).note(noted, from.settledIn(noted));
      this.analysis.documents.puzzlesOf(document).segments.uncheck(span);
      // The untitled document is about to be closed, but a file keeps its doubts.
      const id = one.document.isUntitled ? one.id : newId();
      const puzzles = one.puzzles.map(({ noted }) => ({ noted, span }));
      this.add({ ...one, id, document, puzzles, panel: undefined, isAnnounced: true, kept: undefined });
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
    if (one.puzzles.some(({ span }) => span)) this.update(one);
  }

  private follow(change: vscode.TextDocumentChangeEvent): void {
    const changes = changesOf(change);
    for (const one of this.shown) {
      if (one.document !== change.document) continue;
      for (const shown of one.puzzles) {
        if (shown.span) shown.span = spanAfter(shown.span, changes);
        else
          shown.span = changes
            .map(({ start, added }) => ({ start, end: start + added }))
            .find(span => puzzleIn(this.analysis, one.document, { ...shown, span }));
        if (shown.span && change.reason === undefined) this.confirmTyped(one.document, shown, changes);
      }
      if (one.puzzles.some(({ span }) => span)) this.update(one);
    }
  }

  /** Confirms doubtful digits that the user has typed again. */
  private confirmTyped(document: vscode.TextDocument, shown: ShownPuzzle, changes: readonly TextChange[]): void {
    const puzzle = puzzleIn(this.analysis, document, shown);
    if (!puzzle || changes.length > puzzle.grid.digits.length) return;
    for (const { start, added } of changes) {
      if (added === 0 || added > LONGEST_TYPED) continue;
      for (const { cell } of this.analysis.doubtsIn(document, puzzle)) {
        const span = cellSpanOf(puzzle, cell);
        if (span && start < span.end && span.start < start + added) this.confirm(document, puzzle, cell);
      }
    }
  }

  /** Frames the cells that are still in doubt. Hides the picture while there are none. */
  private update(one: ShownPicture): void {
    const open: OpenDoubts[] = [];
    for (const shown of one.puzzles) {
      const puzzle = puzzleIn(this.analysis, one.document, shown);
      // Undo and redo may bring the puzzle or the doubts back.
      if (!puzzle) shown.span = undefined;
      const doubts = puzzle ? this.analysis.doubtsIn(one.document, puzzle) : [];
      if (puzzle && doubts.length > 0) open.push({ puzzle, noted: shown.noted, doubts });
    }
    if (open.length === 0) {
      one.kept = undefined;
      this.store?.forget(one.id);
      this.hide(one);
      return;
    }
    this.keep(one);
    const frames = open.flatMap(({ noted, doubts }) => {
      const cells = doubts.map(({ cell }) => cell);
      return noted.doubts.filter(({ cell }) => cells.includes(cell)).map(({ corners }) => corners);
    });
    if (one.panel) one.panel.show(frames);
    else if (!one.isClosed) one.panel = new PicturePanel(one.picture, frames, () => this.onClose(one));
    if (!one.isAnnounced) void inform(messages.readingPictures.doubts(open));
    one.isAnnounced = true;
  }

  private keep(one: ShownPicture): void {
    const { id, document, picture, isClosed } = one;
    const pictures = this.picturesOf(document);
    const puzzles = one.puzzles.map(({ noted }) => ({ noted, settled: pictures.settledIn(noted) }));
    const state = JSON.stringify([puzzles.map(({ settled }) => settled), isClosed]);
    if (state === one.kept) return;
    one.kept = state;
    this.store?.keep(id, document, { picture, puzzles, isClosed });
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

function newId(): string {
  return `${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`;
}

/** A puzzle as it was read, with images of its doubtful cells. */
function framed({ digits, doubtful }: ReadPicture): FramedPicture {
  const doubts = doubtful.map(({ cell, digit, second, isExchanged, crop, corners }) => {
    const image = `data:image/png;base64,${base64Of(encodePng(crop))}`;
    return { cell, digit, second, isExchanged, image, corners };
  });
  return { digits, doubts };
}

/** A puzzle of a picture in its span of a document. */
function puzzleIn(
  analysis: EditorAnalysis,
  document: vscode.TextDocument,
  { noted, span }: ShownPuzzle,
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
