/** Files that are built into the extension. */

import * as vscode from 'vscode';

/** The text of a file. */
export async function readBuilt(extension: vscode.Uri, name: string): Promise<string> {
  return new TextDecoder().decode(await vscode.workspace.fs.readFile(vscode.Uri.joinPath(extension, 'dist', name)));
}

// Node and the browser both have it. Other globals of either must not be used here.
declare const TextDecoder: new () => { decode(bytes: Uint8Array): string };
