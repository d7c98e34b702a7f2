/** Givens that are locked, and how they are unlocked and locked again. */
import assert from 'node:assert/strict';
import { NINE, snapshotOf } from '../../board/snapshots';
import { type BoardTest, onPage } from './onPage.mts';
import { shown } from './playTests.mts';

const nine = snapshotOf(NINE);

const GUARDED = 'Givens are locked. To change them, choose Unlock Givens from the More menu.';

const UNLOCKED = 'You are editing the puzzle: digits that you enter are givens.';

const guard = onPage(
  'guarded givens are refused in every way and with a message, until they are unlocked',
  { ...nine, canStart: true, guard: 'on', locked: { reason: GUARDED, cells: [0, 1, 5] } },
  async board => {
    const message = board.page.locator('.message');
    const refused = async (does: () => Promise<void>) => {
      await board.press('ArrowRight', 'ArrowLeft');
      assert.equal(await message.textContent(), '');
      await does();
      assert.equal(await message.textContent(), GUARDED);
    };
    assert.equal(await message.getAttribute('role'), 'status');
    assert.equal(await board.cell(0).getAttribute('aria-readonly'), 'true');
    await board.cell(0).click();
    await refused(() => board.press('5'));
    await refused(() => board.press('Shift+Digit5'));
    await refused(() => board.press('Control+Digit5'));
    await refused(() => board.page.getByRole('button', { name: '7', exact: true }).click());
    await board.page.mouse.move(1, 1);
    await board.cell(0).click();
    await board.press('Shift+ArrowRight', '5');
    assert.equal(await message.textContent(), GUARDED);
    assert.deepEqual(await board.intents(), []);
    // Of several cells, the editable ones are changed; and givens are colored, which Clear may also remove.
    await board.press('Shift+ArrowRight', '5', 'v', '5', 'z', 'Delete');
    const expected = [
      { kind: 'setDigit', cells: [2], digit: 5 },
      { kind: 'toggleMark', cells: [0, 1, 2], layer: 'colour', digit: 5 },
      { kind: 'clear', cells: [0, 1, 2], layer: 'digit' },
    ];
    assert.deepEqual(await board.intents(), expected);
    const lock = board.page.getByRole('button', { name: 'Lock Givens', exact: true });
    assert.equal(await lock.isVisible(), false);
    await board.choose('Unlock Givens');
    assert.deepEqual((await board.sent()).at(-1), { type: 'guard', start: 0, guard: 'off' });
    assert.equal(await message.textContent(), UNLOCKED);
    await board.page.evaluate('delete standIn.snapshot.locked');
    // The puzzle is edited, so it may have several solutions meanwhile.
    await board.change({ guard: 'off', isAmbiguous: true });
    assert.match(await shown(board), /^Add Rule…, Check\*, Lock Givens \|(?!.*Unlock Givens)/);
    await board.change({ isAmbiguous: false, canStart: false });
    assert.match(await shown(board), /^Hint, Lock Givens\* \|(?!.*Unlock Givens)/);
    assert.equal(await board.cell(0).getAttribute('aria-readonly'), 'false');
    await board.cell(0).click();
    await board.press('5');
    assert.deepEqual((await board.intents()).at(-1), { kind: 'setDigit', cells: [0], digit: 5 });
    await lock.click();
    assert.deepEqual((await board.sent()).at(-1), { type: 'guard', start: 0, guard: 'on' });
    await board.change({ guard: 'on' });
    assert.match(await shown(board), /^Hint\*, Check \|.*Unlock Givens/);
  },
);

/** The tests. */
export const GIVENS: readonly BoardTest[] = [guard];
