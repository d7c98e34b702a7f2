/** A setter of puzzles who uses only the keyboard, and checks the state of the workbench. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Locator } from 'playwright-core';
import { LAST_STAGE } from '../../../src/features/steps/hint';
import { type Problem, untilPage } from '../pageState.mts';
import type { Keyboard } from './suite.mts';

/** Cells as rows of text. */
export function rowsOf(cells: string): string {
  const size = Math.sqrt(cells.length);
  return Array.from({ length: size }, (_, row) => cells.slice(row * size, (row + 1) * size)).join('\n');
}

/** The list of proposals, and the menu of the light bulb. */
const PROPOSALS = { list: '.suggest-widget.visible', label: '.label-name' };
const FIXES = { list: '.action-widget', label: '.title' };

export class Setter {
  constructor(private readonly keyboard: Keyboard) {}

  /** Types text without waiting between keys. */
  async type(text: string): Promise<void> {
    for (const key of text) await this.keyboard.press(key === '\n' ? 'Enter' : key);
  }

  /** Types the cells of an empty grid, and compares the text after each row. */
  async typeCells(cells: string): Promise<void> {
    const size = Math.sqrt(cells.length);
    for (let row = 0; row < size; row++) {
      await this.type(cells.slice(row * size, (row + 1) * size));
      const typed = cells.slice(0, (row + 1) * size).padEnd(cells.length, '.');
      await this.keyboard.untilText(rowsOf(typed));
    }
    await this.keyboard.untilText(`${rowsOf(cells)}‸`);
  }

  /** Types text at which a list of proposals opens. */
  private async typeFor(text: string): Promise<void> {
    await this.type(text.slice(0, -1));
    // Some lists open only in parts of a line, which VS Code determines when it is idle.
    await this.keyboard.untilIdle();
    await this.type(text.slice(-1));
  }

  /** Types text, and chooses a proposal in the list that opens. */
  async complete(text: string, label: string): Promise<void> {
    await this.typeFor(text);
    await this.choose(label);
  }

  /** Chooses a proposal with the arrows. The list opens automatically. */
  async choose(label: string): Promise<void> {
    await this.pick({ ...PROPOSALS, text: label });
  }

  private async pick(given: { readonly list: string; readonly label: string; readonly text: string }): Promise<void> {
    const { page } = this.keyboard;
    for (let below = 1; below !== 0; ) {
      below = await untilPage(page, `${given.text} in the list`, rowsBelowFocus, given);
      for (let i = 0; i < Math.abs(below); i++) await this.keyboard.press(below > 0 ? 'ArrowDown' : 'ArrowUp');
      if (below !== 0) continue;
      // The list may still be updated for the last character, which moves the focus.
      await this.keyboard.observer.settled();
      below = await untilPage(page, `${given.text} in the list`, rowsBelowFocus, given);
    }
    await this.keyboard.press('Enter');
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
    await this.keyboard.untilPlace(row, column);
  }

  /** Waits for a problem with this message, and goes from problem to problem until it is shown. */
  async untilProblem(message: string): Promise<void> {
    const { page } = this.keyboard;
    const { length } = await this.keyboard.untilProblems(found => found.some(each => each.includes(message)));
    let shown = '';
    for (let i = 0; i < length && !shown.includes(message); i++) {
      await this.keyboard.press('F8');
      shown = await untilPage(page, 'the next problem', nextProblem, shown);
    }
    assert.ok(shown.includes(message), `${message} in ${shown}`);
    await this.keyboard.press('Escape');
    await page.locator('.marker-widget').waitFor({ state: 'hidden' });
  }

  /** Waits until there is no problem. */
  async untilNoProblem(): Promise<void> {
    await this.keyboard.untilProblems(found => found.length === 0);
    await this.keyboard.page.locator('.squiggly-error').first().waitFor({ state: 'detached' });
  }

  /** Applies a quick fix with the keyboard. */
  async fix(title: string): Promise<void> {
    // 250 ms after the cursor moved, VS Code requests quick fixes itself, and forgets a request that is not answered by then.
    for (let presses = 0, isOpen = false; !isOpen && presses < 5; presses++) {
      await this.keyboard.press('Control+.');
      isOpen = await this.opens(FIXES.list);
    }
    await this.pick({ ...FIXES, text: title });
  }

  /** Whether a list opens in a time in which a person would not press the key again. */
  private opens(list: string): Promise<boolean> {
    const opened = this.keyboard.page.locator(list).first().waitFor({ timeout: 10_000 });
    return opened.then(
      () => true,
      () => false,
    );
  }

  /** Requests all stages of a hint, and waits until the line above the puzzle offers the reason of the step. */
  async untilStep(): Promise<void> {
    for (let stage = 1; stage <= LAST_STAGE; stage++) await this.keyboard.observer.run('sudoku.hint');
    await this.keyboard.page.locator('.codelens-decoration', { hasText: 'Why?' }).waitFor();
  }

  /** Prints the puzzle to a page next to it, and returns the page. */
  async print(): Promise<string> {
    const { page, folder } = this.keyboard;
    const pages = () => readdirSync(folder).filter(name => name.endsWith('.html'));
    await this.keyboard.runCommand('Sudoku: Print…');
    await page.locator('.quick-input-widget .quick-input-count').waitFor();
    await this.keyboard.press('Enter');
    await untilPage(page, 'a name for the page', readInput, '.html');
    await this.keyboard.press('Enter');
    await page.locator('.notification-toast', { hasText: '.html' }).first().waitFor();
    const [file] = pages().map(name => path.join(folder, name));
    const text = readFileSync(file, 'utf8');
    rmSync(file); // the next page has the same name
    return text;
  }

  /** Opens the explanation of the hint in a hover, and closes it. */
  async untilExplained(text: string): Promise<void> {
    const hover = await this.explain(text);
    await this.keyboard.press('Escape');
    await hover.waitFor({ state: 'hidden' });
  }

  /** Opens the explanation of the hint in a hover, which contains a text. */
  async explain(text: string): Promise<Locator> {
    await this.keyboard.observer.run('sudoku.explainHint');
    const hover = this.keyboard.page.locator('.monaco-hover:not(.hidden)', { hasText: text }).first();
    await hover.waitFor();
    return hover;
  }
}

/** In a page: number of rows from the row with the focus down to the one with this label. */
function rowsBelowFocus({ list, label, text }: { list: string; label: string; text: string }): number | Problem {
  const rows = [...document.querySelectorAll<HTMLElement>(`${list} .monaco-list-row`)];
  const labels = rows.map(row => row.querySelector(label)?.textContent);
  const wanted = rows[labels.indexOf(text)];
  const focused = rows.find(row => row.classList.contains('focused'));
  if (!wanted) return { problem: labels.join() };
  // None has the focus before the first arrow.
  return Number(wanted.dataset.index) - Number(focused?.dataset.index ?? -1);
}

/** In a page: the message of the shown problem, if another one was shown before. */
function nextProblem(before: string): string | Problem {
  const text = document.querySelector('.marker-widget')?.textContent ?? '';
  return text !== '' && text !== before ? text : { problem: text };
}

/** In a page: the contents of the input of a question, if they have this end. */
function readInput(end: string): string | Problem {
  const { value = '' } = document.querySelector<HTMLInputElement>('.quick-input-widget input[type=text]') ?? {};
  return value.endsWith(end) ? value : { problem: value };
}
