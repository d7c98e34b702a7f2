/**
 * Opens files as grids and on the board in a real workbench, and works in the page itself with keyboard and mouse. After every act
 * the text of the document is compared. The suite needs a browser that it controls, so it runs in VS Code's server only.
 */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Frame, Locator, Page } from 'playwright-core';
import type { Report } from '../../events.ts';
import { chosen, runAll } from '../runAll.mts';
import { inUnpacked } from '../unpacked.mts';
import { ACCESS } from './accessTests.mts';
import { FILES } from './fileTests.mts';
import { PLAYING } from './playTests.mts';
import { STEPS } from './stepTests.mts';
import { TESTS } from './tests.mts';
import { VIEWS } from './viewTests.mts';

const WAIT_MS = 30_000;
const START_MS = 60_000;
/** How often a test is tried: a busy machine may take longer than anyone waits. */
const MOST_TRIES = 2;

/** The most characters of a text in a message. */
const MOST_SHOWN = 3000;

/** A test of the boards. */
export interface GridTest {
  readonly name: string;
  run(boards: Boards): Promise<void>;
}

/** A page of a board. */
export class Board {
  constructor(
    readonly boards: Boards,
    readonly frame: Frame,
  ) {}

  /** The cell of a row and a column, both from 1. */
  cell(row: number, column: number): Locator {
    return this.frame
      .getByRole('row')
      .nth(row - 1)
      .getByRole('gridcell')
      .nth(column - 1);
  }

  /** Clicks a cell. */
  async click(row: number, column: number): Promise<void> {
    await this.cell(row, column).click();
  }

  /** Presses keys one after the other, as Playwright names them. */
  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.boards.page.keyboard.press(key);
  }

  /** Waits until what a screen reader is told of a cell matches. */
  async untilCell(row: number, column: number, expected: RegExp): Promise<void> {
    const read = () => this.cell(row, column).getAttribute('aria-label');
    await until(`the cell r${row}c${column} ${expected}`, read, label => label !== null && expected.test(label));
  }

  /** Waits until the line below the title matches. */
  async untilStatus(text: string | RegExp): Promise<void> {
    await this.frame.locator('.status').getByText(text).waitFor();
  }

  /** Waits until a screen reader is told this. */
  async untilSaid(text: string | RegExp): Promise<void> {
    await this.frame.locator('.spoken').getByText(text).waitFor({ state: 'attached' });
  }

  /** Waits until the page shows this message, which a screen reader is told too. */
  async untilTold(text: string | RegExp): Promise<void> {
    await this.frame.locator('.message').getByText(text).waitFor();
  }

  /** Waits until the page has the focus: Undo on the board gives it to the text for a moment. */
  async untilFocused(): Promise<void> {
    await until(
      'the focus',
      () => this.frame.evaluate(() => document.hasFocus()),
      hasFocus => hasFocus,
    );
  }

  /** Clicks a button of the page. */
  async button(name: string): Promise<void> {
    await this.frame.getByRole('button', { name, exact: true }).first().click();
  }
}

/** A workbench, the file that is open in it, and its boards. */
export class Boards {
  private opened = 0;

  constructor(
    readonly page: Page,
    readonly folder: string,
  ) {}

  /** Waits until the extensions run. */
  async untilStarted(): Promise<void> {
    await until(
      'the observer',
      async () => this.observed(),
      observed => observed !== undefined,
      START_MS,
    );
    await this.openText('start.sudoku', '');
    await this.page.locator('.statusbar-item', { hasText: 'Cells' }).first().waitFor({ timeout: START_MS });
  }

  /** Writes a file and opens it as text, and closes all others. A `quiet` one is not observed. */
  async openText(name: string, text: string, quiet = false): Promise<void> {
    const number = ++this.opened;
    writeFileSync(path.join(this.folder, '.request'), JSON.stringify({ number, cursor: 0, name, text, quiet }));
    renameSync(path.join(this.folder, '.request'), path.join(this.folder, 'request.json'));
    const dontSave = this.page.getByRole('button', { name: "Don't Save" });
    const read = async () => {
      // VS Code asks for each file with changes.
      if (await dontSave.isVisible()) await dontSave.click();
      return this.observed();
    };
    await until(name, read, observed => observed?.opened === number);
  }

  /** Writes a file and opens it as a grid. */
  async openGrid(name: string, text: string): Promise<Board> {
    await this.openText(name, text);
    await this.runCommand('Sudoku: Open as Grid');
    return this.board();
  }

  /** The visible page of a board, the last one when there are several. */
  async board(): Promise<Board> {
    return (await this.boards(1)).at(-1) as Board;
  }

  /** The visible pages of boards, at least so many. */
  async boards(count: number): Promise<Board[]> {
    const find = async () => {
      const found: Frame[] = [];
      for (const frame of this.page.frames()) {
        const isShown = await frame
          .locator('[role=gridcell]')
          .first()
          .isVisible()
          .catch(() => false);
        if (isShown && (await (await frame.frameElement()).isVisible())) found.push(frame);
      }
      return found;
    };
    const frames = await until(`${count} boards`, find, found => found.length >= count);
    return frames.map(frame => new Board(this, frame));
  }

  /** Waits until the document has this text, or one as wanted. */
  async untilText(wanted: string | ((text: string) => boolean)): Promise<void> {
    const isWanted = typeof wanted === 'string' ? (text: string) => text === wanted : wanted;
    await until(
      `this text: ${typeof wanted === 'string' ? JSON.stringify(wanted) : wanted}`,
      async () => this.observed()?.text,
      text => text !== undefined && isWanted(text),
    );
  }

  /** Waits until extensions know that the cursor of the text is at an offset, where the next key goes to. */
  async untilCursor(offset: number): Promise<void> {
    const isThere = (cursors?: number[][]) => cursors?.[0]?.[1] === offset;
    await until(`the cursor at ${offset}`, async () => this.observed()?.cursors, isThere);
  }

  /** Waits until a file on disk has this text, or one as wanted. */
  async untilSaved(name: string, wanted: string | ((text: string) => boolean)): Promise<void> {
    const file = path.join(this.folder, name);
    const isWanted = typeof wanted === 'string' ? (text: string) => text === wanted : wanted;
    await until(`${name} with ${wanted}`, async () => (existsSync(file) ? readFileSync(file, 'utf8') : ''), isWanted);
  }

  /** Makes these the settings of the folder. */
  writeSettings(settings: Readonly<Record<string, unknown>>): void {
    mkdirSync(path.join(this.folder, '.vscode'), { recursive: true });
    writeFileSync(path.join(this.folder, '.vscode/settings.json'), JSON.stringify(settings));
  }

  /** Runs a command of the palette. Returns the moment when it was chosen, in milliseconds since 1970. */
  async runCommand(title: string): Promise<number> {
    const input = this.page.locator('.quick-input-widget input[type=text]');
    for (let tries = 1; ; tries++) {
      await this.page.keyboard.press('F1');
      // Typed keys might still go to a page that had the focus, and a page that takes it late closes the palette.
      const filled = input.fill(`>${title}`, { timeout: 5000 });
      if (tries === 3) await filled;
      else if (!(await filled.then(() => true).catch(() => false))) continue;
      break;
    }
    const label = this.page.locator('.quick-input-list .label-name').getByText(title, { exact: true });
    await label.first().waitFor();
    const chosen = Date.now();
    await label.first().click();
    await label.first().waitFor({ state: 'hidden' });
    return chosen;
  }

  private observed(): { opened: number; text: string; cursors?: number[][] } | undefined {
    const file = path.join(this.folder, 'observed.json');
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  }
}

/** Waits until a value is as wanted, and returns it. */
export async function until<T>(
  what: string,
  read: () => Promise<T>,
  isWanted: (value: T) => boolean,
  limit = WAIT_MS,
): Promise<T> {
  let value = await read();
  for (const end = Date.now() + limit; !isWanted(value); value = await read()) {
    if (Date.now() > end) assert.fail(`there is not ${shortened(what)}\nbut ${shortened(JSON.stringify(value))}`);
    await sleep(10);
  }
  return value;
}

/** A text for a message: a file may have many millions of characters. */
function shortened(text: string): string {
  return text.length < MOST_SHOWN ? text : `${text.slice(0, MOST_SHOWN)}…`;
}

/** Runs the suite. */
export async function runGridSuite(report: Report): Promise<void> {
  const tests = chosen([...TESTS, ...STEPS, ...PLAYING, ...VIEWS, ...ACCESS, ...FILES]);
  report({ kind: 'found', count: tests.length });
  if (tests.length === 0) return;
  await withBoards(boards => runAll(tests, test => test.run(boards), report, MOST_TRIES));
}

/** Opens a workbench with the built extension and more fixtures, and closes it when the work is done. */
export function withBoards(work: (boards: Boards) => Promise<void>, ...fixtures: readonly string[]): Promise<void> {
  return inUnpacked(['observer', ...fixtures], async (page, folder) => {
    const boards = new Boards(page, folder);
    await boards.untilStarted();
    await work(boards);
  });
}
