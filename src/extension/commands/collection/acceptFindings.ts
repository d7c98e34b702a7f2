/** `Accept Current Findings`: writes the baselines of the workspace folders. */

import * as vscode from 'vscode';
import { type Baseline, countEntries, entriesWithout } from '../../../features/lint/baseline';
import { writeBaseline } from '../../../features/lint/baselineText';
import * as messages from '../../../messages/index';
import { baselineOf, baselineUri } from '../../diagnostics/baselines';
import type { EditorAnalysis } from '../../services/documents';
import { inform, refuse } from '../../services/notify';
import type { Command } from '../command';
import { write } from '../sharing/saving';
import { checkWorkspace } from './lintWorkspace';

/** The result of the command. */
export interface FindingsAccepted {
  /** The baselines that were written. */
  readonly uris: readonly string[];
  /** The current number of entries of these baselines, and the numbers of added and removed ones. */
  readonly accepted: number;
  readonly added: number;
  readonly dropped: number;
}

/** The result when nothing was written. */
const NOTHING_ACCEPTED: FindingsAccepted = { uris: [], accepted: 0, added: 0, dropped: 0 };

export const acceptFindingsCommand: Command = {
  id: 'sudoku.acceptFindings',
  section: 'collection',
  title: 'Accept Current Findings',
  description: 'Writes the findings of lint rules into `.sudoku-baseline.json`, so that only new ones are shown',
  palette: 'sudoku.hasCollections && workspaceFolderCount > 0',
  make: ({ analysis }) => acceptFindings(analysis),
};

/**
 * Checks all files, and writes their findings of lint rules into the baseline of each folder, replacing the previous entries. It
 * writes nothing after Cancel, or when a baseline cannot be read or has unsaved changes.
 */
const acceptFindings = (analysis: EditorAnalysis) => async (): Promise<FindingsAccepted> => {
  const { workspaceFolders = [] } = vscode.workspace;
  if (workspaceFolders.length === 0) return refuse(undefined, messages.baseline.noFolder(), NOTHING_ACCEPTED);
  const obstacle = await obstacleIn(workspaceFolders);
  if (obstacle !== undefined) return refuse(undefined, obstacle, NOTHING_ACCEPTED);
  const found = await checkWorkspace(analysis, messages.baseline.accepting());
  if (found && found.files.length < found.total)
    return refuse(undefined, messages.baseline.canceled(), NOTHING_ACCEPTED);
  const uris: vscode.Uri[] = [];
  const sum = { accepted: 0, added: 0, dropped: 0 };
  for (const folder of workspaceFolders) {
    const result = await baselineOf(folder);
    const before: Baseline = result?.isFound ? result.value : new Map();
    const files = found?.baselines.get(folder.uri.toString())?.files ?? new Map();
    const after: Baseline = new Map([...files].map(([name, { entries }]) => [name, entries]));
    if (!result && countEntries(after) === 0) continue;
    sum.accepted += countEntries(after);
    sum.added += countMissing(after, before);
    sum.dropped += countMissing(before, after);
    await write(baselineUri(folder), writeBaseline(after));
    uris.push(baselineUri(folder));
  }
  if (uris.length === 0) return refuse(undefined, messages.baseline.none(), NOTHING_ACCEPTED);
  const names = uris.map(uri => vscode.workspace.asRelativePath(uri));
  void inform(messages.baseline.accepted(sum.accepted, sum.added, sum.dropped, names));
  return { uris: uris.map(String), ...sum };
};

/** Why the baselines cannot be replaced without losing something. */
async function obstacleIn(folders: readonly vscode.WorkspaceFolder[]): Promise<string | undefined> {
  for (const folder of folders) {
    const uri = baselineUri(folder);
    const name = vscode.workspace.asRelativePath(uri);
    const isUnsaved = vscode.workspace.textDocuments.some(
      document => document.isDirty && document.uri.toString() === uri.toString(),
    );
    if (isUnsaved) return messages.baseline.unsaved(name);
    const result = await baselineOf(folder);
    if (result?.isFound === false) return messages.baseline.notReplaced(name, result.reason);
  }
  return undefined;
}

/** The number of entries of a baseline that another one lacks. */
function countMissing(baseline: Baseline, other: Baseline): number {
  let missing = 0;
  for (const [name, entries] of baseline) missing += entriesWithout(entries, other.get(name) ?? new Map()).length;
  return missing;
}
