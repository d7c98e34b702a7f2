import * as vscode from 'vscode';
import type { SuiteEvent } from '../events';
import { reportRun } from '../mochaEvents';

/** Milliseconds: it stops only what hangs, and after what `until` waits for. */
const HANG = 10 * 60_000;

/**
 * How mocha runs the suite in both hosts. Each test gets one retry, because VS Code has races (a request that is
 * cancelled while another extension registers, a closed editor that is still listed); a bug of ours fails twice.
 */
export const OPTIONS = { ui: 'bdd', reporter: 'spec', timeout: HANG, retries: 1 } as const;

/** The pattern of `--grep`, which the build of the tests fills in. */
declare const GREP: string;

/**
 * Runs the loaded tests and reports them to the runner.
 * @throws an error when a test fails: VS Code's exit code then is not 0
 */
export async function runLoaded(mocha: Pick<Mocha, 'grep' | 'run'>): Promise<void> {
  if (GREP) mocha.grep(new RegExp(GREP));
  const report = await openReport();
  const stats = await new Promise<Mocha.Stats>(resolve => {
    const runner = mocha.run(() => resolve(runner.stats!));
    if (report) reportRun(runner, report.add);
  });
  await report?.finish();
  if (stats.failures > 0) throw new Error(`${stats.failures} tests failed.`);
}

/**
 * The file through which the runner follows the suite: `report.txt` beside the open folder. It is written through VS
 * Code, because only this works in every kind of extension host. Without that file, mocha writes to the console.
 */
async function openReport() {
  const folder = vscode.workspace.workspaceFolders?.[0]?.uri;
  if (!folder) return undefined;
  const file = vscode.Uri.joinPath(folder, '../report.txt');
  const exists = await vscode.workspace.fs.stat(file).then(
    () => true,
    () => false,
  );
  if (!exists) return undefined;
  let text = '';
  let written = '';
  let writing: Promise<void> | undefined;
  /** Writes until the file has everything. */
  const write = async () => {
    while (written !== text) {
      const now = text;
      await vscode.workspace.fs.writeFile(file, new TextEncoder().encode(now));
      written = now;
    }
    writing = undefined;
  };
  const add = (event: SuiteEvent) => {
    text += `${JSON.stringify(event)}\n`;
    writing ??= write();
  };
  return {
    add,
    async finish(): Promise<void> {
      add({ kind: 'finished' });
      await writing;
    },
  };
}
