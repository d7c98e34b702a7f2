/** The effects of the mouse, touch and the buttons. */
import assert from 'node:assert/strict';
import { NINE, snapshotOf } from '../../board/snapshots';
import { type BoardTest, onPage, STEP } from './onPage.mts';

const nine = snapshotOf(NINE);

/** The tests. */
export const POINTERS: readonly BoardTest[] = [
  onPage('a click selects, a drag extends, Ctrl toggles', nine, async board => {
    const { mouse, keyboard } = board.page;
    const to = async (cell: number) => {
      const { x, y } = await board.middle(cell);
      await mouse.move(x, y, { steps: 4 });
    };
    await to(40);
    await mouse.down();
    await to(41);
    await to(51);
    await mouse.up();
    assert.deepEqual(await board.selected(), [40, 41, 51]);
    assert.equal(await board.focused(), 51);
    await keyboard.down('Control');
    await board.cell(0).click();
    await board.cell(41).click();
    await keyboard.up('Control');
    assert.deepEqual(await board.selected(), [0, 40, 51]);
    await board.cell(20).click();
    assert.deepEqual(await board.selected(), [20]);
    await board.cell(30).click({ modifiers: ['Shift'] });
    assert.deepEqual(await board.selected(), [20, 21, 29, 30]);
  }),

  onPage('a double click selects the equal cells', nine, async board => {
    await board.cell(0).dblclick();
    const fours = nine.digits.flatMap((digit, cell) => (digit === 4 ? [cell] : []));
    assert.deepEqual(await board.selected(), fours);
  }),

  onPage('in chain mode, a click colors a candidate, and dragging links two', nine, async board => {
    const { mouse } = board.page;
    await board.press('b');
    // Candidates are drawn in three rows of three.
    const to = async (cell: number, digit: number) => {
      const { x, y } = await board.middle(cell);
      const part = (await board.cell(cell).boundingBox())!.width * 0.3;
      await mouse.move(x + (((digit - 1) % 3) - 1) * part, y + (Math.floor((digit - 1) / 3) - 1) * part, { steps: 4 });
    };
    await to(2, 9);
    await mouse.down();
    await mouse.up();
    await to(2, 1);
    await mouse.down();
    await to(11, 9);
    await mouse.up();
    assert.deepEqual(await board.intents(), [
      { kind: 'link', cells: [2, 2], digits: [9, 9] },
      { kind: 'link', cells: [2, 11], digits: [1, 9] },
    ]);
    assert.deepEqual(await board.selected(), [2]);
    await board.cell(0).dblclick();
    assert.deepEqual(await board.selected(), [0]);
  }),

  onPage(
    'in chain mode, a finger draws a link, which is seen while it moves, between candidates near it',
    nine,
    async board => {
      await board.page.getByRole('button', { name: 'Chain', exact: true }).tap();
      const session = await board.page.context().newCDPSession(board.page);
      const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', cell?: number) => {
        const at = cell === undefined ? [] : [await board.middle(cell)];
        await session.send('Input.dispatchTouchEvent', { type, touchPoints: at });
      };
      const links = board.page.locator('.links .link');
      await links.first().waitFor({ state: 'detached' });
      await touch('touchStart', 2);
      await touch('touchMove', 11);
      await touch('touchMove', 20);
      await links.first().waitFor({ state: 'attached' });
      await touch('touchEnd');
      await links.first().waitFor({ state: 'detached' });
      const [intent] = await board.intents();
      assert.ok(intent.kind === 'link');
      assert.deepEqual(intent.cells, [2, 20]);
      assert.ok(intent.digits.every((digit, i) => (nine.candidates[intent.cells[i]] >> (digit - 1)) & 1));
      await touch('touchStart', 2);
      await touch('touchMove', 20);
      await links.first().waitFor({ state: 'attached' });
      await touch('touchCancel');
      await links.first().waitFor({ state: 'detached' });
      assert.equal((await board.intents()).length, 1);
    },
    { hasTouch: true, width: 360, height: 700 },
  ),

  onPage('the pad writes, marks and clears, without taking the focus', nine, async board => {
    await board.cell(2).click();
    const click = (name: string) => board.page.getByRole('button', { name, exact: true }).click();
    for (const name of ['9', 'Corner', 'Corner 1', 'Color', 'Color blue', 'Clear', 'Undo', 'Redo']) await click(name);
    const cells = [2];
    assert.deepEqual(await board.intents(), [
      { kind: 'setDigit', cells, digit: 9 },
      { kind: 'toggleMark', cells, layer: 'corner', digit: 1 },
      { kind: 'toggleMark', cells, layer: 'colour', digit: 6 },
      { kind: 'clear', cells, layer: 'colour' },
    ]);
    assert.deepEqual(
      (await board.sent()).slice(-2).map(({ type }) => type),
      ['undo', 'redo'],
    );
    assert.equal(await board.focused(), 2);
    await board.choose('Digit Pad');
    assert.equal(await board.focused(), 2);
    assert.equal(await board.page.locator('.digits').isVisible(), false);
  }),

  onPage('the menu opens and closes with its button, and a click elsewhere closes it', nine, async board => {
    const more = board.page.getByRole('button', { name: 'More', exact: true });
    const menu = board.page.getByRole('menu');
    await board.cell(2).click();
    for (const isOpen of [true, false, true]) {
      await more.click();
      assert.equal(await menu.isVisible(), isOpen);
      assert.equal(await more.getAttribute('aria-expanded'), `${isOpen}`);
    }
    await board.cell(0).click();
    assert.equal(await menu.isVisible(), false);
    assert.equal(await board.focused(), 0);
  }),

  onPage('every button runs its command', nine, async board => {
    const click = (name: string) => board.page.getByRole('button', { name, exact: true }).click();
    for (const name of ['Hint', 'Check', 'Previous Puzzle', 'Next Puzzle']) await click(name);
    for (const name of ['All Steps…', 'Solution Path', 'Add Rule…', 'Solve']) await board.choose(name);
    await board.change({ step: STEP });
    for (const name of ['Next', 'Apply', 'Hide Step']) await click(name);
    await board.focus();
    await board.press('Escape');
    assert.deepEqual(
      (await board.sent()).flatMap(message => (message.type === 'command' ? [message.command] : [])),
      [
        'sudoku.hint',
        'sudoku.checkProgress',
        'sudoku.previousPuzzle',
        'sudoku.nextPuzzle',
        'sudoku.findAllSteps',
        'sudoku.showPath',
        'sudoku.addRule',
        'sudoku.solvePuzzle',
        'sudoku.hint',
        'sudoku.applyStep',
        'sudoku.clearHighlights',
        'sudoku.clearHighlights',
      ],
    );
  }),

  onPage(
    'touch alone is sufficient',
    nine,
    async board => {
      await board.cell(2).tap();
      await board.page.getByRole('button', { name: '9', exact: true }).tap();
      assert.deepEqual(await board.intents(), [{ kind: 'setDigit', cells: [2], digit: 9 }]);
    },
    { hasTouch: true, width: 360, height: 700 },
  ),

  onPage('hovering over a marked cell shows why it is marked', nine, async board => {
    const message = '7 is already in row 1 (r1c6)';
    await board.change({ problems: [{ cell: 3, kind: 'conflict', message }] });
    const tooltip = board.page.getByRole('tooltip');
    const pointAt = async (cell: number) => {
      const { x, y } = await board.middle(cell);
      await board.page.mouse.move(x, y, { steps: 2 });
    };
    await pointAt(3);
    await tooltip.waitFor();
    assert.equal(await tooltip.textContent(), message);
    await pointAt(40);
    await tooltip.waitFor({ state: 'hidden' });
  }),
];
