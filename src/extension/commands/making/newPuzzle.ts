import * as vscode from 'vscode';
import { emptyGrid } from '../../../features/completion/emptyGrid';
import { LANGUAGE } from '../../services/languages';
import type { Command } from '../command';

export const newPuzzleCommand: Command = {
  id: 'sudoku.newPuzzle',
  section: 'start',
  title: 'New Puzzle File',
  description: 'Opens a new file with an empty grid. Also in `File: New File…`',
  menus: {
    'file/newFile': { group: 'file' },
  },
  make: () => newPuzzle,
};

/** The command that opens a new, unsaved file with an empty 9x9 grid. Returns its URI. */
async function newPuzzle(): Promise<string> {
  const document = await vscode.workspace.openTextDocument({ language: LANGUAGE, content: emptyGrid() });
  const editor = await vscode.window.showTextDocument(document);
  editor.selection = new vscode.Selection(0, 0, 0, 0);
  return document.uri.toString();
}
