/**
 * Types whole puzzles with the real keyboard into a real workbench, and compares the text after every key. The suite needs a browser that
 * it controls, so it runs only in VS Code's server.
 */
import type { Page } from 'playwright-core';
import type { Report } from '../../events.ts';
import type { Observed, Observer } from '../observer.mts';
import { paste } from '../paste.mts';
import { chosen, runAll } from '../runAll.mts';
import { inUnpacked } from '../unpacked.mts';
import { TESTS } from './tests.mts';

/** A test types into a workbench. */
export interface TypingTest {
  readonly name: string;
  run(keyboard: Keyboard): Promise<void>;
}

/** A workbench, its keyboard, and the contents of its active editor. */
export class Keyboard {
  constructor(
    readonly page: Page,
    readonly folder: string,
    readonly observer: Observer,
  ) {}

  /** Shows a new document with this text, with the cursor at `‸`, and closes the previous one. */
  async open(marked: string): Promise<void> {
    await this.observer.close();
    await this.observer.open({ text: marked.replace('‸', ''), cursor: marked.indexOf('‸') });
    await this.untilText(marked);
  }

  /** Waits until the extensions run. */
  async untilStarted(): Promise<void> {
    await this.open('‸');
    await this.page.locator('.statusbar-item', { hasText: 'Cells' }).first().waitFor();
  }

  /** Presses a key or a combination, by its name in Playwright: `6`, `Tab`, `Control+Z`. */
  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key === ' ' ? 'Space' : key);
  }

  /** Gives the focus to the editor. */
  async focus(): Promise<void> {
    await this.observer.run('workbench.action.focusActiveEditorGroup');
    await this.observer.settled();
  }

  /** Pastes a text, and optionally HTML, with the keyboard. */
  async paste(clipboard: { readonly text: string; readonly html?: string }): Promise<void> {
    await paste(this.page, clipboard);
  }

  /** Runs a command of the palette. */
  async runCommand(title: string): Promise<void> {
    await this.pick('F1', title);
  }

  /** Waits until the active editor has this text, with a cursor at each `‸` if there is one. */
  async untilText(marked: string): Promise<void> {
    const text = marked.replaceAll('‸', '');
    const cursors = [...marked.matchAll(/‸/g)].map(({ index }, i) => index - i);
    const isThere = (observed: Observed) =>
      observed.text === text &&
      (cursors.length === 0 ||
        observed.cursors
          .map(([, active]) => active)
          .sort((a, b) => a - b)
          .join() === cursors.join());
    await this.observer.until(() => `this text:\n${marked}\n`, isThere);
    await this.observer.settled();
  }

  /** Waits until the window has finished its idle work. */
  async untilIdle(): Promise<void> {
    await this.page.evaluate(async () => {
      for (let i = 0; i < 2; i++) await new Promise(resolve => requestIdleCallback(resolve));
    });
  }

  /** Waits until the cursor is at a line and a column, both from 1. */
  async untilPlace(line: number, column: number): Promise<void> {
    const isThere = ({ text, cursors: [[, active]] }: Observed) => {
      const before = text.slice(0, active).split('\n');
      return before.length === line && before[line - 1].length === column - 1;
    };
    await this.observer.until(() => `a cursor on line ${line}, column ${column}`, isThere);
    await this.observer.settled();
  }

  /** Waits until the messages of the problems satisfy a condition, and returns them. */
  async untilProblems(isWanted: (problems: readonly string[]) => boolean): Promise<readonly string[]> {
    const what = () => `problems as ${isWanted}`;
    const { problems } = await this.observer.until(what, observed => isWanted(observed.problems));
    await this.observer.settled();
    return problems;
  }

  private async pick(key: string, text: string): Promise<void> {
    await this.press(key);
    await this.page.locator('.quick-input-widget input[type=text]').waitFor();
    await this.page.keyboard.type(text);
    const label = this.page.locator('.quick-input-list .label-name').getByText(text, { exact: true });
    await label.first().click();
    await label.first().waitFor({ state: 'hidden' });
  }
}

/** Runs the suite. */
export async function runTypingSuite(report: Report): Promise<void> {
  const tests = chosen(TESTS);
  report({ kind: 'found', count: tests.length });
  if (tests.length === 0) return;
  await inUnpacked({ fixtures: ['modes'] }, async (page, folder, observer) => {
    const keyboard = new Keyboard(page, folder, observer);
    await keyboard.untilStarted();
    await runAll(tests, test => test.run(keyboard), report);
  });
}
