/** Unpackaged extensions for a workbench. */

import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { bundlePath, LANGUAGES, manifestPath } from '../../tools/generate/catalogs.ts';
import { PSEUDO, pseudo, pseudoLanguage } from '../pseudo.ts';
import { launchBrowser } from './browser.mts';
import { HANG_MS, Observer } from './observer.mts';
import { EXTENSION_ID, inProject } from './project.mts';
import { startServer } from './server.mts';
import { writeSettings } from './settings.mts';
import { tempFolder } from './temp.mts';

const EXTENSIONS = 'test/fixtures/extensions';

/** The files of this extension that VS Code needs. */
const PARTS = [
  ...['package.json', 'package.nls.json', ...LANGUAGES.map(manifestPath), 'l10n', 'media', 'syntaxes'],
  ...['dist/node', 'dist/web', 'dist/webPage.js', 'dist/webPage.sentences.json'],
  ...['board', 'watch'].flatMap(page => ['js', 'css', 'sentences.json'].map(end => `dist/${page}.${end}`)),
];

/** VS Code's own extensions in the workbench: its themes, and the Markdown language. */
const BUILT_IN = ['theme-defaults', 'markdown-basics'];

/** No motion and no blinking, which would be redrawn repeatedly, and saving only by the tests. */
const STILL = {
  'breadcrumbs.enabled': false,
  'editor.cursorBlinking': 'solid',
  'editor.experimental.asyncTokenization': false, // proposals open automatically only where the tokens are known
  'editor.minimap.enabled': false,
  'editor.stickyScroll.enabled': false,
  'files.autoSave': 'off',
  'workbench.reduceMotion': 'on',
};

/** Pixels of the screen for each pixel of a page without a visible screen, so that drawing takes no time. */
const UNSEEN_SCALE = 0.1;

/** Options of a workbench. */
export interface UnpackedOptions {
  /** Fixtures in addition to the observer. */
  readonly fixtures?: readonly string[];
  /** The display language; by default English. */
  readonly locale?: string;
  /** The extension host in which the extension runs; by default Node. */
  readonly host?: 'node' | 'web';
  /** Whether it is drawn as for a user, because times are measured in it. */
  readonly isMeasured?: boolean;
}

/** Opens an empty folder in a workbench with the built extension and the observer, and closes it after the work. */
export async function inUnpacked(
  { fixtures = [], locale, host = 'node', isMeasured = false }: UnpackedOptions,
  work: (page: Page, folder: string, observer: Observer) => Promise<void>,
): Promise<void> {
  const temp = tempFolder();
  const folder = path.join(temp.path, 'folder');
  const userData = path.join(temp.path, 'user');
  const extensions = path.join(temp.path, 'extensions');
  mkdirSync(folder);
  const toWeb = host === 'web' ? { 'remote.extensionKind': { [EXTENSION_ID]: ['web'] } } : {};
  writeSettings(userData, { ...(isMeasured ? {} : STILL), ...toWeb });
  installUnpacked(extensions, ['observer', ...fixtures]);
  if (locale === PSEUDO) writePseudoCatalogs(path.join(extensions, 'sudoku'));
  const observer = await Observer.listen();
  writeFileSync(path.join(extensions, 'observer/port'), String(observer.port));
  const deviceScaleFactor = isMeasured ? 1 : UNSEEN_SCALE;
  const [server, browser] = await Promise.all([
    startServer({
      userData,
      extensions,
      ...(locale !== undefined && { locale }),
      ...(!isMeasured && { builtIn: BUILT_IN }),
    }),
    launchBrowser(`--force-device-scale-factor=${deviceScaleFactor}`),
  ]);
  try {
    const page = await browser.newPage({
      viewport: { width: 1200, height: 800 },
      deviceScaleFactor,
      reducedMotion: 'reduce',
    });
    page.setDefaultTimeout(HANG_MS);
    // The runner names functions with a helper that the browser lacks.
    await page.addInitScript('globalThis.__name = value => value;');
    await page.goto(`${server.url}/?folder=${encodeURIComponent(folder)}`);
    await observer.connected();
    await work(page, folder, observer);
  } finally {
    await browser.close();
    await server.stop();
    observer.stop();
    temp.remove();
  }
}

/** Puts this extension and some of the fixtures into a folder of extensions, like VS Code when it installs them. */
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

/** Adds the catalogs of the pseudo-locale to an installed extension. */
function writePseudoCatalogs(extension: string): void {
  const write = (name: string, texts: object) => writeFileSync(path.join(extension, name), JSON.stringify(texts));
  write(bundlePath(PSEUDO), pseudoLanguage().texts);
  const english: Record<string, string> = JSON.parse(readFileSync(inProject('package.nls.json'), 'utf8'));
  write(manifestPath(PSEUDO), Object.fromEntries(Object.entries(english).map(([key, text]) => [key, pseudo(text)])));
}
