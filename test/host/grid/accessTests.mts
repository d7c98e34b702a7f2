/** Screen reader messages of the grid, and the results of axe-core, with the themes of VS Code itself. */
import assert from 'node:assert/strict';
import { violationsIn } from '../board/boardPage.mts';
import { type Board, type GridTest, until } from './suite.mts';

const FOUR = '12..\n3..2\n....\n2..1\n';

/** The themes by the class that VS Code gives the page. */
const THEMES = {
  'vscode-light': 'Light Modern',
  'vscode-dark': 'Dark Modern',
  'vscode-high-contrast': 'Default High Contrast',
  'vscode-high-contrast-light': 'Default High Contrast Light',
};

/** Waits until axe-core finds nothing: the page gets the colors of another theme shortly after its class. */
async function untilAccessible({ frame }: Board, theme: string, what: string): Promise<void> {
  // Only colors depend on the theme.
  const of = theme === THEMES['vscode-light'] ? 'all' : 'colors';
  await until(
    `nothing: ${theme}, ${what}`,
    () => violationsIn(frame, of),
    violations => violations.length === 0,
  );
}

/** The tests. */
export const ACCESS: readonly GridTest[] = [
  {
    name: 'F6 leaves the grid for its buttons, Tab continues from there, and Shift+F6 returns, with the keys of VS Code too',
    async run(boards) {
      const board = await boards.openGrid('leave.sudoku', FOUR);
      await board.click(1, 3);
      await board.press('F6');
      const focused = (name: string) => board.frame.locator(`button:focus`, { hasText: name });
      await focused('Hint').waitFor();
      await board.press('Tab');
      await board.frame.locator('button:focus').filter({ hasNotText: 'Hint' }).waitFor();
      await board.press('Shift+F6');
      await board.frame.locator('[role=row]:nth-child(1) [role=gridcell]:nth-child(3):focus').waitFor();
      // A part of the window that took the key too would get the digit.
      await board.press('3');
      await boards.untilText(FOUR.replace('12..', '123.'));
    },
  },
  {
    name: 'axe-core finds nothing in the grid, its picker and its keys in four themes of VS Code',
    async run(boards) {
      const marks = '# corner: r1c3=34\n# centre: r1c4=4\n# colour: r1c1=1 r1c4=2 r2c2=36\n';
      const board = await boards.openGrid('axe.sudoku', `${FOUR.replace('....', '2...')}${marks}\n${FOUR}`);
      const { frame } = board;
      // The page is transparent: axe-core would assume that its background is white.
      await frame.evaluate(() => {
        document.documentElement.style.background = 'var(--vscode-editor-background)';
      });
      await board.untilCell(3, 1, /2 is already in/);
      await board.button('Check');
      for (const [name, theme] of Object.entries(THEMES)) {
        await boards.observer.configure({ 'workbench.colorTheme': theme });
        await frame.locator(`body.${name}`).waitFor();
        await untilAccessible(board, theme, 'grid');
        await board.click(1, 3);
        await board.press('p');
        await frame.getByRole('option').first().waitFor();
        await untilAccessible(board, theme, 'picker');
        await board.press('Escape', '?');
        await frame.getByRole('dialog', { name: 'Keyboard Shortcuts' }).waitFor();
        await untilAccessible(board, theme, 'keys');
        await board.press('Escape');
      }
      await boards.observer.configure({});
    },
  },
  {
    name: 'cells, edits, conflicts, Undo, hints and refusals are announced, and keys are sufficient',
    async run(boards) {
      const board = await boards.openGrid('told.sudoku', FOUR);
      await board.untilCell(1, 1, /^row 1, column 1, 1, given$/);
      await board.untilCell(1, 3, /^row 1, column 3, empty$/);
      assert.equal(await board.frame.getByRole('grid').getAttribute('aria-label'), 'Sudoku, 4x4');
      await board.click(1, 1);
      await board.press('Tab', '2');
      await board.untilSaid(/^row 1, column 3: 2, 2 is already in [^:]*$/);
      await board.untilCell(1, 3, /^row 1, column 3, 2, 2 is already in/);
      await board.press('Control+z');
      await board.untilSaid(/^row 1, column 3: empty. No problems left$/);
      await board.press('Shift+3');
      await board.untilSaid(/^row 1, column 3: corner marks 3$/);
      await board.untilCell(1, 3, /^row 1, column 3, empty, corner marks 3$/);
      await board.press('5');
      await board.press('Control+a');
      await board.untilSaid('16 cells selected');
      await board.press('Escape');
      // Hint with keys alone: from the last cell, Tab leaves the grid.
      const { frame } = board;
      const hasFocus = (name: string) =>
        frame.getByRole('button', { name, exact: true }).evaluate(e => e === document.activeElement);
      await board.press('Control+End', 'Tab');
      for (let i = 0; i < 5 && !(await hasFocus('Hint')); i++) await board.press('Tab');
      assert.ok(await hasFocus('Hint'));
      await board.press('Enter');
      await board.untilSaid(/^Look at (row|column|box) \d\.$/);
      assert.ok(await hasFocus('Next'));
      await board.press('Enter');
      await board.untilSaid(/^(Full House|Naked Single|Hidden Single)\. Look at (row|column|box) \d\.$/);
      await board.press('Enter');
      await board.untilSaid(/^(Full House|Naked Single|Hidden Single)\. .*r\dc\d is \d/);
      await frame.locator('[role=gridcell][aria-label*="the step places "]').waitFor({ state: 'attached' });
      await board.press('Tab', 'Enter');
      await board.untilSaid(/The step is hidden|row \d, column \d: \d/);
      await boards.untilText(text => text.replace(/#.*/s, '').replace(/[^1-4]/g, '').length === 7);
    },
  },
];
