/** Writes the puzzles in pictures into files. This code is loaded when the first picture arrives, and with it the reader of pictures. */

import * as vscode from 'vscode';
import { type FoundInPicture, findingInPicture } from '../../features/pictures/finding';
import { editForPicture, type FoundPuzzle, newFileOf } from '../../features/pictures/writing';
import * as messages from '../../messages/index';
import type { ReadPicture } from '../../picture/index';
import type { Puzzle } from '../../text/puzzle';
import type { Span } from '../../text/span';
import { change, documentStateOf } from '../commands/making/change';
import { rangeOf, spanOfRange } from '../services/convert';
import type { EditorAnalysis } from '../services/documents';
import { LANGUAGE } from '../services/languages';
import { answerCommand, showError, warn } from '../services/notify';
import { withProgress } from '../services/progress';
import { awaited } from '../services/slices';
import { DoubtfulCells } from './doubtfulCells';
import { PictureStore } from './pictureStore';
import { type Picture, pictureAt } from './sources';

/** The puzzles that were read from pictures. */
export interface ReadPictures {
  /** The file with the puzzles; undefined if none was read. */
  readonly uri: string | undefined;
  readonly puzzles: number;
  /** The offset of the first puzzle that was written into a document. */
  readonly start?: number;
}

/** The result if no puzzle was read. */
export const NOTHING_READ: ReadPictures = { uri: undefined, puzzles: 0 };

/** Writes the puzzles in pictures. Whenever none is read, the user is notified. */
export class Pictures implements vscode.Disposable {
  private readonly doubtful: DoubtfulCells;

  /** `recheck` updates the findings of a document. Without a context, which can keep them, doubts are forgotten with their document. */
  constructor(
    private readonly analysis: EditorAnalysis,
    private readonly recheck: (document: vscode.TextDocument) => void,
    context?: Pick<vscode.ExtensionContext, 'workspaceState' | 'storageUri' | 'globalStorageUri'>,
  ) {
    const store = context && new PictureStore(context.workspaceState, context.storageUri ?? context.globalStorageUri);
    this.doubtful = new DoubtfulCells(analysis, recheck, store);
  }

  /** Restores the doubts about a document that was opened again. */
  restore(document: vscode.TextDocument): Promise<void> {
    return this.doubtful.restore(document);
  }

  /** Confirms the digits of a puzzle that was read from a picture, or that of one cell. */
  confirm(document: vscode.TextDocument, puzzle: Puzzle, cell?: number): void {
    this.doubtful.confirm(document, puzzle, cell);
  }

  dispose(): void {
    this.doubtful.dispose();
  }

  /** The edit that writes the puzzles in a pasted or dropped picture at a range of a document, with the cursor after it. */
  async editFor(
    document: vscode.TextDocument,
    range: vscode.Range,
    picture: Picture,
    token: vscode.CancellationToken,
  ): Promise<vscode.WorkspaceEdit | undefined> {
    const { version } = document;
    const found = puzzlesOrError(picture, await awaited(findingInPicture(picture.bytes), token));
    if (!found || document.version !== version) return undefined;
    const puzzles = this.analysis.documents.puzzlesOf(document);
    const { start, end, text } = editForPicture(puzzles, spanOfRange(document, range), found.puzzles);
    const edit = new vscode.WorkspaceEdit();
    const snippet = new vscode.SnippetString().appendText(text).appendTabstop(0);
    if (found.kind === 'read') this.note(document, picture, found.puzzles);
    edit.set(document.uri, [vscode.SnippetTextEdit.replace(rangeOf(document, { start, end }), snippet)]);
    return edit;
  }

  /** Writes the puzzles in a picture at an offset of a document, in one undo step. */
  async writeInto(document: vscode.TextDocument, offset: number, picture: Picture): Promise<ReadPictures> {
    const { analysis } = this;
    const note = (puzzles: readonly ReadPicture[]) => this.note(document, picture, puzzles);
    function* steps() {
      const result = yield* findingInPicture(picture.bytes);
      if (result.kind === 'problem') return { result, edits: [] };
      const puzzles = analysis.documents.puzzlesOf(document);
      if (result.kind === 'read') note(result.puzzles);
      return { result, edits: [editForPicture(puzzles, { start: offset, end: offset }, result.puzzles)] };
    }
    const task = { title: messages.readingPictures.working(), steps: steps() };
    const changed = await change(analysis, documentStateOf(document), task);
    if (!changed) return NOTHING_READ;
    if (changed.result.kind === 'problem') {
      const reason = messages.readingPictures.failed(picture.name, changed.result.problem);
      answerCommand(document, reason, showError);
      return NOTHING_READ;
    }
    const [{ start, text }] = changed.edits;
    return {
      uri: `${document.uri}`,
      puzzles: changed.result.puzzles.length,
      start: start + Math.max(0, text.search(/\S/)),
    };
  }

  /** Notes the doubtful cells of puzzles that are written at a span, and notifies the user of cages that could not be read. */
  private note(document: vscode.TextDocument, picture: Picture, puzzles: readonly ReadPicture[], span?: Span): void {
    this.doubtful.note(document, picture, puzzles, span);
    if (puzzles.some(({ hasUnreadCages }) => hasUnreadCages)) void warn(messages.readingPictures.unreadCages());
  }

  /** Writes the puzzles in pictures into a new file, with the names of their files if there are several. */
  async writeNewFile(pictures: readonly Picture[]): Promise<ReadPictures> {
    const all: { readonly picture: Picture; readonly found: Found }[] = [];
    for (const picture of pictures) {
      const task = { title: messages.readingPictures.working(), steps: findingInPicture(picture.bytes) };
      const found = puzzlesOrError(picture, await withProgress(task));
      if (found) all.push({ picture, found });
    }
    if (all.length === 0) return NOTHING_READ;
    const content = newFileOf(
      all.flatMap(({ picture, found }): readonly FoundPuzzle[] =>
        all.length > 1 ? titled(found, titleOf(picture)) : found.puzzles,
      ),
    );
    const document = await vscode.workspace.openTextDocument({ language: LANGUAGE, content });
    await vscode.window.showTextDocument(document);
    const whole = { start: 0, end: content.length };
    for (const { picture, found } of all) if (found.kind === 'read') this.note(document, picture, found.puzzles, whole);
    this.analysis.documents.puzzlesOf(document).segments.uncheck(whole);
    this.recheck(document);
    return { uri: `${document.uri}`, puzzles: all.reduce((sum, { found }) => sum + found.puzzles.length, 0) };
  }
}

/** The pictures in files that can be read. The user is notified of the others. */
export async function picturesOrErrors(uris: readonly vscode.Uri[]): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const uri of uris) {
    try {
      pictures.push(await pictureAt(uri));
    } catch (error) {
      void showError(messages.commands.cannotOpen(uri.path, (error as Error).message));
    }
  }
  return pictures;
}

/** The puzzles that were found in a picture. */
type Found = Exclude<FoundInPicture, { readonly kind: 'problem' }>;

/** The puzzles in a picture. Undefined if none was found, or if the work was canceled. */
function puzzlesOrError({ name }: Picture, result: FoundInPicture | undefined): Found | undefined {
  if (result?.kind !== 'problem') return result;
  void showError(messages.readingPictures.failed(name, result.problem));
  return undefined;
}

/** The puzzles of a picture with its title, which is numbered if there are several. Those that the picture contains as text keep their titles. */
function titled({ kind, puzzles }: Found, title: string): readonly FoundPuzzle[] {
  if (kind === 'embedded') return puzzles;
  return puzzles.map((puzzle, i) => ({ ...puzzle, title: puzzles.length > 1 ? `${title} ${i + 1}` : title }));
}

/** The name of a picture's file, without its extension. */
function titleOf({ name }: Picture): string {
  return name.replace(/\.[^.]*$/, '');
}
