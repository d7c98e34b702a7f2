/** `Check All Files`: checks every Sudoku file of the workspace. */

import * as vscode from 'vscode';
import { type FileFindings, WorkspaceLint, writeFindings } from '../../language/features/collection/workspaceLint';
import * as messages from '../../language/messages/index';
import type { EditorAnalysis } from '../documents';
import type { FileReports } from '../reports/fileReports';
import { settingsOf } from '../settings';
import { inSlices } from '../slices';
import { refuse } from './refuse';
import { NOTHING_SHOWN, type ReportShown } from './showPath';

// Node and the browser both have it.
declare const TextDecoder: new () => { decode(bytes: Uint8Array): string };

/** The files whose names say that they are Sudoku. */
const FILES = '**/*.{sudoku,sdk,sdm,ss,spf}';

/**
 * Checks the files one after the other, so that one is in memory at a time, and opens a document with the findings. After Cancel it has
 * those of the files that were checked.
 */
export const lintWorkspace = (analysis: EditorAnalysis, reports: FileReports) => async (): Promise<ReportShown> => {
  const uris = await vscode.workspace.findFiles(FILES);
  uris.sort((a, b) => a.toString().localeCompare(b.toString()));
  if (uris.length === 0) return refuse(messages.lint.noFiles(), NOTHING_SHOWN);
  const lint = new WorkspaceLint(analysis.verdicts);
  const files: FileFindings[] = [];
  const options = {
    location: vscode.ProgressLocation.Notification,
    title: messages.lint.checking(),
    cancellable: true,
  };
  await vscode.window.withProgress(options, async (notification, token) => {
    for (const [i, uri] of uris.entries()) {
      if (token.isCancellationRequested) return;
      const name = vscode.workspace.asRelativePath(uri);
      const message = messages.lint.progress(name, i, uris.length);
      notification.report({ message, increment: 100 / uris.length });
      const found = await checked(analysis, lint, uri, name, token);
      if (found) files.push(found);
    }
  });
  const text = writeFindings(files, uris.length);
  return { uri: (await reports.show(messages.lint.tab(), '', text)).toString() };
};

/** The findings of a file; undefined when the user cancelled. */
async function checked(
  analysis: EditorAnalysis,
  lint: WorkspaceLint,
  uri: vscode.Uri,
  name: string,
  token: vscode.CancellationToken,
): Promise<FileFindings | undefined> {
  const text = await textOf(uri);
  if (text === undefined) {
    const message = messages.lint.unreadable();
    return { name, puzzles: 0, findings: [{ line: 0, code: 'not-read', severity: 'information', message }] };
  }
  const { levels, excluded } = settingsOf(uri);
  const collector = await analysis.collector(levels, excluded);
  return inSlices(lint.add(name, text, { levels, collector }), token);
}

/** The text of a file, of the editor if it is open there; undefined when it cannot be read. */
async function textOf(uri: vscode.Uri): Promise<string | undefined> {
  const open = vscode.workspace.textDocuments.find(document => document.uri.toString() === uri.toString());
  if (open) return open.getText();
  try {
    return new TextDecoder().decode(await vscode.workspace.fs.readFile(uri));
  } catch {
    return undefined;
  }
}
