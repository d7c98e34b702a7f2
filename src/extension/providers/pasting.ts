import * as vscode from 'vscode';
import type { Pasting } from '../../features/pasting/pasting';
import * as messages from '../../messages/index';
import { spanOfRange } from '../services/convert';
import type { EditorAnalysis } from '../services/documents';
import { inform } from '../services/notify';
import { noteOf } from '../services/pastingNote';
import { awaited } from '../services/slices';

/** An edit, and the notification after it is applied. */
interface Noted {
  note?: string | undefined;
}

/** Paste and Drop: puzzles in any form become puzzles in the file's own style. */
export function pastingProvider(
  analysis: EditorAnalysis,
): Required<Omit<vscode.DocumentPasteEditProvider, 'prepareDocumentPaste'>> &
  Required<vscode.DocumentDropEditProvider> {
  const find = async (
    document: vscode.TextDocument,
    range: vscode.Range,
    data: vscode.DataTransfer,
    token: vscode.CancellationToken,
  ): Promise<Pasting | undefined> => {
    if (!isBlankAround(document, range)) return undefined;
    const text = (await data.get('text/plain')?.asString()) ?? '';
    const html = await data.get('text/html')?.asString();
    const { keepingBoxes, pasting, styleNear } = await import('../../features/pasting/index');
    const { version } = document;
    const puzzles = analysis.documents.puzzlesOf(document);
    const { start } = spanOfRange(document, range);
    const style = styleNear(puzzles, start);
    const found = await awaited(pasting({ text, ...(html !== undefined && { html }) }, style), token);
    if (!found || document.version !== version) return undefined;
    return { ...found, text: keepingBoxes(found.text, puzzles.source, start) };
  };
  const tell = <T>(edit: T & Noted): T => {
    if (edit.note) void inform(edit.note);
    return edit;
  };
  return {
    async provideDocumentPasteEdits(document, ranges, data, { only }, token) {
      const kind = vscode.DocumentDropOrPasteEditKind.Empty.append('sudoku');
      // With several cursors, each gets a line, or all get the same text.
      if (ranges.length !== 1 || (only && !only.contains(kind))) return undefined;
      const found = await find(document, ranges[0], data, token);
      if (!found) return undefined;
      const edit: vscode.DocumentPasteEdit & Noted = new vscode.DocumentPasteEdit(
        found.text,
        messages.exchange.paste(),
        kind,
      );
      edit.note = noteOf(found);
      return [edit];
    },
    resolveDocumentPasteEdit: tell,
    async provideDocumentDropEdits(document, position, data, token) {
      const found = await find(document, new vscode.Range(position, position), data, token);
      if (!found) return undefined;
      const kind = vscode.DocumentDropOrPasteEditKind.Empty.append('sudoku');
      const edit: vscode.DocumentDropEdit & Noted = new vscode.DocumentDropEdit(
        found.text,
        messages.exchange.drop(),
        kind,
      );
      edit.note = noteOf(found);
      return edit;
    },
    resolveDocumentDropEdit: tell,
  };
}

/** Whether a range is alone in its lines: text pasted in a comment or between cells stays unchanged. */
function isBlankAround(document: vscode.TextDocument, { start, end }: vscode.Range): boolean {
  const before = document.lineAt(start.line).text.slice(0, start.character);
  const behind = document.lineAt(end.line).text.slice(end.character);
  return `${before}${behind}`.trim() === '';
}
