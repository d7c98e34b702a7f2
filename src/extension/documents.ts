/** VS Code's documents as the analysis takes them. */

import type * as vscode from 'vscode';
import type { Analysis } from '../language/analysis/analysis';
import type { PuzzleDocument, Source } from '../language/document/document';
import type { Change } from '../language/document/documents';
import { rangeOf } from './convert';
import { inSlices } from './slices';

export const LANGUAGE = 'sudoku';

/** What is known of all documents of the editor. */
export type EditorAnalysis = Analysis<vscode.TextDocument>;

/** The text of a document, a piece at a time: all of it at once would be a copy, for every keystroke. */
export function sourceOf(document: vscode.TextDocument): Source {
  return {
    get length() {
      return document.offsetAt(document.lineAt(document.lineCount - 1).range.end);
    },
    slice: (start, end) => document.getText(rangeOf(document, { start, end })),
  };
}

/** The puzzles of a document when all of it is read, or when the token is cancelled; a long text is read in slices. */
export async function readPuzzles(
  analysis: EditorAnalysis,
  document: vscode.TextDocument,
  token?: vscode.CancellationToken,
): Promise<PuzzleDocument> {
  for (;;) {
    // A turn ends with all read, unless the document was edited meanwhile.
    const puzzles = analysis.documents.puzzlesOf(document);
    if (puzzles.isRead || token?.isCancellationRequested) return puzzles;
    await inSlices(puzzles.reading(), token);
  }
}

/** Keeps the analysis up with edits. What else listens to changes calls this first; a second call changes nothing. */
export function takeUp(
  { documents }: EditorAnalysis,
  { document, contentChanges }: vscode.TextDocumentChangeEvent,
): void {
  documents.changed(document, contentChanges.map(changeOf));
}

function changeOf({ range, rangeOffset, rangeLength, text }: vscode.TextDocumentContentChangeEvent): Change {
  return {
    start: rangeOffset,
    removed: rangeLength,
    added: text.length,
    movesLines: range.start.line !== range.end.line || /[\r\n]/.test(text),
  };
}

export function isSudoku(document: vscode.TextDocument): boolean {
  return document.languageId === LANGUAGE;
}
