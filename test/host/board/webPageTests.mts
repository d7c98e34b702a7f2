/** Plays an exported page from a file, like a user who received it by mail. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import type { GameFile } from '../../../src/board/game';
import { gameTextOf } from '../../../src/board/gameText';
import { obfuscateSolution } from '../../../src/board/obfuscation';
import { webPageHtml } from '../../../src/board/webPageHtml';
import { ENGLISH } from '../../../src/core/sentences';
import { solve } from '../../../src/core/solver/index';
import { parse } from '../../../src/text/parser/parser';
import { NINE, sparse } from '../../board/snapshots';
import { inProject } from '../project.mts';
import { tempFolder } from '../temp.mts';
import { chooseIn, violationsIn } from './boardPage.mts';
import type { BoardTest } from './onPage.mts';
import { withPage } from './sharedPage.mts';

const [PUZZLE] = parse(NINE).puzzles;
const SOLUTION = [...solve(PUZZLE.grid)!];
const EMPTY = [...SOLUTION.keys()].filter(cell => PUZZLE.grid.digits[cell] === 0);

const GAME: GameFile = {
  title: 'Sunday </script>',
  text: gameTextOf(PUZZLE.grid, PUZZLE.style.symbols)!,
  solution: obfuscateSolution(SOLUTION, 9),
};

/** A game whose solution the page does not know. */
function gameOf(line: string): GameFile {
  const [{ grid, style }] = parse(line).puzzles;
  return { title: '', text: gameTextOf(grid, style.symbols)! };
}

/** An open exported page. */
interface Opened {
  readonly page: Page;
  /** Errors of scripts, and violations of the policy. */
  readonly errors: readonly string[];
}

/** Options for opening a game. */
interface GameOptions {
  readonly game?: GameFile;
  /** Whether the browser forbids storage. */
  readonly forbidsStorage?: true;
  readonly colorScheme?: 'light' | 'dark';
  readonly isSmall?: true;
}

/** Opens a game from a file, and asserts at the end that no other address was requested. */
async function withGame(
  browser: Browser,
  { game = GAME, forbidsStorage, colorScheme = 'light', isSmall }: GameOptions,
  use: (opened: Opened) => Promise<void>,
): Promise<void> {
  const folder = tempFolder();
  const html = await webPageHtml({
    game,
    language: ENGLISH,
    script: readFileSync(inProject('dist/webPage.js'), 'utf8'),
    style: readFileSync(inProject('dist/board.css'), 'utf8'),
    hashOf: async text => createHash('sha256').update(text).digest('base64'),
  });
  const file = path.join(folder.path, 'Sunday.html');
  writeFileSync(file, html);
  const url = pathToFileURL(file).href;
  const own = isSmall || forbidsStorage ? { hasTouch: isSmall === true } : undefined;
  await withPage(browser, own, async page => {
    const requests = new Set<string>();
    const errors: string[] = [];
    page.on('request', request => requests.add(request.url()));
    page.on('pageerror', error => errors.push(String(error)));
    page.on('console', message => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.setViewportSize(isSmall ? { width: 360, height: 720 } : { width: 900, height: 700 });
    await page.emulateMedia({ colorScheme });
    if (forbidsStorage) {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('forbidden', 'SecurityError');
          },
        });
      });
    }
    await page.goto(url);
    await page.locator('[role=grid]').waitFor();
    await use({ page, errors });
    assert.deepEqual([...requests], [url]);
    assert.deepEqual(errors, []);
  });
  folder.remove();
}

const label = (page: Page, cell: number) => page.locator('[role=gridcell]').nth(cell).getAttribute('aria-label');

/** Goes to a cell by keys. */
async function goTo(page: Page, cell: number): Promise<void> {
  await page.keyboard.press('Control+Home');
  for (let row = 0; row < Math.floor(cell / 9); row++) await page.keyboard.press('ArrowDown');
  for (let column = 0; column < cell % 9; column++) await page.keyboard.press('ArrowRight');
}

/** Waits for the message above the buttons. */
const untilMessage = (page: Page, text: string) => page.locator('.message', { hasText: text }).waitFor();
const status = (page: Page, text: string) => page.locator('.status', { hasText: text }).waitFor();

const click = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Gives the focus to the cell at the cursor. */
const focus = (page: Page) => page.locator('[role=gridcell][tabindex="0"]').focus();

const test = (name: string, use: (opened: Opened) => Promise<void>, options: GameOptions = {}): BoardTest => ({
  name: `an exported page ${name}`,
  run: browser => withGame(browser, options, use),
});

const [FIRST, SECOND] = EMPTY;
const WRONG = (SOLUTION[FIRST] % 9) + 1;

/** Tests of exported pages. */
export const WEB_PAGE: readonly BoardTest[] = [
  test('is played to its end by keyboard', async ({ page }) => {
    await focus(page);
    await status(page, `${EMPTY.length} cells left`);
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('5');
    await untilMessage(page, 'The givens are locked');
    assert.equal(await label(page, 0), 'row 1, column 1, 4, given');
    // Tab goes from empty cell to empty cell.
    for (const cell of EMPTY) {
      await page.keyboard.press('Tab');
      await page.keyboard.press(`${SOLUTION[cell]}`);
    }
    await untilMessage(page, 'Solved. Well done!');
    await status(page, '✓ Solved');
    await click(page, 'Check');
    await untilMessage(page, 'Solved. Well done!');
  }),
  test('has the colors of a system that forces its own, and no motion if it is reduced', async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });
      const drawn = await page.evaluate(() => {
        const fill = (selector: string) => getComputedStyle(document.querySelector(selector)!).fill;
        const probe = document.body.appendChild(document.createElement('span'));
        probe.style.cssText = 'forced-color-adjust:none;color:CanvasText;background:Canvas';
        const { color, backgroundColor } = getComputedStyle(probe);
        probe.remove();
        document.querySelector('.frame')!.classList.add('finished');
        const moving = document.getAnimations().length;
        document.querySelector('.frame')!.classList.remove('finished');
        return { given: [fill('.board .given'), color], paper: [fill('.board .paper'), backgroundColor], moving };
      });
      assert.equal(drawn.given[0], drawn.given[1]);
      assert.equal(drawn.paper[0], drawn.paper[1]);
      assert.notEqual(drawn.given[0], drawn.paper[0]);
      assert.equal(drawn.moving, 0);
    }
  }),
  test('marks a wrong entry, and undoes it', async ({ page }) => {
    await focus(page);
    await goTo(page, FIRST);
    await page.keyboard.press(`${WRONG}`);
    await status(page, `${EMPTY.length - 1} cells left`);
    await click(page, 'Check');
    await untilMessage(page, 'One entry is wrong: r1c3.');
    assert.match((await label(page, FIRST)) ?? '', /, wrong$/);
    await page.keyboard.press('Control+z');
    await status(page, `${EMPTY.length} cells left`);
    assert.equal(await label(page, FIRST), 'row 1, column 3, empty');
    await page.keyboard.press('Control+y');
    await status(page, `${EMPTY.length - 1} cells left`);
    assert.match((await label(page, FIRST)) ?? '', /, wrong$/);
  }),
  test('restores its progress when it is loaded again', async ({ page }) => {
    await focus(page);
    await goTo(page, FIRST);
    await page.keyboard.press(`${SOLUTION[FIRST]}`);
    await goTo(page, SECOND);
    await page.keyboard.press('Shift+Digit2');
    await page.keyboard.press('Control+s');
    await untilMessage(page, 'Your progress is kept in this browser.');
    await page.reload();
    await status(page, `${EMPTY.length - 1} cells left`);
    assert.equal(await label(page, FIRST), `row 1, column 3, ${SOLUTION[FIRST]}`);
    assert.match((await label(page, SECOND)) ?? '', /corner marks 2$/);
    assert.equal(await page.locator('[aria-selected=true]').getAttribute('aria-label'), await label(page, SECOND));
    await chooseIn(page, 'Restart');
    await status(page, `${EMPTY.length} cells left`);
    await page.reload();
    await status(page, `${EMPTY.length} cells left`);
  }),
  test(
    'is played if the browser stores nothing',
    async ({ page }) => {
      await focus(page);
      await goTo(page, FIRST);
      await page.keyboard.press(`${WRONG}`);
      await status(page, `${EMPTY.length - 1} cells left`);
      await page.keyboard.press('Control+s');
      await untilMessage(page, 'does not let the page keep');
    },
    { forbidsStorage: true },
  ),
  test('shows its title, and only the buttons that work', async ({ page }) => {
    assert.equal(await page.title(), 'Sunday </script>');
    assert.equal(await page.locator('h1:visible').textContent(), 'Sunday </script>');
    const names = await page.locator('.commands button:visible, header button:visible').allTextContents();
    assert.deepEqual(names.filter(Boolean), ['Check']);
    // Next to the board the modes are one row, and less high than the rest of the page.
    const heightOf = async (selector: string) => (await page.locator(selector).first().boundingBox())!.height;
    assert.ok((await heightOf('.modes')) < 2 * (await heightOf('.modes button')));
    assert.ok((await heightOf('.modes button')) < 60);
    await click(page, 'More');
    const entries = await page.getByRole('menu').locator('button:visible').allTextContents();
    assert.deepEqual(entries, ['Digit Pad', 'Keyboard Shortcuts']);
  }),
  test(
    'is played with a finger on a small screen',
    async ({ page }) => {
      await page.locator('[role=gridcell]').nth(FIRST).tap({ force: true });
      await page.getByRole('button', { name: `${SOLUTION[FIRST]}`, exact: true }).tap();
      await status(page, `${EMPTY.length - 1} cells left`);
      const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      assert.equal(isWide, false);
    },
    { isSmall: true },
  ),
  ...[4, 6, 16, 25].map(size =>
    test(
      `is played in a grid of ${size}x${size}`,
      async ({ page }) => {
        await focus(page);
        // Every third cell has a digit.
        await page.keyboard.press('Control+Home');
        await page.keyboard.press('Tab');
        await page.keyboard.press('Digit2');
        await status(page, `${Math.floor((size * size * 2) / 3) - 1} cells left`);
        assert.match((await label(page, 1)) ?? '', /^row 1, column 2, 2/);
        await page.keyboard.press('Shift+Digit1');
        await page.keyboard.press('Control+z');
        await status(page, `${Math.floor((size * size * 2) / 3)} cells left`);
        assert.equal(await page.getByRole('button', { name: 'Check', exact: true }).isVisible(), false);
      },
      { game: gameOf(sparse(size)) },
    ),
  ),
  ...(['light', 'dark'] as const).map(colorScheme =>
    test(
      `has no violation that axe-core finds, when it is ${colorScheme}`,
      async ({ page }) => {
        await focus(page);
        await goTo(page, FIRST);
        await page.keyboard.press(`${WRONG}`);
        await click(page, 'Candidates');
        await click(page, 'Check');
        await untilMessage(page, 'One entry is wrong');
        const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
        assert.equal(background, { light: 'rgb(255, 255, 255)', dark: 'rgb(30, 31, 34)' }[colorScheme]);
        assert.deepEqual(await violationsIn(page), []);
        await page.keyboard.press('?');
        assert.deepEqual(await violationsIn(page), []);
        // The page has neither steps nor other puzzles, and the game is stored without saving.
        const keys = await page.locator('dialog[open] dt').allTextContents();
        assert.ok(keys.includes('?') && keys.includes('Ctrl+Z, Ctrl+Y'), keys.join());
        assert.ok(!keys.includes('P') && !keys.includes(', and .'), keys.join());
      },
      { colorScheme },
    ),
  ),
];
