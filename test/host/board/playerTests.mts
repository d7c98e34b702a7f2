/** The player of the solution path. */
import assert from 'node:assert/strict';
import type { Snapshot } from '../../../src/board/protocol/snapshot';
import { changed, NINE, snapshotOf } from '../../board/snapshots';
import type { BoardPage } from './boardPage.mts';
import { type BoardTest, onPage, STEP } from './onPage.mts';

const nine = snapshotOf(NINE);
const PATH = [1, 2, 3].map(row => ({ ...STEP, sentence: `In row ${row}, 9 is only possible in r${row}c3.` }));

const named = (board: BoardPage, name: string) => board.page.getByRole('button', { name, exact: true });

async function withPath(board: BoardPage): Promise<void> {
  await board.page.evaluate(`standIn.path = ${JSON.stringify(PATH)}`);
}

/** The moves of a replay, which fills in the first empty cells of the puzzle. The puzzle itself has all of these digits. */
const FILLED = [2, 3, 4].reduce((digits, cell, i) => changed(digits, { [cell]: i + 1 }), nine.digits);
const MOVES = [2, 3, 4].map((cell, i) => ({
  ...STEP,
  name: 'Replay',
  sentence: `r1c${cell + 1}=${i + 1}.`,
  ...{ explanation: '', area: [], candidates: [] },
  cells: [{ cell, role: 'placement' as const }],
  digits: FILLED.map((digit, at) => (at > cell && at <= 4 ? 0 : digit)),
}));
const replayed: Snapshot = { ...nine, digits: FILLED, locked: { reason: 'This is a replay.', cells: 'all' } };

async function withReplay(board: BoardPage): Promise<void> {
  await board.page.evaluate(`standIn.path = ${JSON.stringify(MOVES)}`);
  await board.change({ step: { ...MOVES[0], inPath: { index: 0, count: 3 } } });
  await untilAt(board, '1 of 3');
}

/** The digits in the first row. */
const firstRow = (board: BoardPage) =>
  board.page.evaluate(() =>
    [...document.querySelectorAll('.glyphs .cell')]
      .slice(0, 9)
      .map(cell => cell.querySelector('.digit')?.textContent ?? '.')
      .join(''),
  );

/** Waits until this place in the path is shown. */
async function untilAt(board: BoardPage, text: string): Promise<void> {
  await board.page.locator('.walk .place').getByText(text, { exact: true }).waitFor();
}

async function walked(board: BoardPage): Promise<number[]> {
  return (await board.sent()).flatMap(message => (message.type === 'walk' ? [message.by] : []));
}

/** The tests. */
export const PLAYER: readonly BoardTest[] = [
  onPage(
    'keys move along the solution path, but not beyond its ends, and its steps are announced',
    nine,
    async board => {
      await withPath(board);
      await board.press('.');
      await board.untilSaid('Step 1 of 3. Hidden Single. In row 1, 9 is only possible in r1c3.');
      await board.press('.');
      await board.untilSaid('Step 2 of 3. Hidden Single. In row 2, 9 is only possible in r2c3.');
      await untilAt(board, '2 of 3');
      await board.press(',');
      await untilAt(board, '1 of 3');
      await board.press(',');
      assert.deepEqual(await walked(board), [1, 1, -1]);
      assert.equal(await board.focused(), 0);
      assert.equal(await named(board, 'Previous Step').getAttribute('aria-disabled'), 'true');
    },
  ),

  onPage('the menu starts it, and buttons with the step move along it and keep the focus', nine, async board => {
    await withPath(board);
    const walk = board.page.getByRole('group', { name: 'Walkthrough' });
    assert.equal(await walk.isVisible(), false);
    await board.choose('Walk Through Solution');
    await untilAt(board, '1 of 3');
    // The shown step may be far from the position, so it cannot be applied. The keys of the path work at once.
    assert.equal(await board.page.getByRole('button', { name: 'Apply', exact: true }).isVisible(), false);
    assert.equal(await board.page.evaluate(() => document.activeElement?.getAttribute('role')), 'gridcell');
    await named(board, 'Next Step').focus();
    await board.press('Enter');
    await untilAt(board, '2 of 3');
    await board.press('Enter');
    await untilAt(board, '3 of 3');
    assert.equal(await board.page.evaluate(() => document.activeElement?.getAttribute('title')), 'Next Step');
    await named(board, 'Next Step').click({ force: true });
    await named(board, 'Play Steps').click({ force: true });
    await named(board, 'Previous Step').click();
    await untilAt(board, '2 of 3');
    assert.deepEqual(await walked(board), [1, 1, 1, -1]);
    // A hint that is not in the path has no place in it.
    await board.change({ step: STEP });
    assert.equal(await walk.isVisible(), false);
  }),

  onPage(
    'Play shows a step every two seconds, up to the last',
    nine,
    async board => {
      await withPath(board);
      await board.stopClock();
      await board.press('.');
      await board.page.clock.runFor(100);
      await untilAt(board, '1 of 3');
      await named(board, 'Play Steps').click();
      await board.page.clock.runFor(100);
      await untilAt(board, '2 of 3');
      assert.equal(await named(board, 'Play Steps').count(), 0);
      await board.page.clock.runFor(1800);
      assert.deepEqual(await walked(board), [1, 1]);
      assert.equal(await named(board, 'Pause').isVisible(), true);
      await board.page.clock.runFor(200);
      await untilAt(board, '3 of 3');
      await named(board, 'Play Steps').waitFor();
      await board.page.clock.runFor(5000);
      assert.deepEqual(await walked(board), [1, 1, 1]);
    },
    { setsClock: true },
  ),

  onPage(
    'a replay shows earlier positions, in which cells are read out and cannot be edited',
    replayed,
    async board => {
      await withReplay(board);
      assert.equal(await firstRow(board), '481..7.5.');
      await board.press('.');
      await board.untilSaid('Step 2 of 3. Replay. r1c4=2.');
      assert.equal(await firstRow(board), '4812.7.5.');
      const name = (cell: number) => board.page.getByRole('gridcell').nth(cell).getAttribute('aria-label');
      assert.match((await name(3)) ?? '', /^row 1, column 4, 2/);
      assert.match((await name(4)) ?? '', /^row 1, column 5, empty/);
      await board.press('5');
      await board.page.getByText('This is a replay.').waitFor();
      assert.deepEqual(
        (await board.sent()).filter(({ type }) => type === 'intent'),
        [],
      );
      await board.press('Escape');
      await board.change({ step: undefined, locked: undefined });
      assert.equal(await firstRow(board), '481237.5.');
    },
  ),

  onPage('the slider goes to a step, with the mouse and with keys', replayed, async board => {
    await withReplay(board);
    const slider = board.page.getByRole('slider', { name: 'Step' });
    assert.equal(await slider.getAttribute('aria-valuetext'), '1 of 3');
    await slider.fill('2');
    await untilAt(board, '3 of 3');
    await slider.focus();
    await board.press('ArrowLeft');
    await untilAt(board, '2 of 3');
    assert.equal(await slider.inputValue(), '1');
    const sent = (await board.sent()).flatMap(message => (message.type === 'goTo' ? [message.index] : []));
    assert.deepEqual(sent, [2, 1]);
    assert.equal(await board.focused(), -1);
  }),

  onPage(
    'the speed changes the time between steps, also while it plays',
    replayed,
    async board => {
      await withReplay(board);
      await board.stopClock();
      await board.page.getByRole('combobox', { name: 'Speed' }).selectOption('8×');
      await named(board, 'Play Steps').click();
      await board.page.clock.runFor(20);
      await untilAt(board, '2 of 3');
      await board.page.clock.runFor(250);
      await untilAt(board, '3 of 3');
      await named(board, 'Play Steps').waitFor();
    },
    { setsClock: true },
  ),

  onPage('Pause, Escape, an edit and a message end it', nine, async board => {
    await withPath(board);
    const isPlaying = async () => (await named(board, 'Pause').count()) === 1;
    const play = async () => {
      await board.page.evaluate('delete standIn.snapshot.step');
      await board.change({});
      await board.focus();
      await board.press('.');
      await untilAt(board, '1 of 3');
      await named(board, 'Play Steps').click();
      await untilAt(board, '2 of 3');
      assert.equal(await isPlaying(), true);
    };
    await play();
    await named(board, 'Pause').click();
    assert.equal(await isPlaying(), false);
    await play();
    await board.press('Escape');
    assert.equal(await isPlaying(), false);
    // The first Escape only pauses.
    assert.equal(await board.page.locator('.step').isVisible(), true);
    await play();
    await board.press('5');
    assert.equal(await isPlaying(), false);
    await play();
    await board.change({ title: 'Edited elsewhere' });
    assert.equal(await isPlaying(), false);
    await play();
    await board.post({ type: 'notice', message: 'The puzzle has no path.' });
    assert.equal(await isPlaying(), false);
    await play();
    await board.page.getByRole('button', { name: 'Hide Step' }).click();
    assert.equal(await isPlaying(), false);
  }),
];
