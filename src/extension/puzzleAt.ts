import * as vscode from 'vscode';
import { type Puzzle, puzzleNear } from '../language/puzzle';
import { type EditorAnalysis, readPuzzles } from './documents';

/** A puzzle of a document in one of its versions. */
export interface Found {
  readonly document: vscode.TextDocument;
  readonly version: number;
  readonly puzzle: Puzzle;
}

/**
 * The puzzle that a command is for: the one that the line (from 0) lies in, where one is named; else the one at the cursor, or
 * nearest before it. Undefined when the document has none.
 */
export async function findPuzzle(
  analysis: EditorAnalysis,
  document: vscode.TextDocument,
  line?: unknown,
  token?: vscode.CancellationToken,
): Promise<Found | undefined> {
  const at = isLine(line) ? document.offsetAt(new vscode.Position(line, 0)) : cursorOf(document);
  const puzzles = await readPuzzles(analysis, document, token);
  const { version } = document;
  const puzzle = puzzleNear(puzzles.around({ start: at, end: at }), at);
  return puzzle && { document, version, puzzle };
}

/** Whether an argument, which may be anything, is a line number, from 0. */
function isLine(line: unknown): line is number {
  return Number.isInteger(line) && (line as number) >= 0;
}

/** The line (from 0) that a puzzle begins in: what commands name it by. */
export function lineOf({ document, puzzle }: Found): number {
  return document.positionAt(puzzle.start).line;
}

/** An editor that shows the document, the active one if it does. */
export function editorOf(document: vscode.TextDocument): vscode.TextEditor | undefined {
  const { activeTextEditor, visibleTextEditors } = vscode.window;
  return [activeTextEditor, ...visibleTextEditors].find(editor => editor?.document === document);
}

function cursorOf(document: vscode.TextDocument): number {
  const editor = editorOf(document);
  return editor ? document.offsetAt(editor.selection.active) : 0;
}
