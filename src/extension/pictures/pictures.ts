/** Writes the puzzles in pictures into files. This code is loaded when the first picture arrives, and with it the reader of pictures. */

import * as vscode from 'vscode';
import { editForPicture, newFileOf } from '../../features/pictures/writing';
import * as messages from '../../messages/index';
import { type PictureResult, type ReadPicture, readingPuzzlePicture } from '../../picture/index';
import { change, documentStateOf } from '../commands/making/change';
import { rangeOf, spanOfRange } from '../services/convert';
import type { EditorAnalysis } from '../services/documents';
import { LANGUAGE } from '../services/languages';
import { showError } from '../services/notify';
import { withProgress } from '../services/progress';
import { awaited } from '../services/slices';
import { type Picture, pictureAt } from './sources';

/** The puzzles that were read from pictures. */
export interface ReadPictures {
  /** The file with the puzzles; undefined if none was read. */
  readonly uri: string | undefined;
  readonly puzzles: number;
}

/** The result if no puzzle was read. */
export const NOTHING_READ: ReadPictures = { uri: undefined, puzzles: 0 };

/** Writes the puzzles in pictures. Whenever none is read, the user is notified. */
export class Pictures {
  constructor(private readonly analysis: EditorAnalysis) {}

  /** The edit that writes the puzzle in a pasted or dropped picture at a range of a document, with the cursor after it. */
  async editFor(
    document: vscode.TextDocument,
    range: vscode.Range,
    picture: Picture,
    token: vscode.CancellationToken,
  ): Promise<vscode.WorkspaceEdit | undefined> {
    const { version } = document;
    const read = puzzleOrError(picture, await awaited(readingPuzzlePicture(picture.bytes), token));
    if (!read || document.version !== version) return undefined;
    const puzzles = this.analysis.documents.puzzlesOf(document);
    const { start, end, text } = editForPicture(puzzles, spanOfRange(document, range), read);
    const edit = new vscode.WorkspaceEdit();
    const snippet = new vscode.SnippetString().appendText(text).appendTabstop(0);
    edit.set(document.uri, [vscode.SnippetTextEdit.replace(rangeOf(document, { start, end }), snippet)]);
    return edit;
  }

  /** Writes the puzzle in a picture at an offset of a document, in one undo step. */
  async writeInto(document: vscode.TextDocument, offset: number, picture: Picture): Promise<ReadPictures> {
    const { analysis } = this;
    function* steps() {
      const result = yield* readingPuzzlePicture(picture.bytes);
      if ('problem' in result) return { result, edits: [] };
      const puzzles = analysis.documents.puzzlesOf(document);
      return { result, edits: [editForPicture(puzzles, { start: offset, end: offset }, result)] };
    }
    const task = { title: messages.readingPictures.working(), steps: steps() };
    const changed = await change(analysis, documentStateOf(document), task);
    return changed && puzzleOrError(picture, changed.result) ? { uri: `${document.uri}`, puzzles: 1 } : NOTHING_READ;
  }

  /** Writes the puzzles in the pictures of files into a new file, with the names of the files if there are several. */
  async writeNewFile(uris: readonly vscode.Uri[]): Promise<ReadPictures> {
    const found: { readonly picture: Picture; readonly read: ReadPicture }[] = [];
    for (const uri of uris) {
      const picture = await pictureOrError(uri);
      if (!picture) continue;
      const task = { title: messages.readingPictures.working(), steps: readingPuzzlePicture(picture.bytes) };
      const read = puzzleOrError(picture, await withProgress(task));
      if (read) found.push({ picture, read });
    }
    if (found.length === 0) return NOTHING_READ;
    const content = newFileOf(
      found.map(({ picture, read }) => ({ ...read, title: found.length > 1 ? titleOf(picture) : undefined })),
    );
    const document = await vscode.workspace.openTextDocument({ language: LANGUAGE, content });
    await vscode.window.showTextDocument(document);
    return { uri: `${document.uri}`, puzzles: found.length };
  }
}

/** The picture in a file, or undefined if the file cannot be read. */
export async function pictureOrError(uri: vscode.Uri): Promise<Picture | undefined> {
  try {
    return await pictureAt(uri);
  } catch (error) {
    void showError(messages.commands.cannotOpen(uri.path, (error as Error).message));
    return undefined;
  }
}

/** The puzzle in a picture. Undefined if none was read, or if the work was canceled. */
function puzzleOrError({ name }: Picture, result: PictureResult | undefined): ReadPicture | undefined {
  if (!result || !('problem' in result)) return result;
  void showError(messages.readingPictures.failed(name, result.problem));
  return undefined;
}

/** The name of a picture's file, without its extension. */
function titleOf({ name }: Picture): string {
  return name.replace(/\.[^.]*$/, '');
}
