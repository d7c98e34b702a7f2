/** Screen reader messages, and the state that survives changes of the document. */
import assert from 'node:assert/strict';
import type { Snapshot } from '../../../src/board/protocol/snapshot';
import { changed, NINE, snapshotOf, sparse } from '../../board/snapshots';
import type { BoardPage } from './boardPage.mts';
import { type BoardTest, onPage, STEP } from './onPage.mts';

const nine = snapshotOf(NINE);
const label = (board: BoardPage, cell: number) => board.cell(cell).getAttribute('aria-label');

const words: BoardTest[] = [
  onPage('a cell has a name for screen readers', nine, async board => {
    assert.equal(await label(board, 0), 'row 1, column 1, 4, given');
    assert.equal(await label(board, 2), 'row 1, column 3, empty');
    await board.page.getByRole('button', { name: 'Candidates' }).click();
    assert.equal(await label(board, 2), 'row 1, column 3, empty, candidates 1 3 9');
    await board.change({ problems: [{ cell: 0, kind: 'conflict', message: 'conflicts with row 4, column 1' }] });
    assert.equal(await label(board, 0), 'row 1, column 1, 4, given, conflicts with row 4, column 1');
    assert.equal(await board.page.getByRole('grid').getAttribute('aria-label'), 'Monday, 9x9');
  }),

  onPage('changes, steps, refusals and messages are announced', nine, async board => {
    await board.press('ArrowRight', 'ArrowRight', '9');
    await board.untilSaid('row 1, column 3: 9');
    await board.press('Delete');
    await board.untilSaid('row 1, column 3: empty');
    await board.press('Shift+Digit1');
    await board.untilSaid('row 1, column 3: corner marks 1');
    await board.change({ step: STEP });
    await board.untilSaid('Hidden Single. In row 1, 9 is only possible in r1c3.');
    assert.match((await label(board, 2)) ?? '', /the step places 9/);
    const status = board.page.locator('.message');
    await board.post({ type: 'refused', id: 1, message: 'The file is read-only.' });
    assert.equal(await status.textContent(), 'The file is read-only.');
    await board.press('1');
    assert.equal(await status.isVisible(), false);
    await board.untilSaid('row 1, column 3: 1');
    await board.post({ type: 'notice', message: 'Two digits are wrong.' });
    assert.equal(await status.textContent(), 'Two digits are wrong.');
    await board.change({ locked: { reason: 'This path cannot be edited.', cells: 'all' } });
    const { length } = await board.intents();
    await board.press('5');
    assert.equal(await status.textContent(), 'This path cannot be edited.');
    assert.equal((await board.intents()).length, length);
    assert.equal(await board.cell(2).getAttribute('aria-readonly'), 'true');
  }),
];

const problems: BoardTest[] = [
  onPage('an answer stays while marks change, and goes when a digit is edited elsewhere', nine, async board => {
    const message = () => board.page.locator('.message').textContent();
    await board.post({ type: 'notice', message: 'One entry is wrong.' });
    await board.change({ marks: { ...nine.marks, corner: changed(nine.marks.corner, { 2: 1 }) } });
    assert.equal(await message(), 'One entry is wrong.');
    await board.change({ digits: changed(nine.digits, { 2: 9 }) });
    assert.equal(await message(), '');
  }),

  onPage('problems of other cells and those that are found later are announced once', nine, async board => {
    const first = { cell: 0, kind: 'conflict', message: '4 is already in row 1 (r1c3)' } as const;
    const second = { cell: 2, kind: 'conflict', message: '4 is already in row 1 (r1c1)' } as const;
    const [empty, four, nineIn] = [0, 4, 9].map(digit => changed(nine.digits, { 2: digit }));
    const spoken = () => board.page.locator('.spoken').textContent();
    await board.change({ digits: four, problems: [first, second], isChecked: false });
    const edit = 'row 1, column 3: 4, 4 is already in row 1 (r1c1)';
    assert.equal(await spoken(), `${edit}. row 1, column 1: 4 is already in row 1 (r1c3)`);
    await board.change({ digits: empty, problems: [] });
    assert.equal(await spoken(), 'row 1, column 3: empty. No problems left');
    await board.change({ digits: nineIn });
    await board.change({ faults: [{ kind: 'no solution', message: 'This puzzle has no solution' }], isChecked: true });
    assert.equal(await spoken(), 'This puzzle has no solution');
    const other = { ...nine, start: 900, version: 90, givens: four, title: 'Other', isChecked: false };
    await board.change(other);
    await board.post({ type: 'snapshot', snapshot: { ...other, problems: [first], isChecked: true }, answered: 0 });
    assert.match((await label(board, 0)) ?? '', /4 is already/);
    assert.match((await spoken()) ?? '', /^Other, 9x9/);
  }),
];

const life: BoardTest[] = [
  onPage('the focus and the selection survive edits, snapshots, other sizes and an empty page', nine, async board => {
    await board.press('ArrowRight', 'ArrowRight', '9', 'Shift+ArrowRight');
    await board.untilSaid('row 1, column 3: 9');
    assert.equal(await board.focused(), 3);
    assert.deepEqual(await board.selected(), [2, 3]);
    await board.change({ ...snapshotOf(sparse(4)), version: 40, start: 100 });
    assert.equal(await board.focused(), 0);
    await board.press('ArrowRight', 'ArrowRight', 'ArrowRight');
    await board.untilSaid('Monday, 4x4');
    await board.post({ type: 'nothing', message: 'There is no puzzle at the cursor.' });
    assert.equal(await board.page.getByRole('grid').isVisible(), false);
    assert.equal(await board.page.locator('.nothing p').textContent(), 'There is no puzzle at the cursor.');
    await board.change({ ...nine, version: 41, start: 0 });
    assert.equal(await board.focused(), 3);
    // The focus was on a button that was removed.
    await board.change({ step: STEP });
    await board.page.getByRole('button', { name: 'Hide Step' }).focus();
    const { step, ...others } = (await board.page.evaluate('standIn.snapshot')) as Snapshot;
    assert.ok(step);
    await board.post({ type: 'snapshot', snapshot: { ...others, version: 60 }, answered: 0 });
    assert.equal(await board.focused(), 3);
  }),

  onPage('without a puzzle, buttons create one, by keyboard too, and axe-core finds nothing', nine, async board => {
    const { page } = board;
    await board.post({ type: 'nothing', message: 'There is no puzzle at the cursor.' });
    const starts = page.getByRole('group', { name: 'Start with another puzzle' }).getByRole('button');
    assert.deepEqual(await starts.allTextContents(), [
      'New Puzzle',
      'Generate Puzzles…',
      'Open Samples',
      'Get Started',
    ]);
    await board.assertAccessible('without a puzzle');
    // The focus was in the grid, and is now at the reason.
    for (let i = 0; i < 3; i++) await board.press('Tab', 'Enter');
    await starts.nth(3).click();
    const begun = (await board.sent()).flatMap(message => (message.type === 'start' ? [message.command] : []));
    assert.deepEqual(begun, ['sudoku.newPuzzle', 'sudoku.generate', 'sudoku.openSamples', 'sudoku.getStarted']);
  }),

  onPage('an older snapshot and messages of others are ignored', nine, async board => {
    await board.change({ version: 9, title: 'Newer' });
    await board.post({ type: 'snapshot', snapshot: { ...nine, version: 8, title: 'Older' }, answered: 0 });
    const warned: string[] = [];
    board.page.on('console', message => warned.push(`${message.type()} ${message.text()}`));
    await board.post({ type: 'unknown' });
    await board.post(undefined);
    const short = { ...nine, version: 10, title: 'Short', digits: nine.digits.slice(1) };
    await board.post({ type: 'snapshot', snapshot: short, answered: 0 });
    assert.equal(warned.filter(text => text.startsWith('warning Ignored')).length, 3);
    assert.equal(await board.page.locator('h1:visible').textContent(), 'Newer');
    await board.post({ type: 'snapshot', snapshot: { ...nine, version: 1, document: 'b', title: 'B' }, answered: 0 });
    assert.equal(await board.page.locator('h1:visible').textContent(), 'B');
  }),

  onPage('the selection and the shown panels survive a reload', nine, async board => {
    await board.press('ArrowDown', 'Shift+ArrowDown', 'x');
    await board.page.getByRole('button', { name: 'Candidates' }).click();
    await board.page.reload();
    await board.shown();
    assert.deepEqual(await board.selected(), [9, 18]);
    assert.equal(await board.page.locator('.modes [aria-pressed=true]').textContent(), 'Corner');
    assert.equal((await board.page.locator('.board .candidate').count()) > 30, true);
  }),

  onPage('fast keys are sent in order, and digits are drawn when the document has them', nine, async board => {
    await board.page.evaluate('standIn.answers = false');
    await board.cell(2).click();
    const drawn = () => board.page.locator('.board .entry').count();
    const typed = [...'123456789123456789'];
    await Promise.all(typed.map(key => board.press(key)));
    assert.deepEqual(
      (await board.intents()).map(intent => intent.kind === 'setDigit' && `${intent.digit}`),
      typed,
    );
    assert.equal(await drawn(), 0);
    await board.change({ digits: changed(nine.digits, { 2: 9 }) });
    assert.equal(await drawn(), 1);
  }),

  ...[4, 9, 16, 25].map(size =>
    onPage(`a grid of ${size}x${size} is drawn, and typed into`, snapshotOf(sparse(size)), async board => {
      assert.equal(await board.page.getByRole('row').count(), size);
      assert.equal(await board.page.getByRole('gridcell').count(), size * size);
      await board.press('Tab', size > 9 ? 'a' : '3');
      await board.page.locator('.board .entry').waitFor();
      assert.deepEqual(await board.intents(), [{ kind: 'setDigit', cells: [1], digit: size > 9 ? 10 : 3 }]);
    }),
  ),
];

/** The tests. */
export const LIFE: readonly BoardTest[] = [...words, ...problems, ...life];
