/** Someone who sets puzzles with the keyboard alone, and looks at what the workbench shows. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Keyboard } from './suite.mts';

const WAIT_MS = 30_000;

/** Between two keys, and before keys that depend on what the workbench shows. */
const KEY_MS = 15;
const PAUSE_MS = 100;
/** Until someone asks for proposals. */
const PATIENCE_MS = 3000;

/** Cells as rows of text. */
export function rowsOf(cells: string): string {
  const size = Math.sqrt(cells.length);
  return Array.from({ length: size }, (_, row) => cells.slice(row * size, (row + 1) * size)).join('\n');
}

/** The list of proposals. */
const LIST = '.suggest-widget.visible .monaco-list-row';

export class Setter {
  constructor(private readonly keyboard: Keyboard) {}

  /** Types text key by key, not faster than a hand. */
  async type(text: string): Promise<void> {
    for (const key of text) {
      if (key === '\n') await this.keyboard.page.waitForTimeout(PAUSE_MS);
      await this.keyboard.press(key === '\n' ? 'Enter' : key);
      await this.keyboard.page.waitForTimeout(KEY_MS);
    }
  }

  /** Types the cells of an empty grid, and looks at the text after each row. */
  async typeCells(cells: string): Promise<void> {
    const size = Math.sqrt(cells.length);
    for (let row = 0; row < size; row++) {
      await this.type(cells.slice(row * size, (row + 1) * size));
      const typed = cells.slice(0, (row + 1) * size).padEnd(cells.length, '.');
      await this.keyboard.untilText(rowsOf(typed));
    }
    await this.keyboard.untilText(`${rowsOf(cells)}‸`);
  }

  /** Chooses a proposal with the arrows. The list opens without being asked for, but a busy machine may need to be asked. */
  async choose(label: string): Promise<void> {
    const { page } = this.keyboard;
    const rows = page.locator(LIST);
    const row = rows.filter({ has: page.locator('.label-name').getByText(label, { exact: true }) });
    await row
      .first()
      .waitFor({ timeout: PATIENCE_MS })
      .catch(() => this.keyboard.press('Control+Space'));
    await row.first().waitFor();
    for (let i = 0; i < 12; i++) {
      if (/focused/.test((await row.first().getAttribute('class')) ?? '')) break;
      await this.keyboard.press('ArrowDown');
    }
    await page.locator(`${LIST}.focused .label-name`).getByText(label, { exact: true }).waitFor();
    await this.keyboard.press('Enter');
    await page.locator('.suggest-widget.visible').waitFor({ state: 'hidden' });
  }

  /** Chooses the first proposals, which must be these, after a space each. */
  async chooseNext(labels: readonly string[]): Promise<void> {
    for (const label of labels) {
      await this.type(' ');
      await this.choose(label);
    }
  }

  /** Goes to a cell of the grid at the start of the file. Row and column from 1. */
  async goToCell(row: number, column: number): Promise<void> {
    await this.keyboard.press('Control+Home');
    for (let i = 1; i < row; i++) await this.keyboard.press('ArrowDown');
    for (let i = 1; i < column; i++) await this.keyboard.press('ArrowRight');
    await this.keyboard.page.waitForTimeout(3 * PAUSE_MS);
  }

  /** Waits for a squiggle, and goes from problem to problem until one has this message. */
  async untilProblem(message: string): Promise<void> {
    const { page } = this.keyboard;
    await page.locator('.squiggly-error').first().waitFor({ state: 'attached' });
    const told = page.locator('.marker-widget', { hasText: message });
    for (let i = 0; i < 10 && !(await told.isVisible()); i++) {
      await this.keyboard.press('F8');
      await page.waitForTimeout(5 * PAUSE_MS);
    }
    await told.waitFor();
    // The first Escape may close something else.
    for (let i = 0; i < 10 && (await told.isVisible()); i++) {
      await this.keyboard.press('Escape');
      await page.waitForTimeout(PAUSE_MS);
    }
    await told.waitFor({ state: 'hidden' });
  }

  /** Waits until there is no problem. */
  async untilNoProblem(): Promise<void> {
    await this.keyboard.page.locator('.squiggly-error').first().waitFor({ state: 'detached' });
  }

  /** Takes a fix of the light bulb with the keyboard. */
  async fix(title: string): Promise<void> {
    await this.keyboard.press('Control+.');
    const { page } = this.keyboard;
    const row = page.locator('.action-widget .monaco-list-row.action', { hasText: title }).first();
    await row.waitFor();
    for (let i = 0; i < 12 && !/focused/.test((await row.getAttribute('class')) ?? ''); i++)
      await this.keyboard.press('ArrowDown');
    await this.keyboard.press('Enter');
    await row.waitFor({ state: 'detached' });
  }

  /** Asks for hints until a step is shown, and waits until the line above the puzzle names it. */
  async untilStep(text: string): Promise<void> {
    const above = this.keyboard.page.locator('.codelens-decoration', { hasText: text });
    for (let i = 0; i < 3 && !(await above.isVisible()); i++) {
      await this.keyboard.runCommand('Sudoku: Hint');
      await this.keyboard.page.waitForTimeout(200);
    }
    await above.waitFor();
  }

  /** Prints the puzzle into a page beside it, and returns the page. */
  async print(): Promise<string> {
    const { page, folder } = this.keyboard;
    const pages = () => readdirSync(folder).filter(name => name.endsWith('.html'));
    const before = pages();
    await this.keyboard.runCommand('Sudoku: Print…');
    await page.locator('.quick-input-widget .quick-input-count').waitFor();
    await this.keyboard.press('Enter');
    await this.untilTrue('a name for the page', async () => {
      const input = page.locator('.quick-input-widget input[type=text]');
      return (await input.isVisible()) && (await input.inputValue()).endsWith('.html');
    });
    await this.keyboard.press('Enter');
    await this.untilTrue('a page', async () => pages().length > before.length);
    await page.locator('.notification-toast', { hasText: '.html' }).first().waitFor();
    const name = pages().find(each => !before.includes(each)) as string;
    return readFileSync(path.join(folder, name), 'utf8');
  }

  /** Has the hint explained in a hover. */
  async untilExplained(text: string): Promise<void> {
    await this.keyboard.runCommand('Sudoku: Explain Hint');
    await this.keyboard.page.locator('.monaco-hover:not(.hidden)', { hasText: text }).first().waitFor();
    await this.keyboard.press('Escape');
  }

  private async untilTrue(what: string, isTrue: () => Promise<boolean>): Promise<void> {
    for (const end = Date.now() + WAIT_MS; !(await isTrue()); await this.keyboard.page.waitForTimeout(20))
      assert.ok(Date.now() < end, `there is not ${what}`);
  }
}
