import * as vscode from 'vscode';
import type { PasteEdit } from '../../features/pasting/pasting';
import * as messages from '../../messages/index';
import type { OpenFiles } from '../openFiles';
import { pictureIn } from '../pictures/sources';
import { rangeOf, spanOfRange } from '../services/convert';
import type { EditorAnalysis } from '../services/documents';
import { pastingNoteOf } from '../services/foreign/pastingNote';
import { inform } from '../services/notify';
import { awaited } from '../services/slices';

/** A pasted text, and the range of the grid without digits that it replaces, if the place is in one. */
interface Placed extends PasteEdit {
  readonly replaced?: vscode.Range;
}

/** An edit, and the notification after it is applied. */
interface Noted {
  note?: string | undefined;
}

/** The kind of edits that write a puzzle of a text, and of those that write one of a picture. */
const KIND = vscode.DocumentDropOrPasteEditKind.Empty.append('sudoku');
const PICTURE_KIND = KIND.append('picture');

/** Paste and Drop: puzzles in any format, and in pictures, become puzzles in the file's own style. */
export function pastingProvider(
  analysis: EditorAnalysis,
  pictures: OpenFiles['pictures'],
): Required<Omit<vscode.DocumentPasteEditProvider, 'prepareDocumentPaste'>> &
  Required<vscode.DocumentDropEditProvider> {
  const find = async (
    document: vscode.TextDocument,
    range: vscode.Range,
    data: vscode.DataTransfer,
    token: vscode.CancellationToken,
  ): Promise<Placed | undefined> => {
    const isBlank = isBlankAround(document, range);
    if (!isBlank && !isPuzzleLine(document, range)) return undefined;
    const text = (await data.get('text/plain')?.asString()) ?? '';
    const html = await data.get('text/html')?.asString();
    const { emptyGridAt, inPlaceOfGrid, keepingBoxes, pasting, styleNear } = await import(
      '../../features/pasting/index'
    );
    const { version } = document;
    const puzzles = analysis.documents.puzzlesOf(document);
    const span = spanOfRange(document, range);
    const { start } = span;
    const grid = isBlank ? undefined : emptyGridAt(puzzles, span);
    if (!isBlank && !grid) return undefined;
    const style = styleNear(puzzles, start);
    const found = await awaited(pasting({ text, ...(html !== undefined && { html }) }, style), token);
    if (document.version !== version) return undefined;
    if (grid) {
      const placed = inPlaceOfGrid(found?.text ?? text);
      const replaced = rangeOf(document, grid);
      return placed === undefined ? undefined : { lost: new Set(), ...found, text: placed, replaced };
    }
    return found && { ...found, text: keepingBoxes(found.text, puzzles.source, start) };
  };
  /** The edit that writes the puzzle in a picture, unless the data also has a puzzle as text. */
  const pictured = async (
    document: vscode.TextDocument,
    range: vscode.Range,
    data: vscode.DataTransfer,
    token: vscode.CancellationToken,
  ): Promise<vscode.WorkspaceEdit | undefined> => {
    const picture = await pictureIn(data);
    if (!picture || (await hasPuzzle(data, token))) return undefined;
    return (await pictures()).editFor(document, range, picture, token);
  };
  const tell = <T>(edit: T & Noted): T => {
    if (edit.note) void inform(edit.note);
    return edit;
  };
  return {
    async provideDocumentPasteEdits(document, ranges, data, { only }, token) {
      // With several cursors, each gets a line, or all get the same text.
      if (ranges.length !== 1 || (only && !only.contains(KIND))) return undefined;
      const found = await find(document, ranges[0], data, token);
      if (!found) {
        const written = await pictured(document, ranges[0], data, token);
        if (!written) return undefined;
        const edit = new vscode.DocumentPasteEdit('', messages.readingPictures.paste(), PICTURE_KIND);
        edit.additionalEdit = written;
        return [edit];
      }
      const edit: vscode.DocumentPasteEdit & Noted = new vscode.DocumentPasteEdit(
        found.text,
        messages.exchange.paste(),
        KIND,
      );
      replaceGrid(edit, document, found);
      edit.note = pastingNoteOf(found);
      return [edit];
    },
    resolveDocumentPasteEdit: tell,
    async provideDocumentDropEdits(document, position, data, token) {
      const range = new vscode.Range(position, position);
      const found = await find(document, range, data, token);
      if (!found) {
        const written = await pictured(document, range, data, token);
        if (!written) return undefined;
        const edit = new vscode.DocumentDropEdit('', messages.readingPictures.drop(), PICTURE_KIND);
        edit.additionalEdit = written;
        return edit;
      }
      const edit: vscode.DocumentDropEdit & Noted = new vscode.DocumentDropEdit(
        found.text,
        messages.exchange.drop(),
        KIND,
      );
      replaceGrid(edit, document, found);
      edit.note = pastingNoteOf(found);
      return edit;
    },
    resolveDocumentDropEdit: tell,
  };
}

/** Whether a text has a puzzle: spreadsheets copy their cells as text and as a picture. */
async function hasPuzzle(data: vscode.DataTransfer, token: vscode.CancellationToken): Promise<boolean> {
  const text = (await data.get('text/plain')?.asString()) ?? '';
  if (text.trim() === '') return false;
  const [{ pasting }, { parse }] = await Promise.all([
    import('../../features/pasting/index'),
    import('../../text/parser/parser'),
  ]);
  return parse(text).puzzles.length > 0 || (await awaited(pasting({ text }, undefined), token)) !== undefined;
}

/**
 * Writes the text in place of the grid if there is one, with the cursor after it. VS Code inserts no empty text, so that the cursor's
 * place, which is in the grid, is edited only once.
 */
function replaceGrid(
  edit: vscode.DocumentPasteEdit | vscode.DocumentDropEdit,
  { uri }: vscode.TextDocument,
  { text, replaced }: Placed,
): void {
  if (!replaced) return;
  edit.insertText = '';
  edit.additionalEdit = new vscode.WorkspaceEdit();
  const snippet = new vscode.SnippetString().appendText(text).appendTabstop(0);
  edit.additionalEdit.set(uri, [vscode.SnippetTextEdit.replace(replaced, snippet)]);
}

/** Whether a line can be a part of a grid without digits, so that the code that reads the puzzle is only loaded there. */
const isPuzzleLine = (document: vscode.TextDocument, { start }: vscode.Range): boolean =>
  /^[^\p{L}\d]*$/u.test(document.lineAt(start.line).text.replace(/[0xX]/g, ''));

/** Whether a range is alone in its lines: text pasted in a comment or between cells stays unchanged. */
function isBlankAround(document: vscode.TextDocument, { start, end }: vscode.Range): boolean {
  const before = document.lineAt(start.line).text.slice(0, start.character);
  const behind = document.lineAt(end.line).text.slice(end.character);
  return `${before}${behind}`.trim() === '';
}
