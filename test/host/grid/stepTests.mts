/** Steps on boards: hints, all steps, the solution path. */

import assert from 'node:assert/strict';
import type { GridTest } from './suite.mts';

const FOUR = '12..\r\n3..2\r\n....\r\n2..1\r\n';

/** No single is left: the next step only eliminates. */
const POINTING = '.976.5...\n654218..3\n..1.79.5.\n.16..73..\n.729...1.\n94.5.1...\n1257...6.\n7...96.2.\n469.52.3.\n';

/** The tests. */
export const STEPS: readonly GridTest[] = [
  {
    name: 'a hint is drawn and applied',
    async run(boards) {
      const board = await boards.openGrid('hint.sudoku', FOUR);
      await board.button('Hint');
      await board.frame
        .getByText(/Look at/)
        .first()
        .waitFor();
      await board.button('Next');
      await board.button('Next');
      await board.frame
        .getByText(/Full House|Naked Single|Hidden Single/)
        .first()
        .waitFor();
      await board.button('Apply');
      await boards.untilText(text => text.replace(/[^1-4]/g, '').length === 7);
      await board.frame
        .getByText(/Single|Full House/)
        .first()
        .waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'the active entry of Find All Steps is drawn, and gone when the list is closed',
    async run(boards) {
      const board = await boards.openGrid('all.sudoku', FOUR);
      await boards.runCommand('Sudoku: Find All Steps');
      const step = board.frame.getByText(/Full House|Naked Single|Hidden Single/).first();
      await step.waitFor();
      await board.press('Escape');
      await step.waitFor({ state: 'hidden' });
      await boards.untilText(FOUR);
    },
  },
  {
    name: 'Apply notes the elimination that is shown, and is then no longer offered for it',
    async run(boards) {
      const board = await boards.openGrid('noted.sudoku', POINTING);
      const apply = board.frame.getByRole('button', { name: 'Apply', exact: true });
      await board.button('Hint');
      await board.button('Next');
      await board.button('Next');
      await board.frame.getByText('r8c4 cannot be 3.', { exact: true }).waitFor();
      await apply.click();
      await board.frame.getByText(/^Noted .* r8c4 cannot be 3\.$/).waitFor();
      await apply.waitFor({ state: 'hidden' });
      await boards.untilText(POINTING);
      await board.button('Next');
      await board.untilSaid(/^Look at /);
      await apply.click();
      await boards.untilText(POINTING.replace('..1.7', '..137'));
    },
  },
  {
    name: 'the walk takes the place of a hint in the text, starts at its first step and ends at the solved grid',
    async run(boards) {
      await boards.openText('walked.sudoku', FOUR);
      const board = await boards.showBoard();
      await board.button('Hint');
      await board.button('Next');
      await board.button('Next');
      const lens = boards.page.locator('.codelens-decoration', {
        hasText: /(Full House|Naked Single|Hidden Single): r/,
      });
      await lens.first().waitFor();
      await board.choose('Walk Through Solution');
      await board.frame.getByText(/^1 of 10$/).waitFor();
      await lens.first().waitFor({ state: 'hidden' });
      await board.press(...Array.from({ length: 9 }, () => '.'));
      await board.frame.getByText(/^10 of 10$/).waitFor();
      await board.frame
        .getByText(/The puzzle is solved\.$/)
        .first()
        .waitFor();
      const digits = await board.frame.locator('.glyphs .digit').allTextContents();
      assert.equal(digits.length, 16);
      await boards.untilText(FOUR);
    },
  },
  {
    name: 'the next puzzle begins at its first cell on the board and in the text, without the hint of the last one',
    async run(boards) {
      await boards.openText('left.sudoku', `${FOUR}\r\n${FOUR.replace('1', '.')}`);
      const board = await boards.showBoard();
      await board.click(1, 4);
      await board.button('Hint');
      await board.untilSaid(/Look at /);
      const lens = boards.page.locator('.codelens-decoration', { hasText: /Look at / });
      await lens.first().waitFor();
      await board.button('Next Puzzle');
      await boards.untilCursor(FOUR.length + 2);
      await lens.first().waitFor({ state: 'hidden' });
      await board.frame.locator('[role=row]:first-child [role=gridcell]:first-child[tabindex="0"]').waitFor();
      assert.equal(await board.frame.locator('.step:visible').count(), 0);
    },
  },
  {
    name: 'the solution path is gone along, on and back',
    async run(boards) {
      const board = await boards.openGrid('walk.sudoku', FOUR);
      await board.click(1, 1);
      await board.press('.', '.', '.');
      await board.frame.getByText(/^3 of 10$/).waitFor();
      await board.press(',', ',');
      await board.frame.getByText(/^1 of 10$/).waitFor();
      await board.press('.');
      await board.frame.getByText(/^2 of 10$/).waitFor();
      await board.press(',');
      await board.frame.getByText(/^1 of 10$/).waitFor();
      await boards.untilText(FOUR);
    },
  },
];
