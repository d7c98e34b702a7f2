/** The page of a board in a plain document, with the strict rules that it has in VS Code. */
import { readFileSync } from 'node:fs';
import type { Browser, Frame, Page } from 'playwright-core';
import type { FromPage, Intent } from '../../../src/protocol/messages';
import type { Snapshot } from '../../../src/protocol/snapshot';
import { inProject } from '../project.mts';
import { installStandIn, type StandIn } from './standIn.mts';
import { type Theme, themeStyle } from './themes.mts';

const ADDRESS = 'http://board.test/';
const POLICY = `default-src 'none'; style-src 'self'; script-src 'nonce-board'; img-src 'self' data:`;

declare const standIn: StandIn;

/** How a page is opened. */
export interface Opened {
  readonly theme?: Theme;
  readonly width?: number;
  readonly height?: number;
  readonly hasTouch?: boolean;
}

/** A page that is open. */
export class BoardPage {
  /** Errors of scripts, and what the policy forbade. */
  readonly errors: string[] = [];

  private constructor(readonly page: Page) {
    page.on('pageerror', error => this.errors.push(String(error)));
    page.on('console', message => {
      if (message.type() === 'error') this.errors.push(message.text());
    });
  }

  static async open(
    browser: Browser,
    snapshot: Snapshot,
    { theme = 'dark', width = 700, height = 900, hasTouch = false }: Opened = {},
  ): Promise<BoardPage> {
    const page = await browser.newPage({ viewport: { width, height }, hasTouch });
    const board = new BoardPage(page);
    await page.route(`${ADDRESS}**`, route => {
      const file = new URL(route.request().url()).pathname;
      if (file === '/theme.css') return route.fulfill({ contentType: 'text/css', body: themeStyle(theme) });
      if (file !== '/') return route.fulfill({ path: inProject('dist', file) });
      const headers = { 'Content-Security-Policy': POLICY };
      return route.fulfill({ contentType: 'text/html', headers, body: documentFor(theme) });
    });
    // The runner names functions with a helper that the browser does not have.
    await page.addInitScript('globalThis.__name = value => value;');
    await page.addInitScript(installStandIn, snapshot);
    await page.goto(ADDRESS);
    await board.shown();
    return board;
  }

  /** Waits until the page shows a puzzle. */
  async shown(): Promise<void> {
    await this.page.locator('[role=grid]').waitFor();
  }

  async close(): Promise<void> {
    await this.page.close();
  }

  /** Presses keys, one after another, as Playwright names them. */
  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
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

  /** The index of the cell with the focus; -1 when none has it. */
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

  /** The document changed. */
  async change(changes: Partial<Snapshot>): Promise<void> {
    await this.page.evaluate(given => standIn.change(given), changes);
  }

  async tell(message: unknown): Promise<void> {
    await this.page.evaluate(given => standIn.tell(given), message);
  }

  /** What a screen reader was told last, once it is this. */
  async untilSaid(text: string): Promise<void> {
    await this.page.locator('.spoken', { hasText: text }).waitFor({ state: 'attached' });
  }

  /** The violations that axe-core finds, each with its elements. */
  async violations(): Promise<string[]> {
    return violationsIn(this.page);
  }
}

/** Chooses an entry of the menu of a page with the mouse. */
export async function chooseIn(page: Page | Frame, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menu').getByText(name, { exact: true }).click();
}

/** The violations that axe-core finds in a page, or in a frame of one, each with its elements. */
export async function violationsIn(page: Page | Frame): Promise<string[]> {
  await page.evaluate(readFileSync(inProject('node_modules/axe-core/axe.min.js'), 'utf8'));
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } };
    const { violations } = await axe.run();
    return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(node => node.html).join(' ')}`);
  });
}

interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string }[];
}

const documentFor = (theme: Theme) => `<!DOCTYPE html>
<html lang="en"><head><meta charset="UTF-8"><title>Board</title>
<link rel="stylesheet" href="theme.css"><link rel="stylesheet" href="board.css"></head>
<body class="vscode-${theme}${theme === 'high-contrast-light' ? ' vscode-high-contrast' : ''}">
<div id="board"></div><script nonce="board" src="board.js"></script></body></html>`;
