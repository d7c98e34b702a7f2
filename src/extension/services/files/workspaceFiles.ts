/** The Sudoku files of the workspace. */

import * as vscode from 'vscode';

// Node and the browser both have it.
declare const TextDecoder: new () => { decode(bytes: Uint8Array): string };

/** The files whose names identify them as Sudoku. */
export const FILES = '**/*.{sudoku,sdk,sdm,ss,spf}';

/** The text of a file, from the editor if it is open; undefined if it cannot be read. */
export async function textOfFile(uri: vscode.Uri): Promise<string | undefined> {
  const open = vscode.workspace.textDocuments.find(document => document.uri.toString() === uri.toString());
  if (open) return open.getText();
  try {
    return new TextDecoder().decode(await vscode.workspace.fs.readFile(uri));
  } catch {
    return undefined;
  }
}
