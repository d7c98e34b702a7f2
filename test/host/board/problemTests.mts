/** The problems of a puzzle: the list next to the grid, and the marks of cells in high contrast. */
import assert from 'node:assert/strict';
import type { Snapshot } from '../../../src/board/protocol/snapshot';
import { changed, NINE, snapshotOf } from '../../board/snapshots';
import type { BoardPage } from './boardPage.mts';
import { type BoardTest, onPage } from './onPage.mts';

const nine = snapshotOf(NINE);

/** The lines of the list, each with a star if it is a warning. */
const listed = (board: BoardPage) =>
  board.page
    .locator('.problems:visible li')
    .evaluateAll(lines => lines.map(line => `${line.textContent}${line.classList.contains('warning') ? '*' : ''}`));

const colorOf = (board: BoardPage, selector: string) =>
  board.page.locator(selector).evaluate(element => getComputedStyle(element).borderLeftColor);

const BROKEN: Pick<Snapshot, 'problems' | 'faults'> = {
  problems: [
    { cell: 0, kind: 'no candidates', message: 'r1c1 has no digit left' },
    { cell: 2, kind: 'conflict', message: '4 is already in box 1 (r1c1)' },
    { cell: 3, kind: 'broken rule', message: 'Thermo does not increase at r1c4' },
    { cell: 12, kind: 'broken rule', message: 'Thermo does not increase at r1c4' },
  ],
  faults: [
    { kind: 'no place', message: 'Row 1 has no cell left for 3', places: [5] },
    { kind: 'no solution', message: 'This puzzle has no solution' },
  ],
};

const names = onPage(
  'all problems are listed with their cells, causes first, as many as the status counts',
  nine,
  async board => {
    await board.change({ ...BROKEN, status: '9x9 · 5 problems' });
    await board.cell(12).click();
    assert.deepEqual(await listed(board), [
      'r2c4: Thermo does not increase at r1c4',
      'r1c3: 4 is already in box 1 (r1c1)',
      'Thermo does not increase at r1c4',
      'Row 1 has no cell left for 3',
      'r1c1 has no digit left',
    ]);
    await board.cell(2).click();
    assert.equal((await listed(board))[0], 'r1c3: 4 is already in box 1 (r1c1)');
    const problems = nine.digits.map((_, cell) => ({ cell, kind: 'conflict', message: 'wrong' }) as const);
    await board.change({ problems });
    const lines = await listed(board);
    assert.equal(lines.length, 5);
    assert.equal(lines.at(-1), `${problems.length + 1 - 4} more problems`);
  },
);

const doubtful = onPage(
  'doubtful cells are framed and listed as warnings until they are confirmed',
  nine,
  async board => {
    const at = (cell: number, message: string) => ({ cell, kind: 'doubtful digit', message }) as const;
    await board.change({ problems: [at(0, 'r1c1 may be 3'), at(2, 'r1c3 may be 4')] });
    await board.cell(40).click();
    assert.deepEqual(await listed(board), ['r1c1 may be 3*', 'r1c3 may be 4*']);
    assert.equal(await board.page.locator('.fill.doubtful').count(), 2);
    assert.match((await board.cell(0).getAttribute('aria-label')) ?? '', /r1c1 may be 3/);
    await board.press('F8');
    assert.equal(await board.page.evaluate(() => document.activeElement?.ariaLabel?.includes('r1c1 may be 3')), true);
    await board.choose('Confirm Digits from Picture');
    const commands = (await board.sent()).filter(({ type }) => type === 'command');
    assert.deepEqual(commands, [{ type: 'command', command: 'sudoku.confirmDigits' }]);
  },
);

const shared = onPage('a problem of several cells is listed once', nine, async board => {
  const at = (cell: number, message: string) => ({ cell, kind: 'conflict', message, fault: 0 }) as const;
  const problems = [at(0, '4 is already in row 1 (r1c3)'), at(2, '4 is already in row 1 (r1c1)')];
  await board.change({ problems });
  await board.cell(40).click();
  // r1c1 is a given, so the mistake is in r1c3.
  assert.deepEqual(await listed(board), ['r1c3: 4 is already in row 1 (r1c1)']);
  await board.cell(0).click();
  assert.deepEqual(await listed(board), ['r1c1: 4 is already in row 1 (r1c3)']);
});

const severity = onPage('warnings have an icon and another color', nine, async board => {
  await board.change({
    faults: [{ kind: 'unread rule', message: '"cage 3": This rule appears twice', isWarning: true }],
  });
  assert.deepEqual(await listed(board), ['"cage 3": This rule appears twice*']);
  assert.match(await board.page.locator('.problems li').evaluate(each => getComputedStyle(each).listStyleType), /⚠/);
  const ofWarning = await colorOf(board, '.problems');
  await board.change({ ...BROKEN });
  assert.notEqual(await colorOf(board, '.problems'), ofWarning);
  assert.match(
    await board.page.locator('.problems li >> nth=0').evaluate(each => getComputedStyle(each).listStyleType),
    /disc/,
  );
});

const framed = (['high-contrast', 'high-contrast-light', 'dark'] as const).map(theme =>
  onPage(
    `a digit with a problem ${theme === 'dark' ? 'has no frame' : 'has a frame'} in the theme ${theme}`,
    { ...nine, digits: changed(nine.digits, { 2: 4 }), ...BROKEN },
    async board => {
      const { stroke, error } = await board.page.locator('.board .fill.conflict >> nth=0').evaluate(element => {
        const probe = document.getElementById('board')!.appendChild(document.createElement('span'));
        probe.style.color = 'var(--error)';
        const { stroke } = getComputedStyle(element);
        return { stroke, error: getComputedStyle(probe).color };
      });
      if (theme === 'dark') assert.equal(stroke, 'none');
      else assert.equal(stroke, error);
    },
    { theme },
  ),
);

/** The tests. */
export const PROBLEMS: readonly BoardTest[] = [names, doubtful, shared, severity, ...framed];
