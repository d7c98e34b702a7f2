/** The effects of the keys. */
import assert from 'node:assert/strict';
import { changed, NINE, snapshotOf, sparse } from '../../board/snapshots';
import { type BoardTest, onPage, STEP } from './onPage.mts';

const nine = snapshotOf(NINE);

/** The tests. */
export const KEYS: readonly BoardTest[] = [
  onPage('arrows, letters, Home and End move the focus', nine, async board => {
    for (const [key, cell] of [
      ['ArrowRight', 1],
      ['ArrowDown', 10],
      ['d', 11],
      ['s', 20],
      ['a', 19],
      ['w', 10],
      ['ArrowUp', 1],
      ['ArrowUp', 1],
      ['End', 8],
      ['ArrowRight', 8],
      ['Home', 0],
      ['Control+End', 80],
      ['Control+Home', 0],
    ] as const) {
      await board.press(key);
      assert.equal(await board.focused(), cell, key);
      assert.deepEqual(await board.selected(), [cell], key);
    }
    assert.deepEqual((await board.sent()).at(-1), { type: 'cursor', start: 0, cell: 0 });
  }),

  onPage('digits are written, and marks added, in the layers of the keys', nine, async board => {
    await board.press('ArrowRight', 'ArrowRight', '9', 'Shift+Digit1', 'Alt+Digit2', 'Control+Digit3', 'Meta+Digit4');
    await board.press('Backspace', 'Delete', '0');
    const cells = [2];
    assert.deepEqual(await board.intents(), [
      { kind: 'setDigit', cells, digit: 9 },
      { kind: 'toggleMark', cells, layer: 'corner', digit: 1 },
      { kind: 'toggleMark', cells, layer: 'corner', digit: 2 },
      { kind: 'toggleMark', cells, layer: 'centre', digit: 3 },
      { kind: 'toggleMark', cells, layer: 'centre', digit: 4 },
      { kind: 'clear', cells, layer: 'digit' },
      { kind: 'clear', cells, layer: 'digit' },
      { kind: 'clear', cells, layer: 'digit' },
    ]);
    const ids = (await board.sent()).flatMap(message => (message.type === 'intent' ? [message.id] : []));
    assert.deepEqual(ids, [1, 2, 3, 4, 5, 6, 7, 8]);
  }),

  onPage('modes change with Space and with letters, and announce where digits go', nine, async board => {
    await board.press(
      'x',
      '1',
      'c',
      '2',
      'v',
      '3',
      'z',
      '4',
      'Space',
      '5',
      'b',
      '7',
      'x',
      'Shift+Space',
      'Shift+Space',
      'Shift+Space',
      '6',
      'Delete',
    );
    assert.deepEqual(
      (await board.intents()).map(intent => ('layer' in intent ? intent.layer : 'digit')),
      ['corner', 'centre', 'colour', 'digit', 'corner', 'chain', 'colour', 'colour'],
    );
    assert.equal(await board.page.locator('.modes [aria-pressed=true]').textContent(), 'Color');
  }),

  onPage('keys color candidates and link them, until Escape', nine, async board => {
    await board.cell(2).click();
    await board.press('b', '9', 'l', '1', 'ArrowRight', '3', '4', 'l', 'Escape', '5', 'Delete');
    assert.deepEqual(await board.intents(), [
      { kind: 'toggleMark', cells: [2], layer: 'chain', digit: 9 },
      { kind: 'link', cells: [2, 3], digits: [1, 3] },
      { kind: 'toggleMark', cells: [3], layer: 'chain', digit: 4 },
      { kind: 'toggleMark', cells: [3], layer: 'chain', digit: 5 },
      { kind: 'clear', cells: [3], layer: 'chain' },
    ]);
  }),

  onPage('cells that are not adjacent are selected with keys', nine, async board => {
    await board.press('Control+ArrowRight', 'Control+ArrowRight', 'Enter');
    assert.deepEqual(await board.selected(), [0, 2]);
    await board.press('4');
    assert.deepEqual(await board.intents(), [{ kind: 'setDigit', cells: [0, 2], digit: 4 }]);
    await board.press('Enter');
    assert.deepEqual(await board.selected(), [0]);
    await board.press('=');
    const fours = [...nine.digits.keys()].filter(cell => cell === 2 || nine.digits[cell] === 4);
    assert.deepEqual(await board.selected(), fours);
  }),
  onPage('the selection is extended, inverted, and made one cell again', nine, async board => {
    await board.press('Shift+ArrowRight', 'Shift+ArrowDown');
    assert.deepEqual(await board.selected(), [0, 1, 10]);
    await board.press('2');
    assert.deepEqual(await board.intents(), [{ kind: 'setDigit', cells: [0, 1, 10], digit: 2 }]);
    await board.untilSaid('2 in 3 cells');
    await board.press('Control+i');
    assert.equal((await board.selected()).length, 78);
    await board.press('Control+a');
    assert.equal((await board.selected()).length, 81);
    await board.untilSaid('81 cells selected');
    await board.press('Escape');
    assert.deepEqual(await board.selected(), [10]);
    await board.press('Shift+End');
    assert.deepEqual(await board.selected(), [10, 11, 12, 13, 14, 15, 16, 17]);
  }),

  onPage('the selection goes to the cell that an applied step changes', nine, async board => {
    await board.change({ step: STEP });
    await board.page.getByRole('button', { name: 'Apply', exact: true }).click();
    await board.change({ status: 'checking' });
    assert.deepEqual(await board.selected(), [0]);
    await board.change({ digits: changed(nine.digits, { 2: 9 }) });
    assert.deepEqual([await board.selected(), await board.focused()], [[2], 2]);
    await board.change({ digits: changed(nine.digits, { 2: 9, 3: 5 }) });
    assert.deepEqual(await board.selected(), [2]);
  }),

  onPage('the selection goes to the cells that Undo and Redo change', nine, async board => {
    await board.change({ digits: changed(nine.digits, { 2: 9, 3: 6 }) });
    await board.press('Control+z', 'Control+z');
    await board.change({ digits: changed(nine.digits, { 2: 9 }) });
    assert.deepEqual([await board.selected(), await board.focused()], [[3], 3]);
    await board.change({ digits: nine.digits });
    assert.deepEqual([await board.selected(), await board.focused()], [[2], 2]);
    await board.change({ digits: changed(nine.digits, { 3: 6 }) });
    assert.deepEqual(await board.selected(), [2]);
    await board.press('Control+y', 'Control+s');
    await board.change({ digits: changed(nine.digits, { 2: 9 }) });
    assert.deepEqual(await board.selected(), [2]);
  }),

  onPage('Enter and Ctrl+I keep a cell selected, and Escape selects the one at the cursor', nine, async board => {
    await board.press('Enter');
    assert.deepEqual(await board.selected(), [0]);
    await board.press('Control+a', 'Control+i');
    assert.deepEqual(await board.selected(), [0]);
    await board.press('Control+ArrowRight', 'Escape');
    assert.deepEqual(await board.selected(), [1]);
  }),

  onPage('Tab goes to empty cells, and leaves the grid after the last', nine, async board => {
    await board.press('Tab', 'Tab');
    assert.equal(await board.focused(), 3);
    await board.press('Shift+Tab');
    assert.equal(await board.focused(), 2);
    await board.press('Shift+Tab');
    assert.equal(await board.focused(), -1);
    await board.focus();
    await board.press('Control+End', 'Shift+Tab', 'Shift+Tab');
    assert.equal(await board.focused(), 77);
    await board.press('Tab', 'Tab');
    assert.equal(await board.focused(), -1);
    assert.equal(await board.page.evaluate(() => document.activeElement?.tagName), 'BUTTON');
  }),

  onPage('F8 goes to every problem with a place, and the others are listed', nine, async board => {
    const short = { kind: 'unread text', places: [4, 5], message: 'Row 1: This row has 8 cells' } as const;
    const rule = { kind: 'unread rule', message: 'cage 3 has a cell outside of the grid' } as const;
    const unread = { cell: 2, kind: 'unread text', message: '! is not a digit' } as const;
    const listed = () => board.page.locator('.problems li').allTextContents();
    await board.change({ problems: [unread], faults: [rule, short] });
    assert.deepEqual(await listed(), [`r1c3: ${unread.message}`, rule.message, short.message]);
    await board.press('F8');
    assert.equal(await board.focused(), 2);
    await board.press('F8');
    assert.equal(await board.focused(), 4);
    await board.change({ problems: [], faults: [rule] });
    await board.press('F8');
    assert.equal(await board.focused(), 4);
    assert.match((await board.page.locator('.message').textContent()) ?? '', /are listed below/);
    await board.change({ faults: [] });
    assert.equal(await board.page.locator('.problems').isVisible(), false);
  }),

  onPage('F8 goes to the cells with problems', nine, async board => {
    const kind = 'conflict';
    await board.change({ problems: [50, 3].map(cell => ({ cell, kind, message: 'conflicts' })) });
    await board.press('F8');
    assert.equal(await board.focused(), 3);
    await board.press('F8');
    assert.equal(await board.focused(), 50);
    await board.press('F8');
    assert.equal(await board.focused(), 3);
    await board.press('Shift+F8');
    assert.equal(await board.focused(), 50);
  }),

  onPage('Undo, Redo and Save are sent to the document once, and other keys to the editor', nine, async board => {
    await board.page.evaluate(() => {
      const passed: string[] = [];
      Object.assign(window, { passed });
      window.addEventListener('keydown', event => passed.push(`${event.key}${event.defaultPrevented ? '!' : ''}`));
    });
    await board.press('Control+z', 'Control+Shift+z', 'Control+y', 'Control+s', 'Control+p', 'F1', 'Escape', 'q', '7');
    assert.deepEqual(
      (await board.sent()).slice(1).map(({ type }) => type),
      ['undo', 'redo', 'redo', 'save', 'intent'],
    );
    const passed = await board.page.evaluate(() => (window as unknown as { passed: string[] }).passed);
    assert.deepEqual(passed, [
      'Control',
      'Control',
      'Shift',
      'Control',
      'Control',
      'Control',
      'p',
      'F1',
      'Escape',
      'q',
    ]);
  }),

  onPage('? shows the keys, Escape closes them, and the focus returns', nine, async board => {
    await board.press('ArrowRight', '?');
    const dialog = board.page.getByRole('dialog', { name: 'Keyboard Shortcuts' });
    await dialog.waitFor();
    await board.press('5', 'Tab');
    assert.deepEqual(await board.intents(), []);
    await board.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    assert.equal(await board.focused(), 1);
    await board.press('?', '?');
    await dialog.waitFor({ state: 'hidden' });
  }),

  onPage(
    'numbers of two digits are typed with two keys',
    { ...snapshotOf(sparse(16)), symbols: numbers(16) },
    async board => {
      await board.press(
        'ArrowRight',
        '1',
        '2',
        '3',
        '1',
        'ArrowRight',
        '6',
        'c',
        'Shift+Digit1',
        'Shift+Digit4',
        'Shift+Digit2',
      );
      assert.deepEqual(
        (await board.intents()).map(intent => [intent.kind, intent.cells[0], 'digit' in intent && intent.digit]),
        [
          ['setDigit', 1, 12],
          ['setDigit', 1, 3],
          ['setDigit', 1, 1],
          ['setDigit', 2, 6],
          ['setDigit', 2, 12],
          ['toggleMark', 2, 14],
          ['toggleMark', 2, 2],
        ],
      );
    },
  ),
];

function numbers(size: number): string[] {
  return Array.from({ length: size }, (_, i) => `${i + 1}`);
}
