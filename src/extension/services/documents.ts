/** Connects VS Code's documents with the analysis. */

import * as vscode from 'vscode';
import type { Analysis } from '../../analysis/analysis';
import type { TextChange } from '../../text/document/changes';
import type { PuzzleDocument, Source } from '../../text/document/document';
import { rangeOf } from './convert';
import { isSudoku } from './languages';
import { inSlices } from './slices';

/** The analysis of the editor's documents. */
export type EditorAnalysis = Analysis<vscode.TextDocument>;

/** The text of a document, in pieces: getting the whole text would copy it at every keystroke. */
export function sourceOf(document: vscode.TextDocument): Source {
  return {
    get length() {
      return document.offsetAt(document.lineAt(document.lineCount - 1).range.end);
    },
    slice: (start, end) => document.getText(rangeOf(document, { start, end })),
  };
}

/** The puzzles of a document after the whole text was read, in slices, or when the token was cancelled. */
export async function readPuzzles(
  analysis: EditorAnalysis,
  document: vscode.TextDocument,
  token?: vscode.CancellationToken,
): Promise<PuzzleDocument> {
  for (;;) {
    // A turn reads the whole text, unless the document is edited meanwhile.
    const puzzles = analysis.documents.puzzlesOf(document);
    if (puzzles.isRead || token?.isCancellationRequested) return puzzles;
    await inSlices(puzzles.reading(), token);
  }
}

/** Passes edits to the analysis. Every listener of changes calls this first; a second call changes nothing. */
export function updateAnalysis(
  { documents, typing }: EditorAnalysis,
  { document, contentChanges, reason }: vscode.TextDocumentChangeEvent,
): void {
  // An edit may have 500,000 changes.
  if (documents.isCurrent(document) && (!isSudoku(document) || typing.isCurrent(document))) return;
  const changes = changesOf({ contentChanges });
  documents.changed(document, changes, reason === undefined ? 'made' : 'undone');
  if (!isSudoku(document)) return;
  const editor = vscode.window.activeTextEditor;
  const cursors = editor?.document === document ? editor.selections.length : 0;
  // Each cursor makes one change. Undo and Redo have a reason.
  const texts = changes.length <= cursors ? contentChanges.map(({ text }) => text) : undefined;
  typing.edited(document, changes, reason === undefined ? texts : 'undone');
}

/** The changes of an edit as the analysis reads them. */
export function changesOf({ contentChanges }: Pick<vscode.TextDocumentChangeEvent, 'contentChanges'>): TextChange[] {
  return contentChanges.map(changeOf);
}

function changeOf({ range, rangeOffset, rangeLength, text }: vscode.TextDocumentContentChangeEvent): TextChange {
  return {
    start: rangeOffset,
    removed: rangeLength,
    added: text.length,
    movesLines: range.start.line !== range.end.line || /[\r\n]/.test(text),
  };
}
