import * as vscode from 'vscode';
import { PuzzleDocument, type Source } from '../language/document/document';
import { rangeOf } from './convert';
import { inSlices } from './slices';
import { now } from './timing';

export const LANGUAGE = 'sudoku';

/** The text of a document, a piece at a time: all of it at once would be a copy, for every keystroke. */
class DocumentText implements Source {
  length: number;

  constructor(private readonly document: vscode.TextDocument) {
    this.length = lengthOf(document);
  }

  slice(start: number, end: number): string {
    return this.document.getText(rangeOf(this.document, { start, end }));
  }
}

/** The puzzles of one document, kept up with its edits. */
class Known {
  readonly text: DocumentText;
  readonly puzzles: PuzzleDocument;
  version: number;
  /** Goes up whenever a line became another one's place. */
  lines = 0;
  /** When the last edit arrived. */
  edited = 0;

  constructor(document: vscode.TextDocument) {
    this.text = new DocumentText(document);
    this.puzzles = new PuzzleDocument(this.text);
    this.version = document.version;
  }

  changed({ document, contentChanges }: vscode.TextDocumentChangeEvent): void {
    this.edited = now();
    this.version = document.version;
    const { length } = this.text;
    this.text.length = lengthOf(document);
    const changes = contentChanges.length > MANY_CHANGES ? [span(contentChanges)] : contentChanges;
    if (contentChanges.some(movesLines)) this.lines++;
    let after = length;
    for (const { rangeOffset, rangeLength, text } of changes) {
      after += text.length - rangeLength;
      this.puzzles.edited(rangeOffset, rangeLength, text.length);
    }
    // Should the two ever differ, everything is read again.
    if (after !== this.text.length) this.puzzles.edited(0, after, this.text.length);
  }
}

function movesLines({ range, text }: vscode.TextDocumentContentChangeEvent): boolean {
  return range.start.line !== range.end.line || /[\r\n]/.test(text);
}

/** Changes above which the stretch of text that they lie in is taken as one. */
const MANY_CHANGES = 1000;

function span(changes: readonly vscode.TextDocumentContentChangeEvent[]) {
  let start = Number.POSITIVE_INFINITY;
  let end = 0;
  let growth = 0;
  for (const { rangeOffset, rangeLength, text } of changes) {
    start = Math.min(start, rangeOffset);
    end = Math.max(end, rangeOffset + rangeLength);
    growth += text.length - rangeLength;
  }
  const rangeLength = end - start;
  return { rangeOffset: start, rangeLength, text: { length: rangeLength + growth } };
}

const documents = new WeakMap<vscode.TextDocument, Known>();

/** A number that is another one whenever lines of the document may have moved. */
export function linesVersion(document: vscode.TextDocument): number {
  puzzlesNow(document);
  return documents.get(document)?.lines ?? 0;
}

/** When the last edit of a document arrived; see {@link now}. */
export function editedAt(document: vscode.TextDocument): number {
  return documents.get(document)?.edited ?? now();
}

/** The puzzles of a document as it is now, shared by everything that asks. Of a long text not all may be read yet. */
export function puzzlesNow(document: vscode.TextDocument): PuzzleDocument {
  let known = documents.get(document);
  if (known?.version !== document.version) {
    known = new Known(document);
    documents.set(document, known);
  }
  return known.puzzles;
}

/** The same when all of it is read, or when the token is cancelled; a long text is read in slices. */
export async function puzzlesOf(
  document: vscode.TextDocument,
  token?: vscode.CancellationToken,
): Promise<PuzzleDocument> {
  for (;;) {
    // A turn ends with all read, unless the document was edited meanwhile.
    const puzzles = puzzlesNow(document);
    if (puzzles.isRead || token?.isCancellationRequested) return puzzles;
    await inSlices(puzzles.reading(), token);
  }
}

/** To be called before anything else listens to changes, so that whoever does finds them taken up. */
export function registerDocuments(): vscode.Disposable {
  return vscode.Disposable.from(
    vscode.workspace.onDidChangeTextDocument(change => {
      if (change.contentChanges.length > 0) documents.get(change.document)?.changed(change);
    }),
    vscode.workspace.onDidCloseTextDocument(document => documents.delete(document)),
  );
}

export function isSudoku(document: vscode.TextDocument): boolean {
  return document.languageId === LANGUAGE;
}

function lengthOf(document: vscode.TextDocument): number {
  return document.offsetAt(document.lineAt(document.lineCount - 1).range.end);
}
