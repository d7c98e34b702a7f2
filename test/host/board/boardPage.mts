/** The page of a board in a plain document, with the strict policy that it has in VS Code. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { Browser, Frame, Page } from 'playwright-core';
import { dataElement } from '../../../src/board/dataElement';
import type { FromPage, Intent } from '../../../src/board/protocol/messages';
import type { Snapshot } from '../../../src/board/protocol/snapshot';
import { ENGLISH, type Language } from '../../../src/core/sentences';
import { type Problem, untilPage } from '../pageState.mts';
import { inProject } from '../project.mts';
import { withPage } from './sharedPage.mts';
import { installStandIn, type StandIn } from './standIn.mts';
import { classesOf, THEMES, type Theme, themeStyle } from './themes.mts';

const ADDRESS = 'http://board.test/';
const POLICY = `default-src 'none'; style-src 'self'; script-src 'nonce-board'; img-src 'self' data:`;

declare const standIn: StandIn;

/** Options for opening a page. */
export interface Opened {
  readonly theme?: Theme;
  readonly width?: number;
  readonly height?: number;
  readonly hasTouch?: boolean;
  readonly language?: Language;
  /** Whether the test sets the clock of the browser. */
  readonly setsClock?: boolean;
}

/** Milliseconds since 1970, later than any page has been open. */
const STOPPED_AT_MS = 24 * 3600 * 1000;

/** An open page. */
export class BoardPage {
  /** Errors of scripts, and violations of the policy. */
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
    snapshot: Snapshot,
    { theme = 'dark', width = 700, height = 900, hasTouch = false, setsClock = false, language = ENGLISH }: Opened,
    use: (board: BoardPage) => Promise<void>,
  ): Promise<void> {
    return withPage(browser, hasTouch || setsClock ? { hasTouch } : undefined, async page => {
      const board = new BoardPage(page);
      await page.setViewportSize({ width, height });
      await page.route(`${ADDRESS}**`, route => {
        const { pathname, searchParams } = new URL(route.request().url());
        const named = (searchParams.get('theme') ?? theme) as Theme;
        if (pathname === '/theme.css') return route.fulfill({ contentType: 'text/css', body: themeStyle(named) });
        if (pathname !== '/') return route.fulfill({ path: inProject('dist', pathname) });
        const headers = { 'Content-Security-Policy': POLICY };
        return route.fulfill({ contentType: 'text/html', headers, body: documentFor(theme, snapshot, language) });
      });
      await page.goto(ADDRESS, { waitUntil: 'commit' });
      await board.shown();
      await use(board);
      assert.deepEqual(board.errors, []);
    });
  }

  /** Waits until the page shows a puzzle. */
  async shown(): Promise<void> {
    await untilPage(this.page, 'a grid', readGrid, undefined);
  }

  /** Shows the page in another theme. */
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

  /** Presses keys, one after another, by their names in Playwright. */
  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** Stops the clock of the page: time passes only when a test says so. */
  async stopClock(): Promise<void> {
    await this.page.clock.install({ time: 0 });
    await this.page.clock.pauseAt(STOPPED_AT_MS);
  }

  /** Gives the focus to the cell at the cursor. */
  async focus(): Promise<void> {
    await this.page.locator('[role=gridcell][tabindex="0"]').focus();
  }

  /** A cell. */
  cell(cell: number) {
    return this.page.locator('[role=gridcell]').nth(cell);
  }

  /** Chooses an entry of the menu with the mouse. */
  async choose(name: string): Promise<void> {
    await chooseIn(this.page, name);
  }

  /** The middle of a cell, for the mouse. */
  async middle(cell: number): Promise<{ x: number; y: number }> {
    const box = await this.cell(cell).boundingBox();
    return { x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 };
  }

  /** The index of the cell with the focus; -1 if none has it. */
  async focused(): Promise<number> {
    return this.page.evaluate(() =>
      [...document.querySelectorAll('[role=gridcell]')].indexOf(document.activeElement as Element),
    );
  }

  async selected(): Promise<number[]> {
    return this.page.evaluate(() =>
      [...document.querySelectorAll('[role=gridcell]')].flatMap((element, cell) =>
        element.getAttribute('aria-selected') === 'true' ? [cell] : [],
      ),
    );
  }

  async sent(): Promise<FromPage[]> {
    return this.page.evaluate(() => standIn.sent);
  }

  async intents(): Promise<Intent[]> {
    return (await this.sent()).flatMap(message => (message.type === 'intent' ? [message.intent] : []));
  }

  /** Changes the document. Undefined properties are removed. */
  async change(changes: { readonly [K in keyof Snapshot]?: Snapshot[K] | undefined }): Promise<void> {
    await this.page.evaluate(given => standIn.change(given), changes as Partial<Snapshot>);
  }

  async post(message: unknown): Promise<void> {
    await this.page.evaluate(given => standIn.post(given), message);
  }

  /** Waits until a screen reader message contains this. */
  async untilSaid(text: string): Promise<void> {
    await untilPage(this.page, `${text} in the announcement`, readSpoken, text);
  }

  /** Asserts that axe-core finds no violation in any theme. Only colors depend on the theme. */
  async assertAccessible(what: string): Promise<void> {
    for (const theme of THEMES) {
      await this.setTheme(theme);
      const violations = await violationsIn(this.page, theme === THEMES[0] ? 'all' : 'colors');
      assert.deepEqual(violations, [], `${what}, ${theme}`);
    }
  }
}

/** Chooses an entry of the menu of a page with the mouse. */
export async function chooseIn(page: Page | Frame, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menu').getByText(name, { exact: true }).click();
}

/** In the page: whether it shows a puzzle. */
function readGrid(): true | Problem {
  return document.querySelector('[role=grid]')?.checkVisibility() || { problem: document.body?.textContent ?? '' };
}

/** In the page: the last screen reader message, if it contains a text. */
function readSpoken(wanted: string): string | Problem {
  const said = document.querySelector('.spoken')?.textContent ?? '';
  return said.includes(wanted) ? said : { problem: said };
}

/** The violations that axe-core finds in a page, or in a frame of one, each with its elements; with `of`, only those of colors. */
export async function violationsIn(page: Page | Frame, of: 'all' | 'colors' = 'all'): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(AXE);
  const runOnly = of === 'colors' && { runOnly: COLOR_RULES };
  // Reporting passed rules would take most of the time.
  const options = { resultTypes: ['violations'], preload: false, ...runOnly };
  return page.evaluate(async given => {
    const { axe } = window as unknown as { axe: Axe };
    const { violations } = await axe.run(given);
    return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(node => node.html).join(' ')}`);
  }, options);
}

/** The rules about colors that are on by default. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

const AXE = readFileSync(inProject('node_modules/axe-core/axe.min.js'), 'utf8');

interface Axe {
  run(options: unknown): Promise<{ readonly violations: readonly Violation[] }>;
}

interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string }[];
}

const documentFor = (theme: Theme, snapshot: Snapshot, language: Language) => `<!DOCTYPE html>
<html lang="${language.locale}"><head><meta charset="UTF-8"><title>Board</title>
<link rel="stylesheet" href="theme.css"><link rel="stylesheet" href="board.css"></head>
<body class="${classesOf(theme)}">
<script nonce="board">(${installStandIn})(${JSON.stringify(snapshot)})</script>
${dataElement('language', language)}
<div id="board"></div><script nonce="board" src="board.js"></script></body></html>`;
