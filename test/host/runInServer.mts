import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'node:util';
import type { Page } from 'playwright-core';
import { launchBrowser } from './browser.mts';
import { type Server, startServer } from './server.mts';
import { addUnseenSettings } from './settings.mts';

const TIME_LIMIT_MS = 1000 * Number(process.env.SUDOKU_TEST_TIME_LIMIT ?? 1800);

/** Height of the window in pixels, which determines how much text is visible. */
const HEIGHT = Number(process.env.SUDOKU_TEST_HEIGHT ?? 800);

/** Whether the window is drawn as for a user, with all of VS Code's own extensions, because times are measured in it. */
const IS_MEASURED = process.env.SUDOKU_TEST_MEASURED !== undefined;

/** Pixels of the screen for each pixel of a page without a visible screen, so that drawing takes no time. */
const UNSEEN_SCALE = 0.1;

/** VS Code's own extensions that tests use. */
const BUILT_IN = ['markdown-basics', 'markdown-language-features', 'theme-defaults'];

/** The folder of the workbench's log in the user data folder. */
export const LOG_FILE = 'workbench.log';

/** Lines that are always logged, because there are no compiled modules and no network. They are skipped. */
const NOISE = /bindings file|Creating a socket|connection token|grace.time|Ignoring fetching|Service ?Worker/i;

/** One run of a test suite in an extension host, with the names of the desktop's command line. */
export interface TestRun {
  readonly extensionDevelopmentPath: string;
  readonly extensionTestsPath: string;
  readonly folder: string;
  readonly userData: string;
  readonly extensions: string;
}

/** Runs a suite in a real VS Code: its server here, its workbench in a headless browser. Resolves to its exit code. */
export async function runInServer(run: TestRun): Promise<number> {
  const { userData, extensions } = run;
  if (!IS_MEASURED) addUnseenSettings(userData);
  const server = await startServer({
    userData,
    extensions,
    forTests: true,
    ...(!IS_MEASURED && { builtIn: BUILT_IN }),
  });
  const log: string[] = [];
  try {
    const deviceScaleFactor = IS_MEASURED ? 1 : UNSEEN_SCALE;
    const browser = await launchBrowser(`--force-device-scale-factor=${deviceScaleFactor}`);
    try {
      const page = await browser.newPage({ viewport: { width: 1200, height: HEIGHT }, deviceScaleFactor });
      const exitCode = untilExit(page, log);
      exitCode.catch(() => {}); // it is awaited below; until then a rejection must not end the process
      await page.goto(workbenchAddress(server, run));
      return await Promise.race([exitCode, server.died]);
    } finally {
      await browser.close();
    }
  } finally {
    writeFileSync(path.join(userData, LOG_FILE), log.join('\n'));
    await server.stop();
  }
}

function workbenchAddress(server: Server, run: TestRun): string {
  // The authority must be exactly the one that the browser uses.
  const remote = (file: string) => `vscode-remote://127.0.0.1:${server.port}${encodeURI(path.resolve(file))}`;
  const payload = [
    ['extensionDevelopmentPath', remote(run.extensionDevelopmentPath)],
    ['extensionTestsPath', remote(run.extensionTestsPath)],
    ['skipWelcome', 'true'],
  ];
  const query = new URLSearchParams({ folder: path.resolve(run.folder), payload: JSON.stringify(payload) });
  return `${server.url}/?${query}`;
}

/** The workbench calls these two functions of the page when it runs tests. */
async function untilExit(page: Page, log: string[]): Promise<number> {
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<number>((resolve, reject) => {
      const say = (line: string) => {
        if (NOISE.test(line)) {
          return;
        }
        log.push(line.split('\n').slice(0, 8).join('\n')); // the top of a stack is sufficient
        if (process.env.SUDOKU_TEST_VERBOSE) {
          console.error(line);
        }
      };
      // The console output of the tests is also here, but cannot be distinguished from the workbench's own lines.
      page
        .exposeFunction('codeAutomationLog', (type: string, args: unknown[]) => say(`[${type}] ${format(...args)}`))
        .catch(reject);
      page.exposeFunction('codeAutomationExit', (code: number) => resolve(code)).catch(reject);
      page.on('pageerror', error => say(`[page] ${error}`));
      page.on('crash', () => reject(new Error('The page with the workbench crashed.')));
      timer = setTimeout(() => reject(new Error(`The tests did not end in ${TIME_LIMIT_MS / 1000} s.`)), TIME_LIMIT_MS);
    });
  } finally {
    clearTimeout(timer);
  }
}
