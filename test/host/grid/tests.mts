/** The tests of the grid suite. */
import assert from 'node:assert/strict';
import type { GridTest } from './suite.mts';

const EASY = `Easy start
48.3...71
..6.24..7
2..3.....
.5....9.8
...749...
7.2....3.
.....6..9
9..1..5.3
.7.9...2.
`;

const FOUR = '12..\r\n3..2\r\n....\r\n2..1\r\n';

/** The text with another first row. */
const row = (first: string) => EASY.replace('48.3...71', first);

export const TESTS: readonly GridTest[] = [
  {
    name: 'digits are edits of the text, byte for byte, and Undo reverses them one by one',
    async run(boards) {
      const board = await boards.openGrid('digits.sudoku', EASY);
      await board.click(1, 3);
      await board.press('5');
      await boards.untilText(row('4853...71'));
      await board.untilCell(1, 3, /^row 1, column 3, 5/);
      await board.press('ArrowRight', 'ArrowRight', '9');
      await boards.untilText(row('4853.9.71').replace('4853.9', '48539.'));
      await board.press('Backspace');
      await boards.untilText(row('4853...71'));
      await board.press('Control+z');
      await boards.untilText(row('48539..71'));
      await board.press('Control+z', 'Control+z');
      await boards.untilText(EASY);
      await board.press('Control+y');
      await boards.untilText(row('4853...71'));
      await board.press('Control+s');
      await board.untilCell(1, 3, /^row 1, column 3, 5/);
      await boards.untilSaved('digits.sudoku', row('4853...71'));
    },
  },
  {
    name: 'keys that are faster than the document are not lost and keep their order',
    async run(boards) {
      const board = await boards.openGrid('fast.sudoku', FOUR);
      await board.click(1, 3);
      await board.press('3', 'ArrowRight', '4', 'ArrowDown', 'ArrowLeft', '1', 'ArrowLeft', '4');
      await boards.untilText('1234\r\n3412\r\n....\r\n2..1\r\n');
      // The last digit occurs only once: an earlier one would look like the end.
      await board.press(...Array.from({ length: 20 }, (_, i) => `${2 + (i % 3)}`), '1');
      await boards.untilText('1234\r\n3112\r\n....\r\n2..1\r\n');
    },
  },
  {
    name: 'a cell in conflict has the message of the diagnostic until the conflict is fixed',
    async run(boards) {
      const board = await boards.openGrid('conflict.sudoku', FOUR);
      await board.click(1, 3);
      await board.press('2');
      await board.untilCell(1, 3, /2 is already in/);
      await board.press('Delete');
      await boards.untilText(FOUR);
      await board.untilCell(1, 3, /empty/);
    },
  },
  {
    name: 'marks are comments after the puzzle, and Backspace clears them layer by layer',
    async run(boards) {
      const board = await boards.openGrid('marks.sudoku', EASY);
      await board.click(1, 3);
      await board.press('Shift+1', 'Shift+5', 'Control+9');
      await boards.untilText(`${EASY}# corner: r1c3=15\n# centre: r1c3=9\n`);
      await board.untilCell(1, 3, /corner marks 1 5.*center marks 9/);
      await board.press('x', 'Shift+1');
      await boards.untilText(`${EASY}# corner: r1c3=5\n# centre: r1c3=9\n`);
      await board.press('Backspace');
      await boards.untilText(`${EASY}# centre: r1c3=9\n`);
      await board.press('Backspace');
      await boards.untilText(EASY);
      await board.press('z');
    },
  },
  {
    name: 'a change of several cells is one step of Undo',
    async run(boards) {
      const board = await boards.openGrid('several.sudoku', FOUR);
      await board.click(1, 3);
      await board.press('Shift+ArrowRight', '3');
      await boards.untilText(FOUR.replace('12..', '1233'));
      await board.press('Control+z');
      await boards.untilText(FOUR);
    },
  },
  {
    name: 'edits of the text appear in the grid, and edits of the grid in the text',
    async run(boards) {
      await boards.openGrid('both.sudoku', FOUR);
      await boards.run('sudoku.openAsText'); // resolves when the text is shown
      await boards.run('workbench.action.splitEditorRight');
      const board = await boards.toGrid();
      await board.click(1, 3);
      await board.press('3');
      await boards.untilText(FOUR.replace('12..', '123.'));
      await boards.focusText('first');
      await boards.page.keyboard.press('Control+Home');
      await boards.page.keyboard.press('ArrowRight');
      await boards.page.keyboard.press('ArrowRight');
      await boards.page.keyboard.press('ArrowRight');
      await boards.page.keyboard.press('4');
      await boards.untilText(FOUR.replace('12..', '1234'));
      await board.untilCell(1, 4, /^row 1, column 4, 4/);
    },
  },
  {
    name: 'the board follows the cursor, and actions there edit the text',
    async run(boards) {
      const four = FOUR.replaceAll('\r', '');
      await boards.openText('two.sudoku', `${'.'.repeat(81)}\n\n${four}`);
      const board = await boards.showBoard();
      await board.untilCell(9, 9, /empty/);
      await boards.page.keyboard.press('Control+End');
      await board.untilCell(4, 4, /^row 4, column 4, 1/);
      await board.click(1, 3);
      await boards.untilCursor(85); // the text follows the board too
      await board.press('3');
      await boards.untilText(`${'.'.repeat(81)}\n\n${four.replace('12..', '123.')}`);
      await board.press('Control+z');
      await boards.untilText(`${'.'.repeat(81)}\n\n${four}`);
      await board.untilFocused();
    },
  },
  {
    name: 'the board explains why a Markdown block has no puzzle, and shows that of another block again',
    async run(boards) {
      const block = (content: string) => `\`\`\`sudoku\n${content}\`\`\`\n\n`;
      const text = `${block(FOUR.replaceAll('\r', ''))}${block('A poem\n')}`;
      await boards.openText('blocks.md', text, { cursor: 12 });
      const board = await boards.showBoard();
      await board.untilCell(1, 1, /^row 1, column 1, 1/);
      const move = async (key: string, times: number) => {
        for (let i = 0; i < times; i++) await boards.page.keyboard.press(key);
      };
      await move('ArrowDown', 7);
      const reason = board.frame.getByText('No puzzle was found in this block.', { exact: false }).first();
      await reason.waitFor();
      assert.equal(await board.cell(1, 1).isVisible(), false);
      await move('ArrowUp', 7);
      await board.cell(1, 1).waitFor();
      await reason.waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'the board follows into a Markdown block and plays there, and every other byte is unchanged',
    async run(boards) {
      const four = FOUR.replaceAll('\r', '');
      const listed = '21..\n3..1\n....\n1..2\n';
      const above = `# Notes\n\n${four}\n`;
      const below = '\n1. In a list:\n';
      const inList = (content: string) => `   ~~~ sudoku\n${content.replace(/^(?=.)/gm, '   ')}   ~~~\n`;
      const textOf = (block: string, inSecond: string) =>
        `${above}\`\`\`sudoku\n${block}\`\`\`\n${below}${inList(inSecond)}`;
      const isFilled = (text: string) =>
        text.replace(/[^1-4]/g, '').length > textOf(four, listed).replace(/[^1-4]/g, '').length;
      const text = textOf(four, listed);
      await boards.openText('notes.md', text, { cursor: text.indexOf('sudoku\n') });
      const board = await boards.showBoard();
      await board.untilCell(1, 1, /^row 1, column 1, 1/);
      await boards.page.keyboard.press('Control+End');
      await boards.page.keyboard.press('ArrowUp');
      await board.untilCell(1, 1, /^row 1, column 1, 2/);
      await board.click(1, 3);
      await board.press('Shift+4');
      await boards.untilText(textOf(four, `${listed}# corner: r1c3=4\n`));
      await board.press('3');
      await boards.untilText(textOf(four, `${listed.replace('21..', '213.')}# corner: r1c3=4\n`));
      await board.untilCell(1, 3, /^row 1, column 3, 3$/); // an entry, not a given
      await board.press('Control+z', 'Control+z');
      await boards.untilText(text);
      await board.untilFocused();
      await board.button('Hint');
      await board.frame
        .getByText(/Look at/)
        .first()
        .waitFor();
      await board.button('Apply');
      await boards.untilText(now => now.startsWith(textOf(four, '').slice(0, -9)) && isFilled(now));
      await boards.focusText();
      await boards.page.keyboard.press('Control+Home');
      for (let i = 0; i < 9; i++) await boards.page.keyboard.press('ArrowDown');
      await board.untilCell(1, 1, /^row 1, column 1, 1/);
      await board.click(2, 2);
      await boards.untilCursor(text.indexOf('sudoku\n') + 'sudoku\n12..\n3'.length);
      await board.press('4');
      await boards.untilText(now => now.startsWith(textOf(four.replace('3..2', '34.2'), '').slice(0, -9)));
    },
  },
  {
    name: 'the board follows along a path and a trace, and reports when their puzzle is gone',
    async run(boards) {
      await boards.openText('reports.sudoku', FOUR);
      const board = await boards.showBoard();
      await boards.runCommand('Sudoku: Trace Backtracking');
      await boards.page.getByText('Step 1 - 3 @ R1C3').click();
      await board.frame.getByText('Step 1: 3 is tried in r1c3, the first empty cell.', { exact: true }).waitFor();
      await boards.page.getByText('Step 2 - 4 @ R1C4').click();
      await board.frame.getByText('Step 2: 4 is tried in r1c4, the first empty cell.', { exact: true }).waitFor();
      await board.untilCell(1, 3, /3/);
      await boards.focusText('first');
      await boards.runCommand('Sudoku: Show Solution Path');
      await boards.page.getByText('Solution path of line 1').waitFor();
      await boards.page.keyboard.press('Control+End');
      for (let i = 0; i < 9; i++) await boards.page.keyboard.press('ArrowUp');
      await board.frame.getByText(/^10 of 10$/).waitFor();
      await boards.page.keyboard.press('ArrowUp');
      await board.frame.getByText(/^9 of 10$/).waitFor();
      await board.choose('Unlock Givens');
      await board.untilReadonly(1, 1, false);
      await board.click(1, 1);
      await board.press('4');
      await board.untilCell(1, 1, /^row 1, column 1, 4/);
      await boards.page.getByText('Full House: r4c2=3').click();
      await board.frame
        .getByText('The puzzle of this report has changed or no longer exists.', { exact: false })
        .first()
        .waitFor();
      await boards.focusText('first');
      await boards.untilText(FOUR.replace('12..', '42..'));
      await board.untilCell(1, 1, /^row 1, column 1, 4/);
    },
  },
  {
    name: 'the picker goes to another puzzle of the file',
    async run(boards) {
      const board = await boards.openGrid('list.sudoku', `${'.'.repeat(81)}\n\nSecond\n${EASY.slice(11)}`);
      await board.untilCell(1, 1, /empty/);
      await board.click(1, 1);
      await board.press('p');
      await board.frame.getByRole('option', { name: /Second/ }).waitFor();
      await board.press('ArrowDown', 'Enter');
      await board.untilCell(1, 1, /^row 1, column 1, 4, given/);
      await board.button('Previous Puzzle');
      await board.untilCell(1, 1, /^row 1, column 1, empty/);
      await board.button('Next Puzzle');
      await board.untilCell(1, 1, /^row 1, column 1, 4, given/);
      await board.click(1, 1);
      await board.press('ArrowRight', 'ArrowRight', '5');
      await boards.untilText(`${'.'.repeat(81)}\n\nSecond\n${row('4853...71').slice(11)}`);
    },
  },
];
