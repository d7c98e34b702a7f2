/** The baselines of the workspace folders: read when a document is checked, and again when their files change. */

import * as vscode from 'vscode';
import { Accepted, BASELINE_FILE, type Baseline } from '../../features/lint/baseline';
import { readBaseline } from '../../features/lint/baselineText';
import * as messages from '../../messages/index';
import type { Result } from '../../text/result';
import { warn } from '../services/notify';

// Node and the browser both have it.
declare const TextDecoder: new () => { decode(bytes: Uint8Array): string };

/** The baseline of a folder. */
export function baselineUri(folder: vscode.WorkspaceFolder): vscode.Uri {
  return vscode.Uri.joinPath(folder.uri, BASELINE_FILE);
}

/** The name of a file in the baseline of its folder. */
export function nameInBaseline(folder: vscode.WorkspaceFolder, { path }: vscode.Uri): string {
  const start = folder.uri.path.endsWith('/') ? folder.uri.path : `${folder.uri.path}/`;
  return path.startsWith(start) ? path.slice(start.length) : path;
}

/** Reads the baseline of a folder; undefined when there is none. */
export async function baselineOf(folder: vscode.WorkspaceFolder): Promise<Result<Baseline> | undefined> {
  try {
    return readBaseline(new TextDecoder().decode(await vscode.workspace.fs.readFile(baselineUri(folder))));
  } catch {
    return undefined; // most folders have none
  }
}

/** The accepted findings of documents. */
export class Baselines implements vscode.Disposable {
  /**
   * By URI of the folder: the accepted findings of its files; empty if it has no baseline, or one that cannot be read.
   */
  private readonly accepted = new Map<string, ReadonlyMap<string, Accepted>>();
  private readonly reading = new Map<string, Promise<void>>();
  /** By URI of the folder: the last notification about its baseline. */
  private readonly notified = new Map<string, string | undefined>();
  private readonly watcher = vscode.workspace.createFileSystemWatcher(`**/${BASELINE_FILE}`);
  private readonly registrations: vscode.Disposable;

  /** `onChange` is called when the accepted findings have changed. */
  constructor(onChange: () => void) {
    const renew = async (uri: vscode.Uri) => {
      const folder = vscode.workspace.getWorkspaceFolder(uri);
      if (!folder || baselineUri(folder).toString() !== uri.toString()) return;
      // A baseline that has not been read yet is not needed yet.
      if (!this.reading.has(folder.uri.toString())) return;
      await this.read(folder);
      onChange();
    };
    this.registrations = vscode.Disposable.from(
      this.watcher,
      this.watcher.onDidChange(renew),
      this.watcher.onDidCreate(renew),
      this.watcher.onDidDelete(renew),
    );
  }

  /** A function that returns the current accepted findings of a document. A document outside all folders has none. */
  async acceptedIn({ uri }: vscode.TextDocument): Promise<() => Accepted | undefined> {
    const folder = vscode.workspace.getWorkspaceFolder(uri);
    if (!folder) return () => undefined;
    const key = folder.uri.toString();
    if (!this.reading.has(key)) this.reading.set(key, this.read(folder));
    await this.reading.get(key);
    const name = nameInBaseline(folder, uri);
    return () => this.accepted.get(key)?.get(name);
  }

  dispose(): void {
    this.registrations.dispose();
  }

  private async read(folder: vscode.WorkspaceFolder): Promise<void> {
    const result = await baselineOf(folder);
    const baseline: Baseline = result?.isFound ? result.value : new Map();
    this.accepted.set(
      folder.uri.toString(),
      new Map([...baseline].map(([name, entries]) => [name, new Accepted(entries)])),
    );
    const reason = result?.isFound === false ? result.reason : undefined;
    // One change of a file may come as two events.
    if (reason !== undefined && reason !== this.notified.get(folder.uri.toString())) void notifyUser(folder, reason);
    this.notified.set(folder.uri.toString(), reason);
  }
}

/** Reports a problem of a baseline. */
async function notifyUser(folder: vscode.WorkspaceFolder, reason: string): Promise<void> {
  const uri = baselineUri(folder);
  const open = messages.baseline.open();
  const message = messages.baseline.unreadable(vscode.workspace.asRelativePath(uri), reason);
  if ((await warn(message, open)) === open) await vscode.window.showTextDocument(uri);
}
