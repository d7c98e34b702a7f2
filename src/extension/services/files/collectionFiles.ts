/**
 * The context key for the commands that check collections. It is set at activation, so that in a folder with collections the Command
 * Palette offers these commands even before a file is opened.
 */

import * as vscode from 'vscode';
import { FILES } from './workspaceFiles';

/** Whether the workspace has, or a window showed, a file with several puzzles or several Sudoku files. */
export const HAS_COLLECTIONS = 'sudoku.hasCollections';

/** Files whose names indicate that they have several puzzles. */
const COLLECTION = '**/*.sdm';

/** Sets the context key if the workspace has a collection or two Sudoku files, and again when folders are added. */
export function registerCollectionFiles(): vscode.Disposable {
  void findCollections();
  return vscode.workspace.onDidChangeWorkspaceFolders(() => void findCollections());
}

async function findCollections(): Promise<void> {
  if (!vscode.workspace.workspaceFolders?.length) return;
  const has = async (pattern: string, files: number) =>
    (await vscode.workspace.findFiles(pattern, undefined, files)).length === files;
  if ((await has(COLLECTION, 1)) || (await has(FILES, 2)))
    await vscode.commands.executeCommand('setContext', HAS_COLLECTIONS, true);
}
