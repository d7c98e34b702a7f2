/**
 * Opens files as grids and on the board in a real workbench, and uses the page itself with keyboard and mouse. After every action the text
 * of the document is compared. The suite needs a browser that it controls, so it runs only in VS Code's server.
 */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Frame, Locator, Page } from 'playwright-core';
import type { Report } from '../../events.ts';
import { HANG_MS, type Observed, type Observer, shortened } from '../observer.mts';
import { untilPage } from '../pageState.mts';
import { chosen, runAll } from '../runAll.mts';
import { inUnpacked, type UnpackedOptions } from '../unpacked.mts';
import { ACCESS } from './accessTests.mts';
import { FILES } from './fileTests.mts';
import { OF_GIVENS } from './givenTests.mts';
import { PICTURES } from './pictureTests.mts';
import { PLAYING } from './playTests.mts';
import { readLabel, readText } from './reading.mts';
import { OF_RULES } from './ruleTests.mts';
import { STEPS } from './stepTests.mts';
import { TESTS } from './tests.mts';
import { VIEWS } from './viewTests.mts';

/** The editor that shows a file as a grid. */
const GRID = 'sudoku.grid';

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

  /** Presses keys one after another, by their names in Playwright. */
  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.boards.page.keyboard.press(key);
  }

  /** Waits until the screen reader name of a cell matches. */
  async untilCell(row: number, column: number, expected: RegExp): Promise<void> {
    const { source } = expected;
    await untilPage(this.frame, `the cell r${row}c${column} ${expected}`, readLabel, { row, column, source });
  }

  /** Waits until the line below the title matches. */
  async untilStatus(text: string | RegExp): Promise<void> {
    await this.untilTextIn('.status', text);
  }

  /** Waits until this is announced to screen readers. */
  async untilSaid(text: string | RegExp): Promise<void> {
    await this.untilTextIn('.spoken', text);
  }

  /** Waits until the page shows this message, which is also announced. */
  async untilMessage(text: string | RegExp): Promise<void> {
    await this.untilTextIn('.message', text);
  }

  /** Waits until the page has the focus: Undo on the board briefly gives it to the text. */
  async untilFocused(): Promise<void> {
    await until(
      'the focus',
      () => this.frame.evaluate(() => document.hasFocus()),
      hasFocus => hasFocus,
    );
  }

  /** Waits until the text of an element is this, or matches. */
  private async untilTextIn(selector: string, expected: string | RegExp): Promise<void> {
    const wanted = typeof expected === 'string' ? { text: expected } : { source: expected.source };
    await untilPage(this.frame, `${expected} in ${selector}`, readText, { selector, ...wanted });
  }

  /** Waits until the name of the cell with the focus matches. */
  async untilAt(expected: RegExp): Promise<void> {
    const read = () => this.frame.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    await until(`the cell ${expected} has the focus`, read, name => expected.test(name));
  }

  /** Waits until a cell is announced as editable, or as read-only. */
  async untilReadonly(row: number, column: number, isReadonly: boolean): Promise<void> {
    const read = () => this.cell(row, column).getAttribute('aria-readonly');
    await until(`aria-readonly ${isReadonly}`, read, value => value === `${isReadonly}`);
  }

  /** Chooses an entry of the menu. */
  async choose(name: string): Promise<void> {
    await this.button('More');
    await this.frame.getByRole('menu').getByText(name, { exact: true }).click();
  }

  /** Clicks a button of the page. */
  async button(name: string): Promise<void> {
    await this.frame.getByRole('button', { name, exact: true }).first().click();
  }
}

/** A workbench, its open file, and its boards. */
export class Boards {
  constructor(
    readonly page: Page,
    readonly folder: string,
    readonly observer: Observer,
  ) {}

  /** Waits until the extensions run. */
  async untilStarted(): Promise<void> {
    await this.openText('start.sudoku', '');
    await this.page.locator('.statusbar-item[id*="sudoku.cellTyping"]').first().waitFor();
  }

  /** Loads the window with another address, and waits until it has started. */
  async load(url: string): Promise<void> {
    this.observer.disconnect();
    await this.page.goto(url);
    await this.untilStarted();
  }

  /** Writes a file and opens it as text, and closes all others. A `quiet` one is not observed. */
  async openText(name: string, text: string, { cursor = 0, quiet = false } = {}): Promise<void> {
    await this.write(name, text);
    await this.observer.open({ name, cursor, quiet });
  }

  /** Opens a file of the folder as an additional text. */
  async openBeside(name: string): Promise<void> {
    await this.page.keyboard.press('Control+p');
    await this.page.locator('.quick-input-widget input[type=text]').waitFor();
    await this.page.keyboard.type(name);
    await this.page.locator('.quick-input-list .label-name').getByText(name, { exact: true }).first().click();
    await this.page.locator('.tab.active', { hasText: name }).waitFor();
  }

  /** Writes a file and opens it as a grid, and closes all others. */
  async openGrid(name: string, text: string): Promise<Board> {
    await this.write(name, text);
    await this.observer.open({ name, viewType: GRID });
    return this.board();
  }

  /** Shows the file of the active text editor as a grid there. */
  async toGrid(): Promise<Board> {
    await this.run('sudoku.openAsGrid');
    return this.board();
  }

  /** Shows the board next to the text, which gets the focus, and then gives the focus to the text. */
  async showBoard(): Promise<Board> {
    await this.runCommand('Sudoku: Show Board');
    const board = await this.board();
    await board.untilFocused();
    await this.focusText();
    return board;
  }

  /**
   * Gives the focus to the text, which may be in the first of two groups. The workbench may handle a click into a page of a board after
   * this, and then gives the focus back to its group: so the request is repeated until keys go to the text.
   */
  async focusText(group: 'active' | 'first' = 'active'): Promise<void> {
    const focus = async () => {
      await this.run(`workbench.action.focus${group === 'first' ? 'FirstEditorGroup' : 'ActiveEditorGroup'}`);
      await this.observer.settled();
      const isInText = await this.page.evaluate(() => document.activeElement?.closest('.monaco-editor') !== null);
      return isInText && (this.observer.observed?.cursors.length ?? 0) > 0;
    };
    await until('the focus in the text', focus, isInText => isInText);
  }

  /** Runs a command by its id. */
  async run(command: string): Promise<void> {
    await this.observer.run(command);
  }

  /** The visible page of a board, the last one when there are several. */
  async board(): Promise<Board> {
    return (await this.boards(1)).at(-1) as Board;
  }

  /** The visible pages of boards, at least `count`. */
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

  /** Waits until the document has this text, or a matching one. */
  async untilText(wanted: string | ((text: string) => boolean)): Promise<void> {
    const isWanted = typeof wanted === 'string' ? (text: string) => text === wanted : wanted;
    const what = () => `this text: ${typeof wanted === 'string' ? JSON.stringify(wanted) : wanted}`;
    await this.observer.until(what, ({ text }) => isWanted(text));
  }

  /** Waits until extensions know that the cursor of the text is at an offset, and the window has their results. */
  async untilCursor(offset: number): Promise<void> {
    const isThere = ({ cursors }: Observed) => cursors[0]?.[1] === offset;
    await this.observer.until(() => `the cursor at ${offset}`, isThere);
    await this.observer.settled();
  }

  /** Waits until a file on disk has this text, or a matching one. */
  async untilSaved(name: string, wanted: string | ((text: string) => boolean)): Promise<void> {
    const file = path.join(this.folder, name);
    const isWanted = typeof wanted === 'string' ? (text: string) => text === wanted : wanted;
    await until(`${name} with ${wanted}`, async () => (existsSync(file) ? readFileSync(file, 'utf8') : ''), isWanted);
  }

  /** Waits until VS Code has backed up this text of an unsaved document. */
  async untilBackup(text: string): Promise<void> {
    const folder = path.join(this.folder, '../user/User/Backups');
    const read = async () => {
      const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
      const files = names.map(name => path.join(folder, name)).filter(file => statSync(file).isFile());
      return files.map(file => readFileSync(file, 'utf8'));
    };
    // The first line identifies the document.
    await until('a backup', read, texts => texts.some(each => each.slice(each.indexOf('\n') + 1) === text));
  }

  /** Runs a command of the palette. Returns the time when it was chosen, in milliseconds since 1970. */
  async runCommand(title: string): Promise<number> {
    const input = this.page.locator('.quick-input-widget input[type=text]');
    for (let tries = 1; ; tries++) {
      await this.page.keyboard.press('F1');
      // Typed keys could still go to a page that had the focus, and a page that gets it late closes the palette.
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

  /** Enters a file of the suite's folder in the file dialog. */
  async enterFile(name: string): Promise<void> {
    const input = this.page.locator('.quick-input-widget input[type=text]');
    await until(
      'a file dialog',
      () => input.inputValue().catch(() => ''),
      value => path.isAbsolute(value),
    );
    // While the dialog reads a folder, it does not see a change of its value, and ignores the key.
    for (let tries = 1; tries <= 20; tries++) {
      await input.fill(this.folder);
      await input.fill(path.join(this.folder, name));
      await input.press('Enter');
      const isHidden = input.waitFor({ state: 'hidden', timeout: 3000 }).then(() => true);
      if (tries === 20) await isHidden;
      else if (await isHidden.catch(() => false)) return;
    }
  }

  private async write(name: string, text: string): Promise<void> {
    await this.observer.close();
    writeFileSync(path.join(this.folder, name), text);
  }
}

/** Waits until a value satisfies a condition, and returns it. */
export async function until<T>(what: string, read: () => Promise<T>, isWanted: (value: T) => boolean): Promise<T> {
  let value = await read();
  for (const end = Date.now() + HANG_MS; !isWanted(value); value = await read()) {
    if (Date.now() > end) assert.fail(`there is not ${shortened(what)}\nbut ${shortened(JSON.stringify(value))}`);
    await sleep(20);
  }
  return value;
}

/** Runs the suite. */
export async function runGridSuite(report: Report): Promise<void> {
  const all = [...TESTS, ...STEPS, ...PLAYING, ...OF_GIVENS, ...OF_RULES, ...VIEWS, ...ACCESS, ...FILES, ...PICTURES];
  const tests = { node: chosen(all), web: chosen(PICTURES.map(test => ({ ...test, name: `web host: ${test.name}` }))) };
  report({ kind: 'found', count: tests.node.length + tests.web.length });
  for (const host of ['node', 'web'] as const) {
    if (tests[host].length === 0) continue;
    await withBoards({ host }, boards => runAll(tests[host], test => test.run(boards), report));
  }
}

/** Opens a workbench with the built extension, and closes it when the work is done. */
export function withBoards(options: UnpackedOptions, work: (boards: Boards) => Promise<void>): Promise<void> {
  return inUnpacked(options, async (page, folder, observer) => {
    const boards = new Boards(page, folder, observer);
    await boards.untilStarted();
    await work(boards);
  });
}
