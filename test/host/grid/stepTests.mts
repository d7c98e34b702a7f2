/** Steps on boards: hints, all steps, the solution path. */

import assert from 'node:assert/strict';
import { type Boards, type GridTest, until } from './suite.mts';

const FOUR = '12..\r\n3..2\r\n....\r\n2..1\r\n';

/** No single is left: the next step only eliminates. */
const POINTING = '.976.5...\n654218..3\n..1.79.5.\n.16..73..\n.729...1.\n94.5.1...\n1257...6.\n7...96.2.\n469.52.3.\n';

/** Gives the focus to the text of the Output panel, which VS Code then considers the active text editor. */
async function inOutput(boards: Boards): Promise<void> {
  await boards.run('workbench.panel.output.focus');
  await until(
    'the focus in the Output panel',
    () => boards.page.evaluate(() => document.activeElement?.closest('.part.panel .monaco-editor') !== null),
    isInPanel => isInPanel,
  );
}

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
    name: 'commands of the palette apply to the text or the grid in front, even while the Output panel has the focus',
    async run(boards) {
      const two = `${FOUR}\r\n${FOUR}`;
      const isFilled = (text: string, at: number) => /^[.\d]{4}\r\n/.test(text) && text.slice(at) !== two.slice(at);
      const applied = async (name: string) => {
        await inOutput(boards);
        await boards.runCommand('Sudoku: Hint');
        await inOutput(boards);
        await boards.runCommand('Sudoku: Apply Next Step');
        await boards.run('workbench.action.closePanel');
        await boards.run('workbench.action.files.save');
        // The second puzzle, where the cursor is.
        const half = FOUR.length + 2;
        await boards.untilSaved(name, text => text.startsWith(two.slice(0, half)) && isFilled(text, half));
      };
      await boards.openText('text.sudoku', two, { cursor: FOUR.length + 4 });
      await applied('text.sudoku');
      const board = await boards.openGrid('grid.sudoku', two);
      await board.button('Next Puzzle');
      await applied('grid.sudoku');
      await inOutput(boards);
      await boards.runCommand('Sudoku: Check My Progress');
      await board.untilMessage(/correct|wrong/);
      await boards.run('workbench.action.closePanel');
    },
  },
  {
    name: 'Ctrl+K H and Ctrl+K A show a hint and apply it in the grid, and are not keys of the pad',
    async run(boards) {
      const board = await boards.openGrid('chords.sudoku', FOUR);
      await board.click(1, 3);
      await board.press('Control+k', 'h');
      await board.frame
        .getByText(/Look at/)
        .first()
        .waitFor();
      await board.untilMessage('');
      await board.click(4, 3);
      await board.press('Control+k', 'a');
      await boards.untilText(text => text.replace(/[^1-4]/g, '').length === 7);
      await board.untilMessage('');
      await board.untilAt(/^row \d, column \d, \d$/);
      await board.click(4, 3);
      await board.press('Control+z');
      await boards.untilText(FOUR);
      await board.untilAt(/^row \d, column \d, empty$/);
      await board.press('Control+z');
      await board.untilMessage('Nothing was changed.');
      await boards.untilText(FOUR);
    },
  },
  {
    name: 'a hint of the text stays when the file is opened as a grid, and one of the grid when it is opened as text',
    async run(boards) {
      const lens = boards.page.locator('.codelens-decoration', { hasText: /Look at/ }).first();
      await boards.openText('kept.sudoku', FOUR);
      await boards.run('sudoku.hint');
      await lens.waitFor();
      const board = await boards.toGrid();
      const card = board.frame.getByText(/^Look at/).first();
      await card.waitFor();
      await boards.run('sudoku.openAsText');
      await lens.waitFor();
      // It is the same hint, at its next stage.
      await boards.run('sudoku.hint');
      await boards.page
        .locator('.codelens-decoration', { hasText: /Use the technique / })
        .first()
        .waitFor();
      const again = await boards.toGrid();
      await again.frame.getByRole('heading', { name: /Single|Full House/ }).waitFor();
      await again.button('Hide Step');
      await again.button('Hint');
      await again.frame.getByRole('heading', { name: /Single|Full House/ }).waitFor();
      await boards.run('sudoku.openAsText');
      await boards.page
        .locator('.codelens-decoration', { hasText: /Use the technique / })
        .first()
        .waitFor();
    },
  },
  {
    name: 'a hint of a grid is not in the status bar when another file is opened instead',
    async run(boards) {
      const board = await boards.openGrid('hinted.sudoku', FOUR);
      await board.button('Hint');
      await board.frame
        .getByText(/^Look at/)
        .first()
        .waitFor();
      const other = await boards.openGrid('other.sudoku', `4${FOUR.slice(1)}`);
      await other.untilCell(1, 1, /^row 1, column 1, 4/);
      await boards.observer.settled();
      assert.equal(await boards.page.locator('.statusbar-item', { hasText: /Look at/ }).count(), 0);
    },
  },
  {
    name: 'the active entry of Find All Steps is drawn, and removed when the list is closed',
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
    name: 'Apply notes the shown elimination, and is then no longer offered for it',
    async run(boards) {
      const board = await boards.openGrid('noted.sudoku', POINTING);
      const apply = board.frame.getByRole('button', { name: 'Apply', exact: true });
      await board.button('Hint');
      await board.button('Next');
      await board.button('Next');
      await board.frame.getByText('r8c4 cannot be 3.', { exact: true }).waitFor();
      await apply.click();
      await board.frame.getByText(/^Noted .* r8c4 cannot be 3\. .*nothing was written/).waitFor();
      await apply.waitFor({ state: 'hidden' });
      await boards.untilText(POINTING);
      await board.button('Next');
      await board.untilSaid(/^Look at /);
      await apply.click();
      await boards.untilText(POINTING.replace('..1.7', '..137'));
    },
  },
  {
    name: 'the walk replaces a hint in the text, starts at its first step and ends at the solved grid',
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
    name: 'the next puzzle starts at its first cell on the board and in the text, without the previous hint',
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
    name: 'the solution path can be followed in both directions',
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
  {
    name: 'a solve is replayed in the grid: each change, also those that were taken back later, until an edit',
    async run(boards) {
      const board = await boards.openGrid('replayed.sudoku', FOUR);
      await board.click(1, 4);
      // Digits that are typed quickly may arrive in one change.
      await board.press('3');
      await boards.untilText(FOUR.replace('12..', '12.3'));
      await board.press('4');
      await boards.untilText(FOUR.replace('12..', '12.4'));
      await board.press('ArrowLeft', '3');
      const text = FOUR.replace('12..', '1234');
      await boards.untilText(text);
      await board.choose('Replay My Solve');
      await board.untilSaid('Step 1 of 3. Replay. r1c4=3.');
      await board.untilCell(1, 3, /^row 1, column 3, empty/);
      await board.untilCell(1, 4, /^row 1, column 4, 3/);
      await board.frame.getByRole('slider').fill('2');
      await board.frame.getByText(/^3 of 3$/).waitFor();
      await board.untilCell(1, 4, /^row 1, column 4, 4/);
      await board.click(3, 1);
      await board.press(',');
      await board.untilCell(1, 3, /^row 1, column 3, empty/);
      await board.press('4');
      await board.untilMessage('The board shows a replay. Press Escape to return to the puzzle.');
      await boards.untilText(text);
      await board.press('Escape');
      await board.untilCell(1, 3, /^row 1, column 3, 3$/);
      await board.choose('Replay My Solve');
      await board.untilCell(1, 3, /^row 1, column 3, empty/);
      await board.click(3, 1);
      await board.press('Control+z');
      await boards.untilText(FOUR.replace('12..', '12.4'));
      await board.untilCell(1, 4, /^row 1, column 4, 4$/);
    },
  },
  {
    name: 'the steps below a puzzle in a text are replayed on the board, which opens',
    async run(boards) {
      const text = `${FOUR}\r\n1. Full House: r3c1=4\r\n2. Naked Single: r2c2=4\r\n`;
      await boards.openText('written.sudoku', text);
      await boards.runCommand('Sudoku: Replay My Solve');
      const board = await boards.showBoard();
      await board.frame.getByText(/^1 of 2$/).waitFor();
      await board.frame.getByText('Full House: r3c1=4.').first().waitFor();
      await board.untilCell(3, 1, /^row 3, column 1, 4/);
      await board.untilCell(2, 2, /^row 2, column 2, empty/);
      await boards.untilText(text);
    },
  },
];
