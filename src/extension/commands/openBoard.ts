/** The commands that open boards. */

import * as vscode from 'vscode';
import { GRID_EDITOR } from '../board/gridEditor';
import { BOARD_VIEW } from '../board/view';
import type { EditorAnalysis } from '../documents';
import { editorOf } from '../puzzleAt';

/** Shows the board beside the text. */
export async function showBoard(): Promise<void> {
  await vscode.commands.executeCommand(`${BOARD_VIEW}.focus`);
}

/** Opens a document as a grid, in place of its text and with the puzzle at the cursor. */
export const openAsGrid = (analysis: EditorAnalysis) => async (document: vscode.TextDocument) => {
  const editor = editorOf(document);
  if (editor) analysis.onBoard.set(document, document.offsetAt(editor.selection.active));
  await vscode.commands.executeCommand('vscode.openWith', document.uri, GRID_EDITOR);
};

/** Opens a document as text, in place of its grid and with the cursor in the same puzzle. */
export const openAsText = (analysis: EditorAnalysis) => async (document: vscode.TextDocument) => {
  const start = document.positionAt(analysis.onBoard.get(document) ?? 0);
  const selection = new vscode.Range(start, start);
  await vscode.commands.executeCommand('vscode.openWith', document.uri, 'default', { selection });
};
