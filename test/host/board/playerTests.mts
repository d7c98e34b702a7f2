/** The player of the solution path. */
import assert from 'node:assert/strict';
import { NINE, snapshotOf } from '../../board/snapshots';
import type { BoardPage } from './boardPage.mts';
import { type BoardTest, onPage, STEP } from './onPage.mts';

const nine = snapshotOf(NINE);
const PATH = [1, 2, 3].map(row => ({ ...STEP, sentence: `In row ${row}, 9 is only possible in r${row}c3.` }));

const named = (board: BoardPage, name: string) => board.page.getByRole('button', { name, exact: true });

async function withPath(board: BoardPage): Promise<void> {
  await board.page.evaluate(`standIn.path = ${JSON.stringify(PATH)}`);
}

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
