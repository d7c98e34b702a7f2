/** Extensions for a workbench that are not packaged first. */

import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { launchBrowser } from './browser.mts';
import { inProject } from './project.mts';
import { startServer } from './server.mts';
import { writeSettings } from './settings.mts';
import { tempFolder } from './temp.mts';

const EXTENSIONS = 'test/fixtures/extensions';

/** What VS Code needs of this extension. */
const PARTS = [
  ...['package.json', 'package.nls.json', 'media', 'syntaxes'],
  ...['dist/node', 'dist/web', 'dist/board.js', 'dist/board.css', 'dist/webPage.js'],
];

const START_MS = 60_000;

/** Opens an empty folder in a workbench with this extension, as it is built, and some of the fixtures. Closes it after the work. */
export async function inUnpacked(
  fixtures: readonly string[],
  work: (page: Page, folder: string) => Promise<void>,
): Promise<void> {
  const temp = tempFolder();
  const folder = path.join(temp.path, 'folder');
  const userData = path.join(temp.path, 'user');
  const extensions = path.join(temp.path, 'extensions');
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'empty.txt'), ''); // a file in the explorer shows that the workbench is ready
  writeSettings(userData);
  installUnpacked(extensions, fixtures);
  const server = await startServer({ userData, extensions });
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1200, height: 800 } });
    await page.goto(`${server.url}/?folder=${encodeURIComponent(folder)}`);
    await page.locator('.explorer-folders-view .monaco-list-row').first().waitFor({ timeout: START_MS });
    await work(page, folder);
  } finally {
    await browser.close();
    await server.stop();
    temp.remove();
  }
}

/** Puts this extension and some of the fixtures into a folder of extensions, as VS Code does when it installs them. */
function installUnpacked(folder: string, fixtures: readonly string[]): void {
  for (const part of PARTS) cpSync(inProject(part), path.join(folder, 'sudoku', part), { recursive: true });
  for (const name of fixtures) cpSync(inProject(EXTENSIONS, name), path.join(folder, name), { recursive: true });
  const installed = ['sudoku', ...fixtures].map(name => {
    const { publisher, name: id, version } = JSON.parse(readFileSync(path.join(folder, name, 'package.json'), 'utf8'));
    const location = { $mid: 1, scheme: 'file', path: path.join(folder, name) };
    return { identifier: { id: `${publisher}.${id}` }, version, location, relativeLocation: name };
  });
  writeFileSync(path.join(folder, 'extensions.json'), JSON.stringify(installed));
}
