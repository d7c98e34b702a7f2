import * as vscode from 'vscode';
import type { SuiteEvent } from '../events';
import { reportRun } from '../mochaEvents';

/** Milliseconds: it stops only tests that are stuck, and after the time limit of `until`. */
const HANG = 10 * 60_000;

/**
 * The options of mocha in both hosts. Each test gets one retry, because VS Code has races (a request that is canceled while another
 * extension registers, a closed editor that is still listed); a bug of the extension fails twice.
 */
export const OPTIONS = { ui: 'bdd', reporter: 'spec', timeout: HANG, retries: 1 } as const;

/** The pattern of `--grep`, inserted by the build of the tests. */
declare const GREP: string;

/**
 * Runs the loaded tests and reports them to the runner.
 * @throws an error if a test fails, so that VS Code's exit code is not 0
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
 * The file through which the runner follows the suite: `report.txt` next to the open folder. It is written through VS Code, because only
 * this works in every kind of extension host. Without that file, mocha writes to the console.
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
  /** Writes until the file is complete. */
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
