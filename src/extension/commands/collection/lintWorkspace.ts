/** `Check All Files`: checks every Sudoku file of the workspace. */

import * as vscode from 'vscode';
import { Accepted } from '../../../features/lint/baseline';
import { type FolderBaseline, writeFindings } from '../../../features/lint/lintText';
import { type FileFindings, WorkspaceLint } from '../../../features/lint/workspaceLint';
import * as messages from '../../../messages/index';
import { baselineOf, baselineUri, nameInBaseline } from '../../diagnostics/baselines';
import type { FileReports } from '../../reports/fileReports';
import type { EditorAnalysis } from '../../services/documents';
import { FILES, textOfFile } from '../../services/files/workspaceFiles';
import { refuse } from '../../services/notify';
import { settingsOf } from '../../services/settings';
import { inSlices } from '../../services/slices';
import type { Command } from '../command';
import { NOTHING_SHOWN, type ReportShown } from '../steps/showReports';

/** The result of the check of all files. */
export interface WorkspaceChecked {
  /** The checked files; after Cancel not all. */
  readonly files: readonly FileFindings[];
  readonly total: number;
  /** By the URI of a workspace folder that has files. */
  readonly baselines: ReadonlyMap<string, Folder>;
}

/** A workspace folder while its files are checked. */
interface Folder extends FolderBaseline {
  readonly files: Map<string, FileFindings>;
}

export const lintWorkspaceCommand: Command = {
  id: 'sudoku.lintWorkspace',
  section: 'collection',
  title: 'Check All Files',
  description: 'Checks every Sudoku file in the workspace, and finds puzzles that appear in several files',
  palette: 'sudoku.hasCollections && workspaceFolderCount > 0',
  make: ({ analysis, fileReports }) => lintWorkspace(analysis, fileReports),
};

/** Opens a document with the findings. After Cancel it has those of the files that were checked. */
const lintWorkspace = (analysis: EditorAnalysis, reports: FileReports) => async (): Promise<ReportShown> => {
  const found = await checkWorkspace(analysis, messages.lint.checking());
  if (!found) return refuse(undefined, messages.lint.noFiles(), NOTHING_SHOWN);
  const text = writeFindings(found.files, found.total, [...found.baselines.values()]);
  return { uri: (await reports.show(messages.lint.tab(), '', text)).toString() };
};

/** Checks the files one after the other, so that one is in memory at a time. Undefined when there is none. */
export async function checkWorkspace(analysis: EditorAnalysis, title: string): Promise<WorkspaceChecked | undefined> {
  const uris = await vscode.workspace.findFiles(FILES);
  uris.sort((a, b) => a.toString().localeCompare(b.toString()));
  if (uris.length === 0) return undefined;
  const lint = new WorkspaceLint(analysis.verdicts);
  const files: FileFindings[] = [];
  const baselines = new Map<string, Folder>();
  const options = { location: vscode.ProgressLocation.Notification, title, cancellable: true };
  await vscode.window.withProgress(options, async (notification, token) => {
    for (const [i, uri] of uris.entries()) {
      if (token.isCancellationRequested) return;
      const name = vscode.workspace.asRelativePath(uri);
      const message = messages.lint.progress(name, i, uris.length);
      notification.report({ message, increment: 100 / uris.length });
      const folder = vscode.workspace.getWorkspaceFolder(uri);
      const key = String(folder?.uri);
      if (folder && !baselines.has(key)) baselines.set(key, await folderOf(folder));
      const known = baselines.get(key);
      const nameThere = folder ? nameInBaseline(folder, uri) : name;
      const entries = known?.baseline.get(nameThere);
      const found = await checked(analysis, lint, { uri, name }, entries && new Accepted(entries), token);
      if (!found) return;
      files.push(found);
      known?.files.set(nameThere, found);
    }
  });
  return { files, total: uris.length, baselines };
}

/** A folder before its files are checked. */
async function folderOf(folder: vscode.WorkspaceFolder): Promise<Folder> {
  const result = await baselineOf(folder);
  return {
    name: vscode.workspace.asRelativePath(baselineUri(folder)),
    baseline: result?.isFound ? result.value : new Map(),
    problem: result?.isFound === false ? result.reason : undefined,
    files: new Map(),
  };
}

/** The findings of a file; undefined when the user canceled. */
async function checked(
  analysis: EditorAnalysis,
  lint: WorkspaceLint,
  { uri, name }: { readonly uri: vscode.Uri; readonly name: string },
  accepted: Accepted | undefined,
  token: vscode.CancellationToken,
): Promise<FileFindings | undefined> {
  const text = await textOfFile(uri);
  if (text === undefined) {
    const message = messages.lint.unreadable();
    const finding = { line: 0, start: 0, end: 0, code: 'not-read', severity: 'information', message } as const;
    // Nothing is known about its puzzles, so its accepted findings stay.
    return { name, puzzles: 0, findings: [finding], leftOut: 0, entries: accepted?.entries ?? new Map() };
  }
  const { levels, excluded } = settingsOf(uri);
  const collector = await analysis.collector(levels, excluded, async () => () => accepted);
  return inSlices(lint.add(name, text, { levels, collector, accepted }), token);
}
