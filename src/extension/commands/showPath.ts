import * as vscode from 'vscode';
import { type PathReport, pathFormatOf, writePath } from '../../language/features/pathReport';
import { messages } from '../../language/messages';
import type { EditorAnalysis } from '../documents';
import { findPuzzle } from '../puzzleAt';
import { PATH_SCHEME } from '../reports/path';
import { nameOf, type Reports } from '../reports/report';

// Both hosts have it; neither Node's nor the DOM's other names should be in reach here.
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

/** Where a report stands now that was asked for; undefined when there is none. */
export interface Shown {
  readonly uri: string | undefined;
}

export const NOTHING_SHOWN: Shown = { uri: undefined };

/** Shows a report about a puzzle: its solution path, the trace of its backtracking. */
export function showReport<T extends object>(analysis: EditorAnalysis, reports: Reports<T>) {
  return async (document: vscode.TextDocument, line?: unknown): Promise<Shown> => {
    const found = await findPuzzle(analysis, document, line);
    return found ? shown((await reports.open(found))?.uri) : refuse(messages.commands.noPuzzle());
  };
}

/**
 * Saves the path that an editor shows, or that of a puzzle file, as text or Markdown: by the name of the target. The user
 * always chooses the target, in VS Code's dialog, which asks before it overwrites: any link could run this command.
 */
export function savePath(analysis: EditorAnalysis, paths: Reports<PathReport>) {
  return async (document: vscode.TextDocument): Promise<Shown> => {
    const report = paths.reportOf(document.uri) ?? (await pathOf(analysis, paths, document));
    if (typeof report === 'string') return refuse(report);
    const uri = report && (await askWhere(document, report.name));
    if (!uri) return NOTHING_SHOWN;
    const text = writePath(report, pathFormatOf(uri.path));
    await vscode.workspace.fs.writeFile(uri, new TextEncoder().encode(text));
    await vscode.window.showTextDocument(uri, { preview: false });
    return shown(uri);
  };
}

/** The path of the puzzle at the cursor; a sentence where there is none, undefined when the user cancelled. */
async function pathOf(
  analysis: EditorAnalysis,
  paths: Reports<PathReport>,
  document: vscode.TextDocument,
): Promise<PathReport | string | undefined> {
  const found = await findPuzzle(analysis, document);
  return found ? paths.kind.make(found, nameOf(found)) : messages.commands.noPuzzle();
}

function askWhere(document: vscode.TextDocument, name: string): Thenable<vscode.Uri | undefined> {
  const { path } = messages;
  const folder = folderFor(document);
  return vscode.window.showSaveDialog({
    saveLabel: path.save(),
    ...(folder && { defaultUri: vscode.Uri.joinPath(folder, path.fileName(name)) }),
    filters: { [path.filters.text]: ['txt'], [path.filters.markdown]: ['md'] },
  });
}

/** The folder of the puzzle's file, or else that of the workspace. */
function folderFor({ uri }: vscode.TextDocument): vscode.Uri | undefined {
  const source = uri.scheme === PATH_SCHEME ? vscode.Uri.parse(uri.query) : uri;
  if (source.scheme !== 'untitled') return vscode.Uri.joinPath(source, '..');
  return vscode.workspace.workspaceFolders?.[0]?.uri;
}

function shown(uri: vscode.Uri | undefined): Shown {
  return { uri: uri?.toString() };
}

function refuse(message: string): Shown {
  void vscode.window.showInformationMessage(message);
  return NOTHING_SHOWN;
}
