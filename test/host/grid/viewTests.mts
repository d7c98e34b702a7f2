/** Several views of one file: text, grids and the board. Each shows the changes of the others, and undoes them. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Board, type Boards, type GridTest, until } from './suite.mts';

const FOUR = '12..\r\n3..2\r\n....\r\n2..1\r\n';

/** A file with two puzzles. */
const TWO = `First\r\n${FOUR}\r\nSecond\r\n${FOUR}`;

/** Opens a file as text and, to the right of it, as a grid. */
async function beside(boards: Boards, name: string, text: string): Promise<Board> {
  await boards.openText(name, text);
  await boards.run('workbench.action.splitEditorRight');
  return boards.toGrid();
}

/** Enters a digit in each of two boards that show the puzzle of `text`, and undoes the second one in the first. */
async function playInTurn(boards: Boards, first: Board, second: Board, text: string): Promise<void> {
  await first.click(1, 3);
  await first.press('3');
  await boards.untilText(text.replace('12..', '123.'));
  await second.untilCell(1, 3, /^row 1, column 3, 3/);
  await second.click(1, 4);
  await second.press('4');
  await boards.untilText(text.replace('12..', '1234'));
  await first.untilCell(1, 4, /^row 1, column 4, 4/);
  await first.click(1, 1);
  await first.press('Control+z');
  await boards.untilText(text.replace('12..', '123.'));
  await second.untilCell(1, 4, /empty/);
}

/** Gives the focus to the text at the left of the grid, and presses keys there. */
async function inText(boards: Boards, ...keys: readonly string[]): Promise<void> {
  await boards.focusText('first');
  for (const key of keys) await boards.page.keyboard.press(key);
}

/** Puts the cursor of the text at the left of the grid at a line and a column, and types a digit there. */
async function typedAt(boards: Boards, line: number, column: number, digit: string): Promise<void> {
  await inText(boards, 'Control+Home', ...Array(line - 1).fill('ArrowDown'), ...Array(column - 1).fill('ArrowRight'));
  await boards.untilCursor((line - 1) * FOUR.indexOf('3') + column - 1);
  await boards.page.keyboard.press(digit);
}

/** The tests. */
export const VIEWS: readonly GridTest[] = [
  {
    name: 'the cell of the board follows the cursor of the text, even into another puzzle, and the text keeps the focus',
    async run(boards) {
      const four = '12..\n3..2\n....\n2..1\n';
      await boards.openText('followed.sudoku', `${four}\n${four.replace('12', '.2')}`);
      const board = await boards.showBoard();
      const isAt = (row: number, column: number) =>
        board.frame
          .locator(`[role=row]:nth-child(${row}) [role=gridcell]:nth-child(${column})[tabindex="0"]`)
          .waitFor();
      await board.press('ArrowDown', 'ArrowRight');
      await isAt(2, 2);
      await board.press('Control+End', 'ArrowUp');
      await isAt(4, 1);
      await board.untilCell(1, 1, /empty/);
    },
  },
  {
    name: 'the board goes to the cell that the next digit is typed into, even between two boxes',
    async run(boards) {
      const text = '12 ..\n3. .2\n\n.. ..\n2. .1\n';
      await boards.openText('between.sudoku', text, { cursor: text.indexOf('. .2') + 1 });
      const board = await boards.showBoard();
      await board.frame.locator('[role=row]:nth-child(2) [role=gridcell]:nth-child(3)[tabindex="0"]').waitFor();
      await boards.page.keyboard.press('4');
      await boards.untilText(text.replace('. .2', '. 42'));
    },
  },
  {
    name: 'the first digit typed into the text is announced as one change, and not as text that is corrected',
    async run(boards) {
      await boards.openText('first.sudoku', FOUR, { cursor: 2 });
      const board = await boards.showBoard();
      await board.untilCell(1, 3, /empty/);
      await board.frame.evaluate(() => {
        const spoken = document.querySelector<HTMLElement>('.spoken')!;
        const note = () => {
          spoken.dataset.all = `${spoken.dataset.all ?? ''}${spoken.textContent}|`;
        };
        new MutationObserver(note).observe(spoken, { childList: true, characterData: true, subtree: true });
      });
      await boards.page.keyboard.press('3');
      await board.untilSaid(/^row 1, column 3: 3$/);
      await boards.untilText(FOUR.replace('12..', '123.'));
      assert.equal(await board.frame.locator('.spoken').getAttribute('data-all'), 'row 1, column 3: 3|');
    },
  },
  {
    name: 'a board that is shown again is at the cell of the text, even if it has the focus',
    async run(boards) {
      await boards.openText('shown.sudoku', '12..\n3..2\n....\n2..1\n');
      const first = await boards.showBoard();
      await first.click(2, 2);
      await boards.focusText();
      await boards.run('workbench.action.closeSidebar');
      await boards.page.keyboard.press('Control+Home');
      await boards.page.keyboard.press('ArrowRight');
      await boards.untilCursor(1);
      await boards.runCommand('Sudoku: Show Board');
      const board = await boards.board();
      await board.frame.locator('[role=row]:nth-child(1) [role=gridcell]:nth-child(2)[tabindex="0"]').waitFor();
    },
  },
  {
    name: 'a grid opens at the cell of the cursor',
    async run(boards) {
      await boards.openText('cell.sudoku', '12..\n3..2\n....\n2..1\n', { cursor: 12 });
      const board = await boards.toGrid();
      await board.frame.locator('[role=row]:nth-child(3) [role=gridcell]:nth-child(3)[tabindex="0"]').waitFor();
    },
  },
  {
    name: 'Undo and Redo share one stack for the text and the grid, byte for byte',
    async run(boards) {
      const board = await beside(boards, 'undo.sudoku', FOUR);
      const marks = '# corner: r3c1=4\r\n';
      const texts = [
        FOUR,
        FOUR.replace('12..', '123.'),
        FOUR.replace('12..', '1234'),
        FOUR.replace('12..', '1234') + marks,
        FOUR.replace('12..', '1234').replace('3..2', '34.2') + marks,
      ];
      const is = (n: number) => boards.untilText(texts[n]);
      await board.click(1, 3);
      await board.press('3');
      await is(1);
      await typedAt(boards, 1, 4, '4');
      await is(2);
      await board.click(3, 1);
      await board.press('Shift+4');
      await is(3);
      await typedAt(boards, 2, 2, '4');
      await is(4);
      // Each view undoes the changes of the other.
      await board.click(1, 1);
      await board.press('Control+z');
      await is(3);
      await board.untilCell(2, 2, /empty/);
      await inText(boards, 'Control+z');
      await is(2);
      await board.untilCell(3, 1, /^row 3, column 1, empty$/);
      await board.click(1, 1);
      await board.press('Control+z');
      await is(1);
      await inText(boards, 'Control+z');
      await is(0);
      await board.untilCell(1, 3, /empty/);
      await board.click(1, 1);
      await board.press('Control+y');
      await is(1);
      await inText(boards, 'Control+y');
      await is(2);
      await board.click(1, 1);
      await board.press('Control+Shift+z');
      await is(3);
      await inText(boards, 'Control+y');
      await is(4);
      await board.untilCell(2, 2, /^row 2, column 2, 4/);
    },
  },
  {
    name: 'Undo and Redo in a grid go to the puzzle and the cell that they change',
    async run(boards) {
      const grid = await boards.openGrid('shown.sudoku', TWO);
      const other = TWO.slice(0, TWO.indexOf('Second')) + TWO.slice(TWO.indexOf('Second')).replace('12..', '123.');
      const cursorAt = (row: number, column: number) =>
        grid.frame.locator(`[role=row]:nth-child(${row}) [role=gridcell]:nth-child(${column})[tabindex="0"]`).waitFor();
      await grid.button('Next Puzzle');
      await grid.frame.getByRole('heading', { name: 'Second' }).waitFor();
      await grid.click(1, 3);
      await grid.press('3');
      await boards.untilText(other);
      await grid.button('Previous Puzzle');
      await grid.frame.getByRole('heading', { name: 'First' }).waitFor();
      await grid.click(4, 2);
      await grid.press('Control+z');
      await boards.untilText(TWO);
      await grid.frame.getByRole('heading', { name: 'Second' }).waitFor();
      await cursorAt(1, 3);
      await grid.button('Previous Puzzle');
      await grid.frame.getByRole('heading', { name: 'First' }).waitFor();
      await grid.button('Redo');
      await boards.untilText(other);
      await grid.frame.getByRole('heading', { name: 'Second' }).waitFor();
      await cursorAt(1, 3);
      await grid.click(4, 2);
      await grid.press('Control+z');
      await boards.untilText(TWO);
      await grid.untilCell(1, 3, /empty/);
      await cursorAt(1, 3);
    },
  },
  {
    name: 'a grid stays at its puzzle while lines are typed above it, and reports when it is gone',
    async run(boards) {
      const board = await beside(boards, 'moved.sudoku', FOUR);
      await board.untilCell(1, 1, /^row 1, column 1, 1/);
      await inText(boards, 'Control+Home', 'Enter', 'ArrowUp');
      await boards.untilCursor(0); // letters go to cells until the extension knows that the cursor has left them
      await inText(boards, ...'Monday');
      await boards.untilText(`Monday\r\n${FOUR}`);
      await board.frame.getByRole('heading', { name: 'Monday' }).waitFor();
      await board.click(4, 3);
      await board.press('4');
      await boards.untilText(`Monday\r\n${FOUR.replace('2..1', '2.41')}`);
      await inText(boards, 'Control+a', 'Delete');
      await boards.untilText('');
      await board.frame.locator('.nothing').waitFor();
      await boards.page.keyboard.press('Control+z');
      await boards.untilText(`Monday\r\n${FOUR.replace('2..1', '2.41')}`);
      await board.untilCell(4, 3, /^row 4, column 3, 4/);
    },
  },
  {
    name: 'a puzzle that replaces a deleted one is announced as another one, and so is the restored one',
    async run(boards) {
      const [first, second] = ['1...', '...2'].map(row => `${row}\n....\n....\n....\n`);
      const board = await beside(boards, 'place.sudoku', `${first}\n${second}`);
      await board.untilCell(1, 1, /^row 1, column 1, 1, given/);
      await inText(boards, 'Control+Home', ...Array.from({ length: 5 }, () => 'Shift+ArrowDown'), 'Delete');
      await boards.untilText(second);
      await board.untilSaid(/^(?:Sudoku|Puzzle 1), 4x4/);
      await board.untilCell(1, 4, /^row 1, column 4, 2, given/);
      await boards.page.keyboard.press('Control+z');
      await board.untilCell(1, 1, /^row 1, column 1, 1, given/);
      await board.untilSaid(/^(?:Sudoku|Puzzle 1), 4x4/);
    },
  },
  {
    name: 'a grid shows what another program writes into its file',
    async run(boards) {
      const board = await boards.openGrid('other.sudoku', FOUR);
      await board.untilCell(1, 3, /empty/);
      const text = `# 7.2\n${FOUR.replaceAll('\r', '').replace('12..', '12.4')}`;
      writeFileSync(path.join(boards.folder, 'other.sudoku'), text);
      await board.untilCell(1, 4, /^row 1, column 4, 4/);
      await boards.untilText(text);
      await board.click(1, 3);
      await board.press('3');
      await boards.untilText(text.replace('12.4', '1234'));
    },
  },
  {
    name: "two grids on one file show and undo each other's changes",
    async run(boards) {
      await boards.openGrid('two grids.sudoku', TWO);
      await boards.run('workbench.action.splitEditorRight');
      const [left, right] = await boards.boards(2);
      await playInTurn(boards, left, right, TWO);
      // The other grid moves to another puzzle, which shifts when the first one gets marks.
      await right.button('Next Puzzle');
      await right.frame.getByRole('heading', { name: 'Second' }).waitFor();
      await left.click(4, 2);
      await left.press('Shift+3');
      const marked = `First\r\n${FOUR.replace('12..', '123.')}# corner: r4c2=3\r\n\r\nSecond\r\n`;
      await boards.untilText(marked + FOUR);
      await right.click(4, 3);
      await right.press('4');
      await boards.untilText(marked + FOUR.replace('2..1', '2.41'));
      await left.untilCell(4, 3, /empty/);
      await right.untilCell(4, 2, /^row 4, column 2, empty$/);
      // A command applies to the puzzle of the last used grid. VS Code notices a click in a page only when the page gets the focus by it.
      await boards.run('workbench.action.focusFirstEditorGroup');
      await boards.runCommand('Sudoku: Solve Puzzle at Cursor');
      const rows = '1234\r\n3412\r\n4123\r\n2341\r\n';
      await boards.untilText(marked.replace(FOUR.replace('12..', '123.'), rows) + FOUR.replace('2..1', '2.41'));
    },
  },
  {
    name: 'the board in the side bar shows the puzzle of the active grid, even when that changes',
    async run(boards) {
      await boards.openText('side.sudoku', FOUR);
      const side = await boards.showBoard();
      await side.untilCell(1, 1, /^row 1, column 1, 1/);
      writeFileSync(path.join(boards.folder, 'two.sudoku'), `4${FOUR.slice(1)}\r\n..21${FOUR.slice(4)}`);
      await boards.openBeside('two.sudoku');
      await side.untilCell(1, 1, /^row 1, column 1, 4/);
      await boards.run('sudoku.openAsGrid');
      const grid = (await boards.boards(2)).find(({ frame }) => frame !== side.frame) as Board;
      await grid.button('Next Puzzle');
      await side.untilCell(1, 4, /^row 1, column 4, 1/);
      await boards.run('workbench.action.previousEditor');
      await side.untilCell(1, 1, /^row 1, column 1, 1/);
      await boards.run('workbench.action.nextEditor');
      await side.untilCell(1, 4, /^row 1, column 4, 1/);
    },
  },
  {
    name: 'without a puzzle, the board in the side bar can create one',
    async run(boards) {
      await boards.observer.close();
      await boards.runCommand('Sudoku: Show Board');
      const start = async () => {
        for (const frame of boards.page.frames()) {
          const button = frame.getByRole('button', { name: 'New Puzzle', exact: true });
          if (await button.isVisible().catch(() => false)) return button;
        }
        return undefined;
      };
      const button = await until('the button', start, found => found !== undefined);
      await button!.click();
      const board = await boards.board();
      await board.untilCell(9, 9, /^row 9, column 9, empty/);
    },
  },
  {
    name: "a grid and the board in the side bar show one puzzle, and each other's changes",
    async run(boards) {
      await boards.openText('side.sudoku', FOUR);
      const side = await boards.showBoard();
      await side.untilCell(1, 1, /^row 1, column 1, 1/);
      await boards.run('sudoku.openAsGrid');
      const grid = (await boards.boards(2)).find(({ frame }) => frame !== side.frame) as Board;
      await playInTurn(boards, grid, side, FOUR);
      await side.click(1, 1);
      await side.press('Control+z');
      await boards.untilText(FOUR);
      await side.untilFocused();
      // The grid is sufficient for Undo: no text editor is opened.
      assert.equal(await boards.page.locator('.editor-instance .view-line').count(), 0);
    },
  },
];
