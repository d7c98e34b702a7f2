import { cpSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from './browser.mts';
import { execute } from './execute.mts';
import { installVsCode } from './install.mts';
import { packageExtension } from './package.mts';
import { type Server, startServer } from './server.mts';
import { writeSettings } from './settings.mts';
import { type TempFolder, tempFolder } from './temp.mts';

/** How to open a workbench. */
export interface WorkbenchOptions {
  /** The folder to open. It is copied, so the original does not change. */
  readonly folder: string;
  /** The packaged extension to install; by default it is packaged first. */
  readonly vsix?: string;
  /** The label of a color theme, such as `Dark Modern`. */
  readonly theme?: string;
  /** The display language; by default English. */
  readonly locale?: string;
  /** More of the user's settings. */
  readonly settings?: Record<string, unknown>;
  /** The window's size; 1280 x 800 by default. */
  readonly viewport?: { width: number; height: number };
}

/** VS Code with the extension installed, in a browser that a script controls. */
export class Workbench {
  private constructor(
    /** The page, for actions without a method here. */
    readonly page: Page,
    /** The copy of the folder that is open. */
    readonly folder: string,
    private readonly browser: Browser,
    private readonly server: Server,
    private readonly temp: TempFolder,
  ) {}

  /** Installs the extension into a fresh VS Code and opens a folder there. */
  static async open(options: WorkbenchOptions): Promise<Workbench> {
    const temp = tempFolder();
    // Keeps the original's name, because the workbench shows it.
    const folder = path.join(temp.path, path.basename(options.folder));
    cpSync(options.folder, folder, { recursive: true });
    const userData = path.join(temp.path, '.user');
    const extensions = path.join(temp.path, '.extensions');
    const theme = options.theme ? { 'workbench.colorTheme': options.theme } : {};
    writeSettings(userData, { ...theme, ...options.settings });
    await install(options.vsix ?? (await freshPackage(temp.path)), userData, extensions);

    const server = await startServer({ userData, extensions, ...(options.locale && { locale: options.locale }) });
    const browser = await launchBrowser();
    const page = await browser.newPage({ viewport: options.viewport ?? { width: 1280, height: 800 } });
    await page.goto(`${server.url}/?folder=${encodeURIComponent(folder)}`);
    await page.locator('.explorer-folders-view .monaco-list-row').first().waitFor();
    return new Workbench(page, folder, browser, server, temp);
  }

  /** Opens a file of the folder by its path in it, and waits until its text is shown. */
  async openFile(name: string): Promise<void> {
    await this.pick('Control+P', name);
    const label = path.basename(name);
    await this.page.locator('.tab.active', { hasText: label }).waitFor();
    await this.page.locator('.editor-instance .view-line').first().waitFor();
  }

  /** Runs a command by its full title, as the command palette shows it: `Sudoku: Solve Puzzle at Cursor`. */
  async runCommand(title: string): Promise<void> {
    await this.pick('F1', title);
  }

  /** Types text at the focus. */
  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  /** Presses a key or a combination: `Control+.`, `Escape`. */
  async press(keys: string): Promise<void> {
    await this.page.keyboard.press(keys);
  }

  /** Puts the cursor at a line and a column, both from 1. */
  async goTo(line: number, column = 1): Promise<void> {
    await this.press('Control+G');
    const input = this.page.locator('.quick-input-widget input[type=text]');
    await input.fill(`:${line}:${column}`);
    await this.press('Enter');
    await this.page.locator('.quick-input-widget').waitFor({ state: 'hidden' });
  }

  /** Waits until the status bar shows a text. */
  async untilStatus(text: string): Promise<void> {
    await this.page.locator('.statusbar-item', { hasText: text }).first().waitFor();
  }

  /** Takes a picture of the whole window. */
  async screenshot(file: string): Promise<void> {
    await this.page.screenshot({ path: file });
  }

  /** Stops everything and removes the copy. */
  async close(): Promise<void> {
    await this.browser.close();
    await this.server.stop();
    this.temp.remove();
  }

  /** The best match for a text is not always the exact one, so click the exact one. */
  private async pick(key: string, text: string): Promise<void> {
    await this.press(key);
    await this.page.locator('.quick-input-widget input[type=text]').waitFor();
    await this.page.keyboard.type(text);
    const label = this.page.locator('.quick-input-list .label-name').getByText(path.basename(text), { exact: true });
    await label.first().click();
    await label.first().waitFor({ state: 'hidden' });
  }
}

async function freshPackage(folder: string): Promise<string> {
  const file = path.join(folder, 'sudoku.vsix');
  await packageExtension(file);
  return file;
}

async function install(vsix: string, userData: string, extensions: string): Promise<void> {
  const vscode = await installVsCode();
  const folders = ['--user-data-dir', userData, '--extensions-dir', extensions];
  await execute(vscode.node, [vscode.main, '--accept-server-license-terms', ...folders, '--install-extension', vsix]);
}
