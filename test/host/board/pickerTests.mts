/** The puzzle picker. */
import assert from 'node:assert/strict';
import type { FromPage } from '../../../src/board/protocol/messages';
import { NINE, snapshotOf } from '../../board/snapshots';
import type { BoardPage } from './boardPage.mts';
import { type BoardTest, onPage } from './onPage.mts';

const nine = snapshotOf(NINE);

const dialog = (board: BoardPage) => board.page.getByRole('dialog', { name: 'Puzzles' });
const field = (board: BoardPage) => board.page.getByRole('combobox', { name: 'Search by title' });
const options = (board: BoardPage) => board.page.getByRole('option');

/** Opens the picker in a file with `puzzles` puzzles. */
async function opened(board: BoardPage, puzzles: number): Promise<void> {
  await board.page.evaluate(`standIn.puzzles = ${puzzles}`);
  await board.press('p');
  await options(board).first().waitFor();
}

/** Waits until the screen reader name of the active option is this. */
async function untilActive(board: BoardPage, name: string): Promise<void> {
  const option = board.page.getByRole('option', { name, exact: true, selected: true });
  await option.waitFor();
  assert.equal(await field(board).getAttribute('aria-activedescendant'), await option.getAttribute('id'));
}

/** Waits until the line with the number of puzzles is this. */
async function untilFound(board: BoardPage, text: string): Promise<void> {
  await dialog(board).getByRole('status').getByText(text, { exact: true }).waitFor();
}

async function lists(board: BoardPage): Promise<Extract<FromPage, { readonly type: 'list' }>[]> {
  return (await board.sent()).flatMap(message => (message.type === 'list' ? [message] : []));
}

async function shown(board: BoardPage): Promise<number[]> {
  return (await board.sent()).flatMap(message => (message.type === 'show' ? [message.start] : []));
}

const keys: readonly BoardTest[] = [
  onPage('P and a button open the picker, Escape closes it, and the focus returns', nine, async board => {
    await board.press('ArrowRight');
    await opened(board, 30);
    assert.equal(await field(board).evaluate(element => element === document.activeElement), true);
    await untilFound(board, '30 puzzles');
    await board.press('5', 'p');
    assert.equal(await field(board).inputValue(), '5p');
    await board.press('Escape');
    await dialog(board).waitFor({ state: 'hidden' });
    assert.equal(await board.focused(), 1);
    assert.deepEqual(await board.intents(), []);
    await board.page.getByRole('button', { name: 'Puzzles' }).click();
    assert.equal(await field(board).inputValue(), '');
    await untilActive(board, 'tenth 0 Puzzle 1 · 9x9 on the board');
    await dialog(board).getByRole('button', { name: 'Close' }).click();
    await dialog(board).waitFor({ state: 'hidden' });
    assert.equal(await board.focused(), 1);
  }),

  onPage('P is a digit if it is a symbol', { ...nine, symbols: [...'ABCDEFGHP'] }, async board => {
    await board.press('ArrowRight', 'p');
    assert.deepEqual(await board.intents(), [{ kind: 'setDigit', cells: [1], digit: 9 }]);
    assert.equal(await dialog(board).isVisible(), false);
  }),

  onPage('keys move through the entries, and Enter chooses', nine, async board => {
    await opened(board, 1000);
    await board.press('ArrowUp', 'ArrowDown', 'ArrowDown', 'ArrowUp');
    await untilActive(board, 'Puzzle 2 9x9');
    const active = board.page.locator('[role=option][aria-selected=true]');
    assert.equal(await active.getAttribute('aria-posinset'), '2');
    assert.equal(await active.getAttribute('aria-setsize'), '1000');
    await board.press('End');
    await untilActive(board, 'Puzzle 1,000 9x9');
    await board.press('ArrowDown', 'PageUp', 'PageDown', 'ArrowUp');
    await untilActive(board, 'Puzzle 999 9x9');
    await board.press('Home', 'PageDown', 'PageUp');
    await untilActive(board, 'tenth 0 Puzzle 1 · 9x9 on the board');
    for (let i = 0; i < 20; i++) await board.press('ArrowDown');
    await untilActive(board, 'tenth 20 Puzzle 21 · 9x9');
    const [list, row] = await Promise.all([board.page.locator('.list').boundingBox(), active.boundingBox()]);
    assert.ok(row!.y >= list!.y - 1 && row!.y + row!.height <= list!.y + list!.height + 1);
    await board.press('Enter');
    assert.deepEqual(await shown(board), [2000]);
    assert.equal(await dialog(board).isVisible(), false);
    assert.equal(await board.focused(), 0);
  }),

  onPage('a click chooses', nine, async board => {
    await opened(board, 50);
    await options(board).nth(3).click();
    assert.deepEqual(await shown(board), [300]);
    assert.equal(await dialog(board).isVisible(), false);
  }),
];

const content: readonly BoardTest[] = [
  onPage('of 500,000 puzzles only the visible ones are requested and drawn', nine, async board => {
    await opened(board, 500_000);
    await untilFound(board, '500,000 puzzles');
    assert.deepEqual(
      (await lists(board)).map(({ from, count }) => [from, count]),
      [[0, 40]],
    );
    await board.press('End');
    await untilActive(board, 'Puzzle 500,000 9x9');
    for (const part of [0.1, 0.25, 0.5, 0.75]) {
      await board.page.locator('.list').evaluate((list, at) => {
        list.scrollTop = at * list.scrollHeight;
      }, part);
      await board.page.locator('.list .unknown').first().waitFor({ state: 'detached' });
      assert.ok((await options(board).count()) < 30);
    }
    const asked = await lists(board);
    assert.ok(asked.length < 16, `${asked.length}`);
    assert.ok(asked.every(({ from, count }) => from % 40 === 0 && count === 40));
    // The active entry is scrolled out of view: it returns with the next key.
    assert.equal(await field(board).getAttribute('aria-activedescendant'), null);
    await board.press('ArrowUp');
    await untilActive(board, 'Puzzle 499,999 9x9');
    await board.press('Enter');
    assert.deepEqual(await shown(board), [49_999_800]);
  }),

  onPage('it opens at the puzzle on the board', { ...nine, start: 32_100 }, async board => {
    await opened(board, 2000);
    await untilActive(board, 'Puzzle 322 9x9 on the board');
    const row = board.page.getByRole('option', { name: 'on the board' });
    assert.equal(await row.count(), 1);
    const [seen, box] = await Promise.all([board.page.locator('.list').boundingBox(), row.boundingBox()]);
    assert.ok(Math.abs(box!.y + box!.height / 2 - seen!.y - seen!.height / 2) < 2);
  }),

  onPage('a search is requested once it is typed, and older answers are ignored', nine, async board => {
    await opened(board, 2000);
    await field(board).pressSequentially('tenth 1');
    await untilFound(board, '111 puzzles found');
    await untilActive(board, 'tenth 10 Puzzle 11 · 9x9');
    assert.deepEqual(
      (await lists(board)).map(({ search }) => search),
      ['', 'tenth 1'],
    );
    await board.post({ type: 'list', from: 0, search: 'tenth', total: 7, puzzles: [] });
    await untilFound(board, '111 puzzles found');
    await field(board).fill('x');
    await untilFound(board, 'No title matches');
    assert.equal(await field(board).getAttribute('aria-expanded'), 'false');
    assert.equal(await options(board).count(), 0);
    await board.press('ArrowDown', 'Enter');
    assert.deepEqual(await shown(board), []);
    // Enter does not choose from the previous list, but waits for the answer.
    await field(board).fill('tenth 70');
    await board.press('Enter');
    await dialog(board).waitFor({ state: 'hidden' });
    assert.deepEqual(await shown(board), [7000]);
  }),

  onPage('a slow search is announced', nine, async board => {
    await opened(board, 20);
    await board.page.evaluate('standIn.puzzles = 0');
    await field(board).fill('slow');
    await options(board).nth(2).click();
    await untilFound(board, 'Searching …');
    assert.equal(await options(board).count(), 0);
    const { digits, regions, symbols } = nine;
    const entry = { index: 4, start: 44, title: 'slow', size: 9, regions, symbols, digits };
    const answer = { type: 'list', from: 0, search: 'slow' };
    await board.post({ ...answer, total: 1, puzzles: [entry] });
    await untilFound(board, '1 puzzle found');
    await untilActive(board, 'slow Puzzle 5 · 9x9');
    // The whole file is read now.
    await board.post({ ...answer, total: 2, puzzles: [entry, { ...entry, index: 9 }] });
    await untilFound(board, '2 puzzles found');
    assert.equal(await options(board).count(), 2);
    // A row of the previous list was clicked: nothing was chosen.
    assert.deepEqual(await shown(board), []);
  }),

  onPage('the entries are requested again when the file changes', nine, async board => {
    await opened(board, 50);
    await board.press('ArrowDown', 'ArrowDown');
    await board.page.evaluate('standIn.puzzles = 49');
    await board.change({});
    await untilFound(board, '49 puzzles');
    await untilActive(board, 'Puzzle 3 9x9');
    await board.post({ type: 'nothing', message: 'There is no puzzle.' });
    assert.equal(await dialog(board).isVisible(), false);
  }),
];

const accessible = onPage(
  'axe-core finds nothing in the picker in any theme',
  nine,
  async board => {
    await opened(board, 100);
    await board.assertAccessible('as it opens');
    await field(board).fill('x');
    await untilFound(board, 'No title matches');
    await board.assertAccessible('without a match');
  },
  { width: 400, height: 700 },
);

/** The tests. */
export const PICKER: readonly BoardTest[] = [...keys, ...content, accessible];
