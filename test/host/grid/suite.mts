/**
 * Opens files as grids and on the board in a real workbench, and works in the page itself with keyboard and mouse. After every act
 * the text of the document is compared. The suite needs a browser that it controls, so it runs in VS Code's server only.
 */
import assert from 'node:assert/strict';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Frame, Locator, Page } from 'playwright-core';
import type { Counts } from '../counts.mts';
import { runOne } from '../runOne.mts';
import { inUnpacked } from '../unpacked.mts';
import { TESTS } from './tests.mts';

const WAIT_MS = 30_000;
const START_MS = 60_000;
/** How often a test is tried: a busy machine may take longer than anyone waits. */
const MOST_TRIES = 2;

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
  async board(count = 1): Promise<Board> {
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
    const frames = await until('a board', find, found => found.length >= count);
    return new Board(this, frames[frames.length - 1]);
  }

  /** Waits until the document has this text, or one as wanted. */
  async untilText(wanted: string | ((text: string) => boolean)): Promise<void> {
    const isWanted = typeof wanted === 'string' ? (text: string) => text === wanted : wanted;
    await until(
      `this text:\n${wanted}\n`,
      async () => this.observed()?.text,
      text => text !== undefined && isWanted(text),
    );
  }

  /** The text of a file on disk. */
  saved(name: string): string {
    return readFileSync(path.join(this.folder, name), 'utf8');
  }

  /** Runs a command of the palette. */
  async runCommand(title: string): Promise<void> {
    await this.page.keyboard.press('F1');
    // Typed keys might still go to a page that had the focus.
    await this.page.locator('.quick-input-widget input[type=text]').fill(`>${title}`);
    const label = this.page.locator('.quick-input-list .label-name').getByText(title, { exact: true });
    await label.first().click();
    await label.first().waitFor({ state: 'hidden' });
  }

  private observed(): { opened: number; text: string } | undefined {
    const file = path.join(this.folder, 'observed.json');
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  }
}

/** Waits until a value is as wanted, and returns it. */
async function until<T>(
  what: string,
  read: () => Promise<T>,
  isWanted: (value: T) => boolean,
  limit = WAIT_MS,
): Promise<T> {
  let value = await read();
  for (const end = Date.now() + limit; !isWanted(value); value = await read()) {
    if (Date.now() > end) assert.fail(`there is not ${what}\nbut ${JSON.stringify(value)}`);
    await sleep(10);
  }
  return value;
}

/** Runs the suite and prints its report. */
export async function runGridSuite(): Promise<Counts> {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  console.log('\n  boards');
  await withBoards(async boards => {
    for (const test of TESTS) counts[await runOne(test.name, () => test.run(boards), MOST_TRIES)]++;
  });
  return counts;
}

/** Opens a workbench with the built extension, and closes it when the work is done. */
export function withBoards(work: (boards: Boards) => Promise<void>): Promise<void> {
  return inUnpacked(['observer'], async (page, folder) => {
    const boards = new Boards(page, folder);
    await boards.untilStarted();
    await work(boards);
  });
}
