import * as vscode from 'vscode';
import { messages } from '../../language/messages';
import { type PathFormat, type PathReport, writePath } from '../../language/pathReport';
import { findPuzzle } from '../puzzleAt';
import { pathKind } from '../reports/path';
import { nameOf, type Reports } from '../reports/report';

// Both hosts have it; neither Node's nor the DOM's other names should be in reach here.
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

/** Where a report stands now that was asked for; undefined when there is none. */
export interface Shown {
  readonly uri: string | undefined;
}

export const NOTHING_SHOWN: Shown = { uri: undefined };

/** Shows a report about a puzzle: its solution path, the trace of its backtracking. */
export function showReport<T extends object>(reports: Reports<T>) {
  return async (document: vscode.TextDocument, line?: unknown): Promise<Shown> => {
    const found = await findPuzzle(document, line);
    return found ? shown((await reports.open(found))?.uri) : refuse(messages.commands.noPuzzle());
  };
}

/** By the ending of a file's name. */
const FORMATS: Record<string, PathFormat> = { txt: 'text', md: 'markdown' };

/** Saves the path that an editor shows, or that of a puzzle file, as text or Markdown: by the name of the target. */
export function savePath(paths: Reports<PathReport>) {
  return async (document: vscode.TextDocument, target?: unknown): Promise<Shown> => {
    const report = paths.reportOf(document.uri) ?? (await pathOf(document));
    if (typeof report === 'string') return refuse(report);
    const uri = report && (target instanceof vscode.Uri ? target : await askWhere());
    if (!uri) return NOTHING_SHOWN;
    const ending = uri.path.slice(uri.path.lastIndexOf('.') + 1).toLowerCase();
    const text = writePath(report, FORMATS[ending] ?? 'text');
    await vscode.workspace.fs.writeFile(uri, new TextEncoder().encode(text));
    await vscode.window.showTextDocument(uri, { preview: false });
    return shown(uri);
  };
}

/** The path of the puzzle at the cursor; a sentence where there is none, undefined when the user cancelled. */
async function pathOf(document: vscode.TextDocument): Promise<PathReport | string | undefined> {
  const found = await findPuzzle(document);
  return found ? pathKind.make(found, nameOf(found)) : messages.commands.noPuzzle();
}

function askWhere(): Thenable<vscode.Uri | undefined> {
  const { path } = messages;
  return vscode.window.showSaveDialog({
    saveLabel: path.save(),
    filters: { [path.filters.text]: ['txt'], [path.filters.markdown]: ['md'] },
  });
}

function shown(uri: vscode.Uri | undefined): Shown {
  return { uri: uri?.toString() };
}

function refuse(message: string): Shown {
  void vscode.window.showInformationMessage(message);
  return NOTHING_SHOWN;
}
