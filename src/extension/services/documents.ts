/** Connects VS Code's documents with the analysis. */

import * as vscode from 'vscode';
import { Analysis, type AnalysisHost } from '../../analysis/analysis';
import { puzzleFor } from '../../features/puzzles/puzzleFor';
import type { TextChange } from '../../text/document/changes';
import type { PuzzleDocument, TextSource } from '../../text/document/document';
import { isWhole } from '../../text/puzzle';
import { activeEditor } from './activeEditor';
import { rangeOf } from './convert';
import { isSudoku } from './languages';
import { inSlices } from './slices';

/** The analysis of the editor's documents. */
export class EditorAnalysis extends Analysis<vscode.TextDocument> {
  private readonly edited = new vscode.EventEmitter<vscode.TextDocumentChangeEvent>();
  /** Fires after each change of any document's text, when the analysis is updated, in the order in which listeners were added. */
  readonly onDidEdit = this.edited.event;
  private readonly corrected = new vscode.EventEmitter<void>();
  /** Fires when typed text was corrected, or needs no correction. */
  readonly onDidCorrect = this.corrected.event;
  private unsettled: vscode.TextDocument | undefined;
  private readonly listeners = vscode.Disposable.from(
    this.edited,
    this.corrected,
    vscode.workspace.onDidChangeTextDocument(change => {
      update(this, change);
      if (change.contentChanges.length > 0) this.edited.fire(change);
    }),
  );

  /** `onSearch` is called before every search of the solver. */
  constructor(host: Pick<AnalysisHost<vscode.TextDocument>, 'now' | 'storedGivensOf' | 'onSearch'>) {
    super({ ...host, sourceOf: sourceOfDocument });
  }

  /** The document in which typed characters are still text, and are about to become the effect of a key on cells. Boards wait for it. */
  get correcting(): vscode.TextDocument | undefined {
    return this.unsettled;
  }

  set correcting(document: vscode.TextDocument | undefined) {
    const before = this.unsettled;
    this.unsettled = document;
    if (before && !document) this.corrected.fire();
  }

  override dispose(): void {
    super.dispose();
    this.listeners.dispose();
  }
}

/** The text of a document in pieces, because getting the whole text would copy it at every keystroke. */
export function sourceOfDocument(document: vscode.TextDocument): TextSource {
  return {
    get length() {
      return document.offsetAt(document.lineAt(document.lineCount - 1).range.end);
    },
    slice: (start, end) => document.getText(rangeOf(document, { start, end })),
  };
}

/** The puzzles of a document after reading the whole text in slices, or when the token was canceled. */
export async function readPuzzles(
  analysis: EditorAnalysis,
  document: vscode.TextDocument,
  token?: vscode.CancellationToken,
): Promise<PuzzleDocument> {
  for (;;) {
    // An iteration reads the whole text, unless the document is edited in the meantime.
    const puzzles = analysis.documents.puzzlesOf(document);
    if (puzzles.isRead || token?.isCancellationRequested) return puzzles;
    await inSlices(puzzles.reading(), token);
  }
}

/** Passes an edit to the analysis. */
function update(analysis: EditorAnalysis, { document, contentChanges, reason }: vscode.TextDocumentChangeEvent): void {
  const { documents, typing } = analysis;
  if (documents.isCurrent(document) && !isSudoku(document)) return; // an edit may have 500,000 changes
  const changes = changesOf({ contentChanges });
  const how = reason === undefined ? 'made' : 'undone'; // Undo and Redo have a reason
  const before = isSmall(changes) ? documents.recall(document, changes[0].start) : undefined;
  documents.changed(document, changes, how);
  if (!isSudoku(document)) return;
  const editor = activeEditor();
  const cursors = editor?.document === document ? editor.selections.length : 0;
  // Each cursor makes one change.
  const texts = changes.length <= cursors ? contentChanges.map(({ text }) => text) : undefined;
  typing.edited(document, changes, reason === undefined ? texts : 'undone');
  const { start: first = 0 } = changes[0] ?? {};
  if (!isSmall(changes) || !documents.puzzlesOf(document).readBriefly({ start: first, end: first })) return;
  for (const { start } of changes) noteEntries(analysis, document, start, how);
  analysis.gridHistory.note(document, before, puzzleFor(documents.puzzlesOf(document), changes[0].start), how);
}

/** Maximum number of changes of an edit that enters digits. A larger one is a command for a whole file. */
const MOST_ENTRIES = 100;

const isSmall = ({ length }: readonly TextChange[]) => 0 < length && length <= MOST_ENTRIES;

/** Notes which entries are new in the puzzle at an offset. While it cannot be read, they are not known. */
function noteEntries(
  { documents, entryOrder }: EditorAnalysis,
  document: vscode.TextDocument,
  offset: number,
  how: 'made' | 'undone',
): void {
  const puzzle = puzzleFor(documents.puzzlesOf(document), offset);
  if (puzzle && isWhole(puzzle)) entryOrder.note(document, puzzle, how);
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
