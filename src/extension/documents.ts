import type * as vscode from 'vscode';
import { parse } from '../language/parser';
import type { PuzzleFile } from '../language/puzzle';

export const LANGUAGE = 'sudoku';

const parsed = new WeakMap<vscode.TextDocument, { readonly version: number; readonly file: PuzzleFile }>();

/** The puzzles of a document as it is now: parsed once a version, shared by everything that asks. */
export function puzzlesOf(document: vscode.TextDocument): PuzzleFile {
  const known = parsed.get(document);
  if (known?.version === document.version) return known.file;
  const file = parse(document.getText());
  parsed.set(document, { version: document.version, file });
  return file;
}

export function isSudoku(document: vscode.TextDocument): boolean {
  return document.languageId === LANGUAGE;
}
