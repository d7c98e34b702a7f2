import * as vscode from 'vscode';
import type { Cell } from '../../core/numbers';
import type { Value } from '../../core/sentences';
import { cellMeant } from '../../features/cellTyping/cells';
import { puzzleFor } from '../../features/puzzles/puzzleFor';
import * as messages from '../../messages/index';
import type { Puzzle } from '../../text/puzzle';
import type { Span } from '../../text/span';
import { activeEditor } from './activeEditor';
import { cellTextOf } from './convert';
import { type EditorAnalysis, readPuzzles } from './documents';

/** A puzzle, its document and the document's version. */
export interface DocumentPuzzle {
  readonly document: vscode.TextDocument;
  readonly version: number;
  readonly puzzle: Puzzle;
  /** The cell that the command is about, if it is not the one at the cursor. */
  readonly cell?: Cell;
}

/**
 * The puzzle to which a command applies: the one that starts in the line (0-based) if there is one, otherwise the one
 * that the cursor belongs to. If several start in the line, it is the one at the cursor or the first. Undefined when
 * the document has no puzzle.
 */
export async function findPuzzle(
  analysis: EditorAnalysis,
  document: vscode.TextDocument,
  line?: unknown,
  token?: vscode.CancellationToken,
): Promise<DocumentPuzzle | undefined> {
  const cursor = cursorOf(analysis, document);
  const { start, end } = isLine(line) ? lineSpan(document, line) : spanAt(cursor);
  const puzzles = await readPuzzles(analysis, document, token);
  const { version } = document;
  const around = puzzles.around({ start, end });
  // A puzzle may be indented, or follow its name.
  const inLine = around.puzzles.filter(each => start <= each.start && each.start <= end);
  const atCursor = inLine.find(each => each.start <= cursor && cursor <= each.end);
  const puzzle = atCursor ?? inLine[0] ?? puzzleFor(puzzles, start);
  return puzzle && { document, version, puzzle };
}

/** The span of a line, or the end of the document for a missing line. */
function lineSpan(document: vscode.TextDocument, line: number): Span {
  const end = document.offsetAt(new vscode.Position(line + 1, 0));
  return { start: document.offsetAt(new vscode.Position(line, 0)), end: Math.max(0, end - 1) };
}

const spanAt = (offset: number): Span => ({ start: offset, end: offset });

/** Whether an argument, which may have any type, is a 0-based line number. */
function isLine(line: unknown): line is number {
  return Number.isInteger(line) && (line as number) >= 0;
}

/** The 0-based line on which a puzzle starts. Commands identify puzzles by it. */
export function lineOfPuzzle({ document, puzzle }: Pick<DocumentPuzzle, 'document' | 'puzzle'>): number {
  return document.positionAt(puzzle.start).line;
}

/** The name of a puzzle in a sentence; undefined when it is the only one of its document. */
export function nameAmongOthers(
  analysis: EditorAnalysis,
  { document, puzzle }: Pick<DocumentPuzzle, 'document' | 'puzzle'>,
): Value | undefined {
  if (analysis.documents.puzzlesOf(document).count < 2) return undefined;
  return messages.commands.shortName(puzzle, document.positionAt(puzzle.start).line + 1);
}

/** An editor that shows the document; the one in front if it does. */
export function editorOf(document: vscode.TextDocument): vscode.TextEditor | undefined {
  return [activeEditor(), ...vscode.window.visibleTextEditors].find(editor => editor?.document === document);
}

/** The cursor in a document. If the active editor shows another one, it is the cell on a board. */
export function cursorOf({ onBoard }: EditorAnalysis, document: vscode.TextDocument): number {
  const editor = editorOf(document);
  const start = editor && editor === activeEditor() ? undefined : onBoard.get(document);
  return start ?? (editor ? document.offsetAt(editor.selection.active) : 0);
}

/** The cell to which a cursor at an offset of a document refers, and its place. */
export function cellMeantIn({ documents }: EditorAnalysis, document: vscode.TextDocument, offset: number) {
  return cellMeant(cellTextOf(document, documents.puzzlesOf(document)), offset);
}

/** The same puzzle with all of its givens, including overwritten ones, for features about the puzzle and not about the play. */
export function withAllGivens(analysis: EditorAnalysis, document: vscode.TextDocument, puzzle: Puzzle): Puzzle {
  return { ...puzzle, givens: analysis.documents.puzzlesOf(document).givens.originalOf(puzzle) };
}
