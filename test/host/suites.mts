import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { runTests } from '@vscode/test-electron';
import { runBoardSuite } from './board/suite.mts';
import { bundleTests } from './bundle.mts';
import { shimExecutable } from './codeShim.mts';
import type { Counts } from './counts.mts';
import { executeLive } from './execute.mts';
import { runGridSuite } from './grid/suite.mts';
import { EXTENSION_ID, inProject, manifest, ROOT } from './project.mts';
import { ReportReader } from './report.mts';
import { LOG_FILE } from './runInServer.mts';
import { writeSettings } from './settings.mts';
import { tempFolder } from './temp.mts';
import { runTypingSuite } from './typing/suite.mts';
import { desktopVersion } from './vscodeVersion.mts';
import { makeWorkspace } from './workspace.mts';

const UNIT_LIMIT_MS = 40 * 60_000;

/** Processes for unit tests. */
const UNIT_JOBS = Math.min(availableParallelism(), 4);

/** The result of a suite. `problem` says why its counts are incomplete. */
export interface Outcome {
  readonly counts?: Counts;
  readonly problem?: string;
}

/** The suites by name. `prepare` has built and installed what they need. */
export const SUITES: Record<string, () => Promise<Outcome>> = {
  unit: runUnit,
  board: runBoard,
  editor: () => runInHost('node'),
  web: () => runInHost('web'),
  typing: () => runInWorkbench(runTypingSuite),
  grid: () => runInWorkbench(runGridSuite),
};

/** Mocha without an editor. Each of its processes takes one file of tests after another. */
async function runUnit(): Promise<Outcome> {
  const temp = tempFolder();
  const file = path.join(temp.path, 'counts.json');
  const reporter = ['--reporter', inProject('test/host/unitReporter.cjs')];
  const parallel = ['--parallel', '--jobs', String(UNIT_JOBS)];
  const args = [inProject('node_modules/mocha/bin/mocha.js'), ...reporter, ...parallel];
  const code = await executeLive(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, SUDOKU_TEST_COUNTS: file },
    timeout: UNIT_LIMIT_MS,
  });
  const counts: Counts | undefined = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  temp.remove();
  return judge(counts, code === 0, `mocha ended with code ${code}`);
}

/** The page of a board alone, in a browser. */
async function runBoard(): Promise<Outcome> {
  const counts = await runBoardSuite();
  return judge(counts, counts.failed === 0, '');
}

/** The tests of test/extension in one kind of extension host of a real VS Code. */
async function runInHost(host: 'node' | 'web'): Promise<Outcome> {
  const version = usesDesktop() ? desktopVersion(process.env.SUDOKU_TEST_VSCODE, manifest.engines.vscode) : undefined;
  const inDesktop = version !== undefined;
  if (!inDesktop && process.env.SUDOKU_TEST_VSCODE) {
    throw new Error('SUDOKU_TEST_VSCODE names a version of the desktop: set SUDOKU_TEST_HOST=desktop too.');
  }
  const extensionTestsPath = await bundleTests(host);
  const workspace = makeWorkspace();
  // This setting tells the server's workbench which extension host to use; the desktop has a command line option for
  // it.
  const toWeb = { 'remote.extensionKind': { [EXTENSION_ID]: ['web'] } };
  writeSettings(workspace.userData, host === 'web' ? toWeb : {});
  const report = new ReportReader(workspace.report);
  let failure = '';
  try {
    await runTests({
      ...(inDesktop ? { version } : { vscodeExecutablePath: shimExecutable() }),
      extensionDevelopmentPath: ROOT,
      extensionTestsPath,
      launchArgs: [
        workspace.folder,
        `--user-data-dir=${workspace.userData}`,
        `--extensions-dir=${workspace.extensions}`,
        ...(inDesktop && host === 'web' ? ['--extensionDevelopmentKind=web'] : []),
      ],
    });
  } catch (error) {
    failure = error instanceof Error ? error.message : String(error);
  }
  const counts = report.close();
  const log = path.join(workspace.userData, LOG_FILE);
  if (counts === undefined && existsSync(log)) {
    console.error(`The end of the workbench's log:\n${readFileSync(log, 'utf8').slice(-4000)}`);
  }
  workspace.remove();
  return judge(counts, failure === '', failure);
}

/** A suite in a real workbench with a real keyboard. It needs a browser that it can control, and so the server. */
async function runInWorkbench(run: () => Promise<Counts>): Promise<Outcome> {
  if (usesDesktop()) {
    console.log('This suite needs the VS Code server, which is not used here.');
    return {};
  }
  const counts = await run();
  return judge(counts, counts.failed === 0, '');
}

/** The desktop app is downloaded from outside npm, so it is used only on request, or where the server cannot run. */
export function usesDesktop(): boolean {
  return (process.env.SUDOKU_TEST_HOST ?? (process.platform === 'linux' ? 'server' : 'desktop')) === 'desktop';
}

function judge(counts: Counts | undefined, ok: boolean, failure: string): Outcome {
  if (counts === undefined) {
    return { problem: `no result: ${failure || 'the suite did not come to its end'}` };
  }
  if (counts.passed + counts.failed === 0) {
    return { counts, problem: 'no test ran' };
  }
  // A suite with failed tests has a failing exit code; a failing exit code without a failed test is a problem.
  return ok || counts.failed > 0 ? { counts } : { counts, problem: failure };
}
