/**
 * Types whole puzzles with the real keyboard into a real workbench, and looks at the text after every key. The suite needs
 * a browser that it controls, so it runs in VS Code's server only.
 */
import assert from 'node:assert/strict';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { add, type Counts, NONE } from '../counts.mts';
import { paste } from '../paste.mts';
import { runOne } from '../runOne.mts';
import { inUnpacked } from '../unpacked.mts';
import { TESTS } from './tests.mts';

const WAIT_MS = 120_000;
const START_MS = 60_000;
/** How often a test is tried. A busy machine may deliver keys and cursor events in an order that no hand produces. */
const MOST_TRIES = 2;

/** A test types into a workbench of its kind. */
export interface TypingTest {
  readonly name: string;
  /** Whether an extension that registered `type` is installed too. */
  readonly withModes?: boolean;
  run(keyboard: Keyboard): Promise<void>;
}

/** What the observing extension saw last. Offsets in the text. */
interface Observed {
  /** The number of the document that was opened last. */
  readonly opened: number;
  readonly language: string;
  readonly text: string;
  readonly cursors: readonly (readonly [anchor: number, active: number])[];
}

/** A workbench, its keyboard, and what its active editor holds. */
export class Keyboard {
  private opened = 0;

  constructor(
    readonly page: Page,
    readonly folder: string,
  ) {}

  /** Shows a new document with this text, with the cursor at `‸`. */
  async open(marked: string): Promise<void> {
    const number = ++this.opened;
    const request = { number, text: marked.replace('‸', ''), cursor: marked.indexOf('‸') };
    writeFileSync(path.join(this.folder, '.request'), JSON.stringify(request));
    renameSync(path.join(this.folder, '.request'), path.join(this.folder, 'request.json'));
    await this.until('the document', observed => observed.opened === number);
    await this.untilText(marked);
  }

  /** Waits until the extensions run. */
  async untilStarted(): Promise<void> {
    for (const end = Date.now() + START_MS; !this.observed(); await sleep(20))
      assert.ok(Date.now() < end, 'no observer');
    await this.open('‸');
    await this.page.locator('.statusbar-item', { hasText: 'Cells' }).first().waitFor({ timeout: START_MS });
  }

  /** Presses a key or a combination, as Playwright names it: `6`, `Tab`, `Control+Z`. */
  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key === ' ' ? 'Space' : key);
  }

  /** Pastes a text, and HTML if there is any, with the keyboard. */
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
    await this.until(`this text:\n${marked}\n`, isThere);
  }

  /** Waits until a file of the folder ends in this. */
  async untilFileEnds(name: string, content: string): Promise<void> {
    const file = path.join(this.folder, name);
    const read = () => (existsSync(file) ? readFileSync(file, 'utf8') : '');
    for (const end = Date.now() + WAIT_MS; !read().endsWith(content); await sleep(5)) {
      if (Date.now() > end) assert.fail(`${name} does not end in ${content}: ${read()}`);
    }
  }

  /** The texts that the active editor has had since this call, one after each edit. */
  textsFromNow(): () => string[] {
    const file = path.join(this.folder, 'history.txt');
    const read = () => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : []);
    const { length } = read();
    return () =>
      read()
        .slice(length)
        .map(line => JSON.parse(line));
  }

  private async until(what: string, isThere: (observed: Observed) => boolean): Promise<void> {
    let observed: Observed | undefined;
    for (const end = Date.now() + WAIT_MS; Date.now() < end; await sleep(3)) {
      observed = this.observed();
      if (observed?.cursors && isThere(observed)) return;
    }
    assert.fail(
      `there is not ${what}\nbut ${observed?.language}, ${JSON.stringify(observed?.cursors)} in:\n${observed?.text}`,
    );
  }

  private observed(): Observed | undefined {
    const file = path.join(this.folder, 'observed.json');
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
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

/** Runs the suite and prints its report. */
export async function runTypingSuite(): Promise<Counts> {
  let counts = NONE;
  for (const withModes of [false, true]) {
    console.log(withModes ? '\n  typing beside an extension that registers type' : '\n  typing');
    const tests = TESTS.filter(test => (test.withModes ?? false) === withModes);
    await inUnpacked(withModes ? ['observer', 'modes'] : ['observer'], async (page, folder) => {
      const keyboard = new Keyboard(page, folder);
      await keyboard.untilStarted();
      for (const test of tests) counts = add(counts, await runOne(test.name, () => test.run(keyboard), MOST_TRIES));
    });
  }
  return counts;
}
