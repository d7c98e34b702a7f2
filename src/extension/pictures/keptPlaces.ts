/** Which documents have kept pictures. Separate from the pictures, whose code is loaded only when there are any. */

import type * as vscode from 'vscode';
import { isSudoku } from '../services/languages';

/** The place of a kept picture: the URI of the file with its puzzle, and the id in the names of the stored files. */
export interface Place {
  readonly uri: string;
  readonly id: string;
}

/** The key of the places in the state of a workspace. */
export const KEPT_PICTURES = 'sudoku.pictures';

/** The scheme of documents that were never saved. */
const UNTITLED = 'untitled';

/** The places of all kept pictures. */
export const keptPlaces = (state: vscode.Memento): readonly Place[] => state.get(KEPT_PICTURES, []);

/**
 * The ids of the pictures of a document. An untitled document that is saved becomes another document, so that of a file may also have
 * the pictures of untitled ones.
 */
export function keptPicturesOf(state: vscode.Memento, document: vscode.TextDocument): readonly string[] {
  if (!isSudoku(document)) return [];
  const isSaved = document.uri.scheme !== UNTITLED;
  return keptPlaces(state)
    .filter(({ uri }) => uri === `${document.uri}` || (isSaved && uri.startsWith(`${UNTITLED}:`)))
    .map(({ id }) => id);
}
