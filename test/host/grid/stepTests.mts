/** Steps on boards: hints, all steps, the solution path. */

import type { GridTest } from './suite.mts';

const FOUR = '12..\r\n3..2\r\n....\r\n2..1\r\n';

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
