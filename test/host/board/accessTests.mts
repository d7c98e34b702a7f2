/** Everything that a mouse can press is reached and pressed with keys alone. */
import assert from 'node:assert/strict';
import { NINE, snapshotOf } from '../../board/snapshots';
import type { BoardPage } from './boardPage.mts';
import { type BoardTest, onPage, STEP } from './onPage.mts';

const nine = snapshotOf(NINE);

/** What can have the focus, but for the cells of the grid. */
const CONTROLS = 'button, summary, input, a[href], [tabindex="0"]:not([role=gridcell])';

/** Tab is pressed at most so many times. */
const MOST_TABS = 100;

/** What Enter does on controls: their names, and what is sent or shown. */
const DONE = [
  'Previous Puzzle: sudoku.previousPuzzle',
  'Puzzles: dialog',
  'Next Puzzle: sudoku.nextPuzzle',
  'Hint: sudoku.hint',
  'Previous Step: walk',
  'Play: walk',
  'Next Step: walk',
  'All Steps: sudoku.findAllSteps',
  'Path: sudoku.showPath',
  'Check: sudoku.checkProgress',
  'Corner: pressed',
  'Colour: pressed',
  'Candidates: pressed',
  'Digit Pad: pressed',
  'Keys: dialog',
  'Undo: undo',
  'Redo: redo',
  'Clear: clear',
  'Colour red: toggleMark 1',
  'Colour gray: toggleMark 9',
];

/** The names of the controls that are seen, in the order of the page. */
function seen(board: BoardPage): Promise<string[]> {
  return board.page.evaluate(
    controls =>
      [...document.querySelectorAll<HTMLElement>(controls)]
        .filter(element => element.checkVisibility())
        .map(element => element.getAttribute('aria-label') ?? element.textContent ?? ''),
    CONTROLS,
  );
}

/** Goes with Tab from the first element of the page to its last one, and calls `visit` at each control. */
async function tabbed(board: BoardPage, visit: (name: string) => Promise<void>): Promise<void> {
  await board.page.evaluate(() => {
    const first = document.querySelector<HTMLElement>('#board button:not([hidden])');
    first?.focus();
  });
  for (let i = 0; i < MOST_TABS; i++) {
    const name = await board.page.evaluate(() => {
      const { activeElement } = document;
      if (!activeElement || activeElement === document.body) return undefined;
      if (activeElement.getAttribute('role') === 'gridcell') return '';
      return activeElement.getAttribute('aria-label') ?? activeElement.textContent ?? '';
    });
    if (name === undefined) return;
    // In the grid, Tab goes to the next empty cell.
    if (name === '') await board.press('Control+End');
    else await visit(name);
    await board.press('Tab');
  }
  assert.fail('Tab does not come to the end of the page');
}

/** Goes with Tab through the page, and asserts that all controls were reached in the order in which they are seen. */
async function reachesAll(board: BoardPage, ...some: readonly string[]): Promise<void> {
  const reached: string[] = [];
  await tabbed(board, async name => void reached.push(name));
  const expected = await seen(board);
  assert.deepEqual(reached, expected);
  for (const name of some) assert.ok(reached.includes(name), `${name} in ${reached}`);
}

/** The tests. */
export const ACCESS: readonly BoardTest[] = [
  onPage(
    'Tab reaches every control of the page, with and without a step, and of the pad of colours',
    nine,
    async board => {
      await reachesAll(
        board,
        'Previous Puzzle',
        'Puzzles',
        'Hint',
        'Next Step',
        'Corner',
        'Candidates',
        'Undo',
        'Clear',
        '9',
      );
      await board.focus();
      await board.press('v');
      await reachesAll(board, 'Colour blue');
      await board.change({ step: STEP });
      await reachesAll(board, 'Hide Step', 'Explanation', 'Apply');
    },
  ),

  onPage('Enter on a control does what a click does', nine, async board => {
    await board.focus();
    await board.press('ArrowRight', 'ArrowRight');
    await board.page.evaluate('standIn.answers = false');
    const done: string[] = [];
    await tabbed(board, async name => {
      const before = (await board.sent()).length;
      await board.press('Enter');
      const dialog = board.page.locator('[role=dialog]:visible, dialog[open]');
      if ((await dialog.count()) > 0) {
        done.push(`${name}: dialog`);
        await board.press('Escape');
        return;
      }
      // The digits are gone without the pad.
      if (name === 'Digit Pad') await board.press('Enter');
      const pressed = await board.page.evaluate(() => document.activeElement?.getAttribute('aria-pressed'));
      const told = (await board.sent()).slice(before).map(message => {
        if (message.type === 'command') return message.command;
        if (message.type !== 'intent') return message.type;
        const { kind } = message.intent;
        return `${kind} ${'digit' in message.intent ? message.intent.digit : ''}`.trim();
      });
      done.push(`${name}: ${told.join(' ') || (pressed === 'true' ? 'pressed' : '')}`);
    });
    for (const each of DONE) assert.ok(done.includes(each), `${each} in ${done.join('; ')}`);
  }),

  onPage('Tab and Escape are enough in the dialogs', nine, async board => {
    await board.press('?');
    await board.page.getByRole('dialog', { name: 'Keys' }).waitFor();
    const close = board.page.getByRole('dialog').getByRole('button', { name: 'Close' });
    for (let i = 0; i < 5 && !(await close.evaluate(element => element === document.activeElement)); i++)
      await board.press('Tab');
    await board.press('Enter');
    await board.page.getByRole('dialog', { name: 'Keys' }).waitFor({ state: 'hidden' });
    assert.equal(await board.focused(), 0);
  }),
];
