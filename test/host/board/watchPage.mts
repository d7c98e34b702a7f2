/** The page that shows algorithms in a plain document, with the strict policy that it has in VS Code. */
import assert from 'node:assert/strict';
import type { Browser, Page } from 'playwright-core';
import { dataElement } from '../../../src/board/dataElement';
import { type WatchData, watchDataOf } from '../../../src/board/watch/watchData';
import { parseLine } from '../../../src/core/notation';
import { ENGLISH, type Language } from '../../../src/core/sentences';
import { snapshotOf } from '../../board/snapshots';
import { type Problem, untilPage } from '../pageState.mts';
import { inProject } from '../project.mts';
import { violationsIn } from './boardPage.mts';
import type { BoardTest } from './onPage.mts';
import { withPage } from './sharedPage.mts';
import { classesOf, THEMES, type Theme, themeStyle } from './themes.mts';

const ADDRESS = 'http://watch.test/';
const POLICY = `default-src 'none'; style-src 'self'; script-src 'nonce-watch'`;

/** The textbook example with 301,478 backtracks. */
export const CLASSIC = '.58.....317..5...8......1...........4.7.8...6.83.6..1791...3.7...6....8........34';
/** A puzzle that four algorithms solve in at most some hundred events. */
export const EASY = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

/** The data of a puzzle in a line. */
export const dataOf = (line: string): WatchData => {
  const { size, regions, symbols, digits } = snapshotOf(line);
  return watchDataOf('Monday', parseLine(line)!, { size, regions, symbols, digits, givens: digits });
};

/** Options for opening a page. */
export interface WatchOptions {
  readonly theme?: Theme;
  readonly width?: number;
  readonly height?: number;
  readonly language?: Language;
  readonly reducedMotion?: 'reduce' | 'no-preference';
}

/** An open page. */
export class WatchingPage {
  readonly errors: string[] = [];

  private constructor(readonly page: Page) {
    page.on('pageerror', error => this.errors.push(String(error)));
    page.on('console', message => {
      if (message.type() === 'error') this.errors.push(message.text());
    });
  }

  /** Opens a page, and asserts after use that no error occurred in it. */
  static use(
    browser: Browser,
    data: WatchData,
    { theme = 'dark', width = 1100, height = 900, language = ENGLISH, reducedMotion = 'no-preference' }: WatchOptions,
    use: (watching: WatchingPage) => Promise<void>,
  ): Promise<void> {
    return withPage(browser, undefined, async page => {
      const watching = new WatchingPage(page);
      await page.emulateMedia({ reducedMotion });
      await page.setViewportSize({ width, height });
      await page.route(`${ADDRESS}**`, route => {
        const { pathname, searchParams } = new URL(route.request().url());
        const named = (searchParams.get('theme') ?? theme) as Theme;
        if (pathname === '/theme.css') return route.fulfill({ contentType: 'text/css', body: themeStyle(named) });
        if (pathname !== '/') return route.fulfill({ path: inProject('dist', pathname) });
        const headers = { 'Content-Security-Policy': POLICY };
        return route.fulfill({ contentType: 'text/html', headers, body: documentFor(theme, data, language) });
      });
      await watching.open();
      await use(watching);
      assert.deepEqual(watching.errors, []);
    });
  }

  /** Opens the page, or opens it again with its saved state, and waits until all runs are recorded. */
  async open(): Promise<void> {
    await this.page.goto(ADDRESS, { waitUntil: 'commit' });
    await this.recorded();
  }

  /** Waits until all runs are recorded. */
  async recorded(): Promise<void> {
    await untilPage(this.page, 'complete recordings', readComplete, undefined);
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** The place of the run. */
  async position(): Promise<number> {
    return Number(await this.page.locator('#watch').getAttribute('data-position'));
  }

  /** Waits until the page shows a place. */
  async untilAt(position: number): Promise<void> {
    await untilPage(this.page, `place ${position}`, readPosition, position);
  }

  /** Waits until a text is announced to screen readers. */
  async untilSaid(text: string): Promise<void> {
    await untilPage(this.page, `${text} in the announcement`, readSpoken, text);
  }

  /** A button. */
  button(name: string) {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** One side of the page: 0 is the left one. */
  pane(side: 0 | 1) {
    return this.page.locator('.pane').nth(side);
  }

  /** The texts of the counts of a side: steps, placements, backtracks, depth. */
  counts(side: 0 | 1): Promise<string[]> {
    return this.pane(side).locator('dd').allTextContents();
  }

  /** Chooses the algorithm of a side. */
  async choose(side: 0 | 1, algorithm: string): Promise<void> {
    await this.pane(side).locator('select').selectOption({ label: algorithm });
    await this.recorded();
  }

  /** The digits in the grid of a side. */
  digits(side: 0 | 1): Promise<string> {
    return this.pane(side).evaluate(pane =>
      [...pane.querySelectorAll('.glyphs .cell')]
        .map(cell => cell.querySelector('.digit')?.textContent ?? '.')
        .join(''),
    );
  }

  /** Asserts that axe-core finds no violation in any theme. */
  async assertAccessible(what: string): Promise<void> {
    for (const theme of THEMES) {
      await this.setTheme(theme);
      const violations = await violationsIn(this.page, theme === THEMES[0] ? 'all' : 'colors');
      assert.deepEqual(violations, [], `${what}, ${theme}`);
    }
  }

  async setTheme(theme: Theme): Promise<void> {
    await this.page.evaluate(
      ([href, classes]) =>
        new Promise(resolve => {
          document.body.className = classes;
          const link = document.querySelector<HTMLLinkElement>('link[href^=theme]')!;
          link.onload = resolve;
          link.href = href;
        }),
      [`theme.css?theme=${theme}`, classesOf(theme)],
    );
  }
}

/** A test that opens the page of a puzzle. */
export function onWatch(
  name: string,
  line: string,
  run: (watching: WatchingPage) => Promise<void>,
  options: WatchOptions = {},
): BoardTest {
  return { name, run: browser => WatchingPage.use(browser, dataOf(line), options, run) };
}

/** In the page: whether all runs are recorded. */
function readComplete(): true | Problem {
  const root = document.querySelector<HTMLElement>('#watch');
  return root?.dataset.isComplete === 'true' || { problem: document.body?.textContent ?? '' };
}

function readPosition(wanted: number): true | Problem {
  const position = document.querySelector<HTMLElement>('#watch')?.dataset.position;
  return position === `${wanted}` || { problem: `${position}` };
}

function readSpoken(wanted: string): true | Problem {
  const said = document.querySelector('.spoken')?.textContent ?? '';
  return said.includes(wanted) || { problem: said };
}

/** Replaces the API of VS Code. The state survives a reload. */
const STAND_IN = `globalThis.sent = [];
globalThis.acquireVsCodeApi = () => ({
  postMessage: message => sent.push(message),
  getState: () => JSON.parse(sessionStorage.getItem('watched') ?? 'null') ?? undefined,
  setState: state => sessionStorage.setItem('watched', JSON.stringify(state)),
});`;

const documentFor = (theme: Theme, data: WatchData, language: Language) => `<!DOCTYPE html>
<html lang="${language.locale}"><head><meta charset="UTF-8"><title>Algorithms</title>
<link rel="stylesheet" href="theme.css"><link rel="stylesheet" href="watch.css"></head>
<body class="${classesOf(theme)}">
<script nonce="watch">${STAND_IN}</script>
${dataElement('language', language)}${dataElement('puzzle', data)}
<div id="watch"></div><script nonce="watch" src="watch.js"></script></body></html>`;
