import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runTests } from '@vscode/test-electron';
import type { Report, SuiteEvent } from '../events.ts';
import { runBoardSuite } from './board/suite.mts';
import { bundleTests } from './bundle.mts';
import { shimExecutable } from './codeShim.mts';
import { runGridSuite } from './grid/suite.mts';
import { runLanguageSuite } from './languages/suite.mts';
import { EXTENSION_ID, manifest, ROOT } from './project.mts';
import { ReportReader } from './report.mts';
import { LOG_FILE } from './runInServer.mts';
import { writeSettings } from './settings.mts';
import { runTypingSuite } from './typing/suite.mts';
import { runUnitSuite } from './unit/suite.mts';
import { desktopVersion } from './vscodeVersion.mts';
import { makeWorkspace } from './workspace.mts';

/**
 * Runs the tests of a suite and reports each; the last report is that it finished.
 * @throws an error if the suite cannot run to its end
 */
export type Suite = (report: Report) => Promise<void>;

/** The suites by name. `prepare` has built and installed everything that they need. */
export const SUITES: Record<string, Suite> = {
  unit: runUnitSuite,
  board: inBrowser(runBoardSuite),
  editor: report => runInHost('node', report),
  web: report => runInHost('web', report),
  typing: inWorkbench(runTypingSuite),
  grid: inWorkbench(runGridSuite),
  languages: inWorkbench(runLanguageSuite),
};

/** The tests of test/extension in one kind of extension host of a real VS Code. */
async function runInHost(host: 'node' | 'web', report: Report): Promise<void> {
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
  let hasFailed = false;
  let hasFinished = false;
  const reader = new ReportReader(workspace.report, (event: SuiteEvent) => {
    hasFailed ||= event.kind === 'failed';
    hasFinished ||= event.kind === 'finished';
    report(event);
  });
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
    reader.close();
    // VS Code ends with an error if a test failed, which has been reported.
    if (!hasFinished || !hasFailed) throw error;
  } finally {
    reader.close();
    const log = path.join(workspace.userData, LOG_FILE);
    if (!hasFinished && existsSync(log)) {
      console.error(`The end of the workbench's log:\n${readFileSync(log, 'utf8').slice(-4000)}`);
    }
    workspace.remove();
  }
}

/** A suite that ends when its function does. */
function inBrowser(run: Suite): Suite {
  return async report => {
    await run(report);
    report({ kind: 'finished' });
  };
}

/** A suite in a real workbench with a real keyboard. It needs a browser that it can control, and therefore the server. */
function inWorkbench(run: Suite): Suite {
  return inBrowser(async report => {
    if (usesDesktop()) report({ kind: 'omitted', reason: 'needs the VS Code server, which runs on Linux only' });
    else await run(report);
  });
}

/** The desktop app is downloaded from outside npm, so it is used only on request, or if the server cannot run. */
export function usesDesktop(): boolean {
  return (process.env.SUDOKU_TEST_HOST ?? (process.platform === 'linux' ? 'server' : 'desktop')) === 'desktop';
}
