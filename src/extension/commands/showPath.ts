import * as vscode from 'vscode';
import { messages } from '../../language/messages';
import type { PathFormat } from '../../language/pathReport';
import { findPuzzle } from '../puzzleAt';
import { pathKind, writePathOf } from '../reports/path';
import { nameOf, puzzleOf, type Reports } from '../reports/report';

// Both hosts have it; neither Node's nor the DOM's other names should be in reach here.
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

/** Where a report stands now that was asked for; undefined when there is none. */
export interface Shown {
  readonly uri: string | undefined;
}

export const NOTHING_SHOWN: Shown = { uri: undefined };

/** Shows a report about a puzzle: its solution path, the trace of its backtracking. */
export function showReport(reports: Reports) {
  return async (document: vscode.TextDocument, line?: unknown): Promise<Shown> => {
    const found = await findPuzzle(document, line);
    if (!found) {
      void vscode.window.showInformationMessage(messages.commands.noPuzzle());
      return NOTHING_SHOWN;
    }
    const shown = await reports.open(found);
    return { uri: shown?.uri.toString() };
  };
}

/** By the ending of a file's name. */
const FORMATS: Record<string, PathFormat> = { txt: 'text', md: 'markdown' };

/** Saves the path that an editor shows, or that of a puzzle file, as text or Markdown: by the name of the target. */
export async function savePath(document: vscode.TextDocument, target?: unknown): Promise<Shown> {
  const found = document.uri.scheme === pathKind.scheme ? await puzzleOf(document.uri) : await findPuzzle(document);
  if (!found) return NOTHING_SHOWN;
  const { path } = messages;
  const uri =
    target instanceof vscode.Uri
      ? target
      : await vscode.window.showSaveDialog({
          saveLabel: path.save(),
          filters: { [path.filters.text]: ['txt'], [path.filters.markdown]: ['md'] },
        });
  if (!uri) return NOTHING_SHOWN;
  const format = FORMATS[/[^.]*$/.exec(uri.path)?.[0].toLowerCase() ?? ''] ?? 'text';
  const text = await writePathOf(found, nameOf(found), format);
  if (text === undefined) return NOTHING_SHOWN;
  await vscode.workspace.fs.writeFile(uri, new TextEncoder().encode(text));
  await vscode.window.showTextDocument(uri, { preview: false });
  return { uri: uri.toString() };
}
