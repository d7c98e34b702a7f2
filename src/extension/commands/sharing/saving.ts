/**
 * Files that commands write. The user always chooses the file in VS Code's dialog, which asks before it overwrites, because any
 * link could run these commands.
 */

import * as vscode from 'vscode';
import * as messages from '../../../messages/index';
import { PATH_SCHEME } from '../../reports/path';
import type { EditorAnalysis } from '../../services/documents';
import type { DocumentPuzzle } from '../../services/puzzleAt';

// Node and the browser both have it. Other globals of either must not be used here.
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

/** The URI of the file that was saved; undefined when none was. */
export interface Saved {
  readonly uri: string | undefined;
}

/** The result when nothing was saved. */
export const NOTHING_SAVED: Saved = { uri: undefined };

/** The suggestion of the dialog. */
export interface Suggestion {
  readonly saveLabel: string;
  /** The name of the file. */
  readonly name: string;
  /** By description: the file extensions. */
  readonly filters: Record<string, string[]>;
}

/** Asks where to save a file about a document; next to it by default. */
export function askWhere(
  document: vscode.TextDocument,
  { saveLabel, name, filters }: Suggestion,
): Thenable<vscode.Uri | undefined> {
  const folder = folderFor(document);
  return vscode.window.showSaveDialog({
    saveLabel,
    ...(folder && { defaultUri: vscode.Uri.joinPath(folder, name) }),
    filters,
  });
}

/** The name of a file about a puzzle, without its extension. */
export function fileNameFor(analysis: EditorAnalysis, { document, puzzle }: DocumentPuzzle): string {
  const puzzles = analysis.documents.puzzlesOf(document);
  const number = puzzles.count > 1 ? puzzles.numberOf(puzzle) : undefined;
  return messages.pictures.fileName(messages.pictures.nameOfPuzzle(nameIn(document.uri), puzzle, number));
}

/** Writes a file. */
export function write(uri: vscode.Uri, content: string | Uint8Array): Thenable<void> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return vscode.workspace.fs.writeFile(uri, bytes);
}

/** The last part of a URI's path. */
export function nameIn({ path }: vscode.Uri): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The folder of the puzzle's file, otherwise of the workspace. */
function folderFor({ uri }: vscode.TextDocument): vscode.Uri | undefined {
  const source = uri.scheme === PATH_SCHEME ? vscode.Uri.parse(uri.query) : uri;
  if (source.scheme !== 'untitled') return vscode.Uri.joinPath(source, '..');
  return vscode.workspace.workspaceFolders?.[0]?.uri;
}
