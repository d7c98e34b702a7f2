/** Everything that a mouse can press can be reached and pressed by keyboard. */
import assert from 'node:assert/strict';
import { NINE, snapshotOf, sparse } from '../../board/snapshots';
import type { BoardPage } from './boardPage.mts';
import { type BoardTest, onPage, STEP } from './onPage.mts';

const nine = snapshotOf(NINE);

/** Focusable elements, except the cells of the grid. */
const CONTROLS = 'button, summary, input, select, a[href], [tabindex="0"]:not([role=gridcell])';

/** Maximum number of times that Tab is pressed. */
const MOST_TABS = 100;

/** The effect of Enter on controls: their names, and the messages or elements that follow. */
const DONE = [
  'Previous Puzzle: sudoku.previousPuzzle',
  'Puzzles: dialog',
  'Next Puzzle: sudoku.nextPuzzle',
  'Hint: sudoku.hint',
  'Check: sudoku.checkProgress',
  'More: menu',
  'Corner: pressed',
  'Color: pressed',
  'Chain: pressed',
  'Candidates: pressed',
  'Undo: undo',
  'Redo: redo',
  'Clear: clear',
  // The pad of the last mode.
  'Chain 1: toggleMark 1',
  'Chain 9: toggleMark 9',
];

/** The names of the visible controls, in the order of the page. */
function seen(board: BoardPage): Promise<string[]> {
  return board.page.evaluate(
    controls =>
      [...document.querySelectorAll<HTMLElement>(controls)]
        .filter(element => element.checkVisibility())
        .map(element => element.getAttribute('aria-label') ?? element.textContent ?? ''),
    CONTROLS,
  );
}

/** Moves with Tab from the first element of the page to its last one, and calls `visit` at each control. */
async function tabbed(board: BoardPage, visit: (name: string) => Promise<void>): Promise<void> {
  await board.page.evaluate(() => {
    const buttons = [...document.querySelectorAll<HTMLElement>('#board button')];
    buttons.find(element => element.checkVisibility())?.focus();
  });
  for (let i = 0; i < MOST_TABS; i++) {
    const name = await board.page.evaluate(() => {
      const { activeElement } = document;
      if (!activeElement || activeElement === document.body) return undefined;
      if (activeElement.getAttribute('role') === 'gridcell') return '';
      return activeElement.getAttribute('aria-label') ?? activeElement.textContent ?? '';
    });
    if (name === undefined) return;
    // In the grid, Tab moves to the next empty cell.
    if (name === '') await board.press('Control+End');
    else await visit(name);
    await board.press('Tab');
  }
  assert.fail('Tab does not come to the end of the page');
}

/** Moves with Tab through the page, and asserts that all controls were reached in visual order. */
async function reachesAll(board: BoardPage, ...some: readonly string[]): Promise<void> {
  const reached: string[] = [];
  await tabbed(board, async name => void reached.push(name));
  const expected = await seen(board);
  assert.deepEqual(reached, expected);
  for (const name of some) assert.ok(reached.includes(name), `${name} in ${reached}`);
}

/** The name of the element with the focus. */
const focusedName = (board: BoardPage) =>
  board.page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);

/** The tests. */
export const ACCESS: readonly BoardTest[] = [
  onPage('the menu is used with keys, and returns the focus', nine, async board => {
    const more = board.page.getByRole('button', { name: 'More', exact: true });
    await more.focus();
    assert.equal(await more.getAttribute('aria-expanded'), 'false');
    await board.press('Enter');
    await board.page.getByRole('menu', { name: 'More' }).waitFor();
    assert.equal(await more.getAttribute('aria-expanded'), 'true');
    const at = async (key: string, name: string) => {
      await board.press(key);
      assert.equal(await focusedName(board), name, key);
    };
    assert.equal(await focusedName(board), 'Reveal Cell');
    await at('ArrowDown', 'Solve');
    await at('ArrowUp', 'Reveal Cell');
    await at('ArrowUp', 'Keyboard Shortcuts');
    await at('ArrowDown', 'Reveal Cell');
    await at('End', 'Keyboard Shortcuts');
    await at('s', 'Solve');
    await at('s', 'Solution Path');
    // Keys of the grid have no effect here.
    await board.press('5', 'x');
    assert.deepEqual(await board.intents(), []);
    await board.press('Escape');
    assert.equal(await focusedName(board), 'More');
    await board.press('Enter', 's', 'Enter');
    assert.deepEqual((await board.sent()).at(-1), { type: 'command', command: 'sudoku.solvePuzzle' });
    assert.equal(await focusedName(board), 'More');
    await board.press('Enter', 'd');
    assert.equal(await focusedName(board), 'Digit Pad');
    assert.equal(await board.page.getByRole('menuitemcheckbox').getAttribute('aria-checked'), 'true');
    await board.press('Tab');
    await board.page.getByRole('menu').waitFor({ state: 'hidden' });
  }),

  onPage('F6 leaves the grid for its buttons, Shift+F6 returns, and the grid announces it', nine, async board => {
    await board.cell(20).click();
    const described = await board.page.getByRole('grid').getAttribute('aria-describedby');
    assert.match((await board.page.locator(`#${described}`).textContent()) ?? '', /^F6 leaves the grid/);
    await board.press('F6');
    assert.equal(await focusedName(board), 'Hint');
    await board.press('Tab', 'Shift+F6');
    assert.equal(await board.focused(), 20);
    await board.change({ canStart: true });
    await board.press('F6');
    assert.equal(await focusedName(board), 'Hint');
  }),

  onPage('keys that type characters act only in the grid and on the pad', nine, async board => {
    const typed = ['5', 'Shift+Digit4', 'x', 'v', 'p', '.', '=', 'w', 'd', 'z', 'Delete', '?'];
    const outside = ['Hint', 'More', 'Puzzles', 'Candidates'];
    await board.cell(2).click();
    const before = await board.sent();
    for (const name of outside) {
      await board.page.getByRole('button', { name, exact: true }).focus();
      await board.press(...typed);
      assert.equal(await focusedName(board), name);
    }
    await board.page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await board.press(...typed);
    assert.deepEqual(await board.sent(), before);
    assert.deepEqual(await board.selected(), [2]);
    assert.equal(await board.page.locator('.modes [aria-pressed=true]').textContent(), 'Digit');
    for (const name of ['7', 'Corner', 'Undo']) {
      await board.page.getByRole('button', { name, exact: true }).focus();
      await board.press('z', '9');
      assert.equal(await focusedName(board), name);
    }
    assert.equal((await board.intents()).length, 3);
  }),

  onPage('a click outside all controls leaves the keys to the grid', nine, async board => {
    await board.cell(2).click();
    await board.page.locator('.info').click();
    assert.equal(await board.focused(), 2);
    await board.press('9');
    assert.equal((await board.intents()).length, 1);
  }),

  onPage('a key without a meaning in the grid is rejected with a message, until the next action', nine, async board => {
    const message = board.page.getByRole('status').filter({ hasText: /./ });
    // A live region that is created together with its text is not read.
    const isWatched = () => board.page.locator('.message').evaluate(each => getComputedStyle(each).display !== 'none');
    assert.ok(await isWatched());
    await board.change({ ...snapshotOf(sparse(4)), version: 9 });
    for (const [key, text] of [
      ['7', '7 is not a digit here. Digits are 1–4. Press ? for all keys.'],
      ['q', 'q is not a digit here. Digits are 1–4. Press ? for all keys.'],
      ['Shift+Digit9', '9 is not a digit here. Digits are 1–4. Press ? for all keys.'],
      ['F8', 'There are no problems.'],
    ] as const) {
      await board.press(key);
      assert.equal(await board.page.locator('.message').textContent(), text);
      assert.equal(await message.first().isVisible(), true);
      await board.press('ArrowRight');
      assert.equal(await board.page.locator('.message').textContent(), '');
    }
    await board.press('v', '0');
    // The answer to the cleared cell removes a message.
    await board.page.locator('[data-version="10"]').waitFor({ state: 'attached' });
    await board.press('r');
    assert.equal(
      await board.page.locator('.message').textContent(),
      'r is not a color. Colors are 1–9. Press ? for all keys.',
    );
    // Other keys are not for the grid: F1 and Ctrl+P belong to VS Code.
    await board.press('z', 'ArrowRight', 'F1', 'Control+p', 'Shift');
    assert.equal(await board.page.locator('.message').textContent(), '');
  }),

  onPage('the pad marks a digit that is completely placed', nine, async board => {
    const digits = nine.digits.map((digit, cell) => (digit === 0 && cell % 9 < 6 ? 9 : digit));
    const name = () => board.page.locator('.digits button').nth(8).getAttribute('aria-label');
    assert.equal(await name(), '9');
    await board.change({ digits });
    assert.equal(await name(), '9, all placed');
    assert.equal(await board.page.locator('.digits .done').count(), 1);
    const problems = [{ cell: digits.indexOf(9), kind: 'conflict', message: '9 is already in row 1' }] as const;
    await board.change({ problems });
    assert.equal(await name(), '9', 'a 9 in a wrong place is missing elsewhere');
    await board.change({ problems: [] });
    await board.press('x');
    assert.equal(await name(), 'Corner 9');
    assert.equal(await board.page.locator('.digits .done').count(), 0);
  }),

  onPage(
    'Tab reaches every control of the page, with and without a step, and of the pad of colors',
    nine,
    async board => {
      await reachesAll(
        board,
        'Previous Puzzle',
        'Puzzles',
        'Hint',
        'More',
        'Corner',
        'Candidates',
        'Undo',
        'Clear',
        '9',
      );
      await board.focus();
      await board.press('v');
      await reachesAll(board, 'Color blue');
      await board.change({ step: STEP });
      await reachesAll(board, 'Hide Step', 'Explanation', 'Apply');
      await board.change({ step: { ...STEP, inPath: { index: 1, count: 9 } } });
      await reachesAll(board, 'Previous Step', 'Play Steps', 'Next Step');
    },
  ),

  onPage('Enter on a control has the same effect as a click', nine, async board => {
    await board.focus();
    await board.press('ArrowRight', 'ArrowRight');
    await board.page.evaluate('standIn.answers = false');
    const done: string[] = [];
    await tabbed(board, async name => {
      const before = (await board.sent()).length;
      await board.press('Enter');
      const over = board.page.locator('dialog[open], [role=menu]:popover-open');
      if ((await over.count()) > 0) {
        done.push(`${name}: ${(await over.getAttribute('role')) ?? 'dialog'}`);
        await board.press('Escape');
        return;
      }
      const pressed = await board.page.evaluate(() => document.activeElement?.getAttribute('aria-pressed'));
      const sent = (await board.sent()).slice(before).map(message => {
        if (message.type === 'command') return message.command;
        if (message.type !== 'intent') return message.type;
        const { kind } = message.intent;
        return `${kind} ${'digit' in message.intent ? message.intent.digit : ''}`.trim();
      });
      done.push(`${name}: ${sent.join(' ') || (pressed === 'true' ? 'pressed' : '')}`);
    });
    for (const each of DONE) assert.ok(done.includes(each), `${each} in ${done.join('; ')}`);
  }),

  onPage('Tab and Escape are enough in the dialogs', nine, async board => {
    await board.press('?');
    await board.page.getByRole('dialog', { name: 'Keyboard Shortcuts' }).waitFor();
    const close = board.page.getByRole('dialog').getByRole('button', { name: 'Close' });
    for (let i = 0; i < 5 && !(await close.evaluate(element => element === document.activeElement)); i++)
      await board.press('Tab');
    await board.press('Enter');
    await board.page.getByRole('dialog', { name: 'Keyboard Shortcuts' }).waitFor({ state: 'hidden' });
    assert.equal(await board.focused(), 0);
  }),
];
