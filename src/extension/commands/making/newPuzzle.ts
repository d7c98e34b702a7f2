import * as vscode from 'vscode';
import { emptyGrid } from '../../../features/completion/emptyGrid';
import { LANGUAGE } from '../../services/languages';

/** The command that opens a new, unsaved file with an empty 9x9 grid. Returns its URI. */
export async function newPuzzle(): Promise<string> {
  const document = await vscode.workspace.openTextDocument({ language: LANGUAGE, content: emptyGrid() });
  const editor = await vscode.window.showTextDocument(document);
  editor.selection = new vscode.Selection(0, 0, 0, 0);
  return document.uri.toString();
}
