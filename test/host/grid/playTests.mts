/** Plays a puzzle in the page from start to end, and compares the text byte for byte after every action. */
import assert from 'node:assert/strict';
import type { Board, GridTest } from './suite.mts';

const GIVENS = '12..\r\n3..2\r\n....\r\n2..1\r\n';

/** The text of the played puzzle: its givens, its rows, and the lines of its marks. */
function played(rows: string, ...marks: readonly string[]): string {
  const lines = ['[State]', ...rows.split(' '), ...marks.map(line => `# ${line}`)];
  return `[Puzzle]\r\n${GIVENS}${lines.map(line => `${line}\r\n`).join('')}`;
}

const CORNER = 'corner: r1c3=34';
const CENTRE = 'centre: r1c4=4';
const COLOUR = 'colour: r1c4=2';
const MARKS = [CORNER, CENTRE, COLOUR];

/** Actions of a player, and the text after each. Each is one edit. */
const ACTS: readonly (readonly [act: (board: Board) => Promise<void>, text: string])[] = [
  [board => board.press('Shift+3'), played('12.. 3..2 .... 2..1', 'corner: r1c3=3')],
  [board => board.press('Shift+4'), played('12.. 3..2 .... 2..1', CORNER)],
  [board => board.press('ArrowRight', 'Control+4'), played('12.. 3..2 .... 2..1', CORNER, CENTRE)],
  [board => board.press('v', '2', 'z'), played('12.. 3..2 .... 2..1', ...MARKS)],
  // Valid so far, but not the digit of the solution.
  [board => board.press('ArrowLeft', '4'), played('124. 3..2 .... 2..1', ...MARKS)],
  [
    async board => {
      await board.button('Check');
      await board.untilCell(1, 3, /, 4, wrong$/);
      await board.click(1, 3);
      await board.press('Backspace');
    },
    played('12.. 3..2 .... 2..1', ...MARKS),
  ],
  [
    board => board.untilCell(1, 3, /empty, corner marks 3 4$/).then(() => board.press('3')),
    played('123. 3..2 .... 2..1', ...MARKS),
  ],
  [board => board.press('Tab', '4'), played('1234 3..2 .... 2..1', ...MARKS)],
  [board => board.press('Tab', '3'), played('1234 33.2 .... 2..1', ...MARKS)],
  [
    board => board.untilCell(2, 2, /3 is already in/).then(() => board.press('4')),
    played('1234 34.2 .... 2..1', ...MARKS),
  ],
  [board => board.press('Tab', '1'), played('1234 3412 .... 2..1', ...MARKS)],
  [board => board.press('Tab', '4'), played('1234 3412 4... 2..1', ...MARKS)],
  [board => board.press('Tab', '1'), played('1234 3412 41.. 2..1', ...MARKS)],
  [board => board.press('Tab', '2'), played('1234 3412 412. 2..1', ...MARKS)],
  [board => board.press('Tab', '3'), played('1234 3412 4123 2..1', ...MARKS)],
  [board => board.press('Tab', '3'), played('1234 3412 4123 23.1', ...MARKS)],
  [board => board.press('Tab', '4'), played('1234 3412 4123 2341', ...MARKS)],
];

/** The tests. */
export const PLAYING: readonly GridTest[] = [
  {
    name: 'a puzzle is played from Start Playing to the end, and back, and again, byte for byte',
    async run(boards) {
      const board = await boards.openGrid('played.sudoku', GIVENS);
      await boards.runCommand('Sudoku: Start Playing');
      const start = played('12.. 3..2 .... 2..1');
      await boards.untilText(start);
      await board.click(1, 1);
      await board.press('4');
      await board.untilMessage('The givens are locked while the puzzle is being played.');
      await board.click(1, 3);
      for (const [act, text] of ACTS) {
        await act(board);
        await boards.untilText(text);
      }
      await board.untilStatus(/Solved/);
      await board.button('Check');
      await board.untilMessage('The puzzle is solved, and every entry is correct.');
      const texts = [GIVENS, start, ...ACTS.map(([, text]) => text)];
      await board.press('Control+s');
      await boards.untilSaved('played.sudoku', texts[texts.length - 1]);
      await board.click(1, 1);
      for (const text of texts.slice(0, -1).reverse()) {
        await board.press('Control+z');
        await boards.untilText(text);
      }
      for (const text of texts.slice(1)) {
        await board.press('Control+y');
        await boards.untilText(text);
      }
      await board.untilStatus(/Solved/);
    },
  },
  {
    name: 'candidates are colored and linked with keys and the mouse, as lines of the text, and each change is undone',
    async run(boards) {
      const board = await boards.openGrid('chains.sudoku', GIVENS);
      const marked = (...lines: readonly string[]) => `${GIVENS}${lines.map(line => `# ${line}\r\n`).join('')}`;
      const color = 'color 4: r1c3=3';
      const [strong, weak] = ['strong', 'weak'].map(kind => `${kind} link: r1c3=3>r1c4=4`);
      await board.click(1, 3);
      await board.press('b', '3');
      await boards.untilText(marked(color));
      await board.untilCell(1, 3, /3 colored green/);
      await board.press('l', '3', 'ArrowRight', '4');
      await boards.untilText(marked(color, strong));
      await board.untilSaid(/strong link from 3 in r1c3 to 4 in r1c4/);
      // Candidates are drawn in two rows of two.
      const moveTo = async (column: number, side: -1 | 1) => {
        const { x, y, width } = (await board.cell(1, column).boundingBox())!;
        await boards.page.mouse.move(x + width * (0.5 + side * 0.2), y + width * 0.7, { steps: 4 });
      };
      await moveTo(3, -1);
      await boards.page.mouse.down();
      await moveTo(4, 1);
      await boards.page.mouse.up();
      await boards.untilText(marked(color, weak));
      await board.press('Backspace');
      await boards.untilText(GIVENS);
      for (const text of [marked(color, weak), marked(color, strong), marked(color), GIVENS]) {
        await board.press('Control+z');
        await boards.untilText(text);
      }
    },
  },
  {
    name: 'digits typed immediately after Start Playing are entered',
    async run(boards) {
      const board = await boards.openGrid('quick.sudoku', GIVENS);
      await board.click(1, 3);
      await board.frame.evaluate(() => {
        const cell = document.activeElement as HTMLElement;
        for (const button of document.querySelectorAll('button'))
          if (button.textContent?.includes('Start Playing')) button.click();
        cell.focus();
        for (const key of ['3', 'ArrowRight', '4']) {
          const options = { key, bubbles: true, cancelable: true };
          document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', options));
        }
      });
      await boards.untilText(text => /\[State\]\r\n1234/.test(text));
    },
  },
  {
    name: 'a wrong entry is marked only on request, until it is another digit',
    async run(boards) {
      const board = await boards.openGrid('checked.sudoku', played('12.. 3..2 .... 2..1'));
      await board.click(1, 3);
      await board.press('4');
      await boards.untilText(played('124. 3..2 .... 2..1'));
      await board.untilStatus(/^4x4 · 6 givens/);
      await board.untilCell(1, 3, /^row 1, column 3, 4$/);
      await board.button('Check');
      await board.untilMessage('One entry is wrong: r1c3.');
      await board.untilCell(1, 3, /^row 1, column 3, 4, wrong$/);
      await board.click(1, 3);
      await board.press('3');
      await board.untilCell(1, 3, /^row 1, column 3, 3$/);
      await board.press('Control+z');
      await board.untilCell(1, 3, /^row 1, column 3, 4, wrong$/);
    },
  },
  {
    name: 'answers are shown on the board that requested them, as long as they apply, and not as notifications',
    async run(boards) {
      const rows = '12.. 3..2 .... 2..1';
      const text = played(rows);
      const checkAnswer = async (board: Board) => {
        await board.click(1, 3);
        await board.press('4');
        await boards.untilText(played('124. 3..2 .... 2..1'));
        await board.untilCell(1, 3, /^row 1, column 3, 4$/);
        await board.button('Check');
        await board.untilMessage('One entry is wrong: r1c3.');
        // It stays while the player moves the cursor.
        await board.click(4, 2);
        await board.press('ArrowRight');
        await board.untilMessage('One entry is wrong: r1c3.');
        await board.press('Control+z');
        await boards.untilText(text);
        await board.untilMessage('');
        await board.click(1, 3);
        await board.press('3');
        await boards.untilText(played('123. 3..2 .... 2..1'));
        await board.button('Check');
        await board.untilMessage('The entry is correct.');
        await board.press('Control+z');
        await boards.untilText(text);
        await board.untilMessage('');
        assert.equal(await boards.page.locator('.notification-toast').count(), 0);
      };
      await checkAnswer(await boards.openGrid('answers.sudoku', text));
      await boards.openText('beside.sudoku', text);
      const beside = await boards.showBoard();
      await checkAnswer(beside);
      const wrong = played('124. 3..2 .... 2..1');
      const grid = await boards.openGrid('wrong.sudoku', `${wrong}\r\n${GIVENS}`);
      await grid.untilCell(1, 3, /^row 1, column 3, 4$/);
      await grid.button('Hint');
      await grid.untilMessage(/^No solution is left with these entries/);
      // Requesting the solution also requests the reason why there is none.
      await grid.choose('Solve');
      await grid.untilMessage('Not solved. One entry is wrong: r1c3.');
      await grid.untilCell(1, 3, /^row 1, column 3, 4, wrong$/);
      await boards.runCommand('Sudoku: Solve Puzzle at Cursor');
      await grid.untilMessage('Not solved. One entry is wrong: r1c3.');
      await grid.button('Next Puzzle');
      await grid.untilCell(1, 3, /empty/);
      await grid.untilMessage('');
      assert.equal(await boards.page.locator('.notification-toast').count(), 0);
      // Requests in the text are answered in the text.
      await boards.openText('text.sudoku', wrong);
      await boards.runCommand('Sudoku: Check My Progress');
      await boards.page.locator('.notification-toast', { hasText: 'One entry is wrong: r1c3.' }).waitFor();
      await boards.run('notifications.clearAll');
      await boards.runCommand('Sudoku: Solve Sudoku');
      const reason = 'Not solved. One entry is wrong: r1c3.';
      await boards.page.locator('.notification-toast', { hasText: reason }).waitFor();
      await boards.run('notifications.clearAll');
    },
  },
  {
    name: 'answers of commands for the whole file, and refusals, are shown in the grid where they were asked for',
    async run(boards) {
      const unsolvable = '12..\r\n3..2\r\n...4\r\n2..1\r\n';
      const text = `First\r\n${GIVENS}\r\nSecond\r\n${unsolvable}`;
      const grid = await boards.openGrid('file.sudoku', text);
      await boards.runCommand('Sudoku: Solve Sudoku');
      await grid.untilMessage(/^Solved 1 puzzle\. No solution, left unchanged: Second/);
      await boards.untilText(text.replace(GIVENS, '1234\r\n3412\r\n4123\r\n2341\r\n'));
      await grid.click(1, 3);
      await grid.press('Control+z');
      await boards.untilText(text);
      await grid.untilMessage('');
      await boards.run('sudoku.resetToGivens');
      await grid.untilMessage(/^There is no entry to remove\./);
      await grid.button('Next Puzzle');
      await grid.untilMessage('');
      await boards.runCommand('Sudoku: Show Solution Path');
      await grid.untilMessage(/^No solution contains/);
      await boards.run('sudoku.removeDuplicates');
      await grid.untilMessage('No puzzle appears twice in this file.');
      await boards.run('sudoku.markGivens');
      await grid.untilMessage(/given/);
      await boards.untilText(text);
      assert.equal(await boards.page.locator('.notification-toast').count(), 0);
    },
  },
  {
    name: 'a color of a given can be removed, and Reveal Cell from the palette applies to the cell of the user',
    async run(boards) {
      const rows = '12.. 3..2 .... 2..1';
      const board = await boards.openGrid('reveal.sudoku', played(rows, 'colour: r1c1=2'));
      await board.click(1, 1);
      await board.press('Backspace');
      await boards.untilText(played(rows));
      await board.click(3, 2);
      await board.press('ArrowLeft');
      await boards.runCommand('Sudoku: Reveal Cell');
      await boards.untilText(played('12.. 3..2 4... 2..1'));
      await board.click(1, 1);
      await boards.runCommand('Sudoku: Reveal Cell');
      await board.untilMessage('r1c1 is a given.');
      await boards.untilText(played('12.. 3..2 4... 2..1'));
    },
  },
  {
    name: 'Restart keeps the givens of a played puzzle, and Undo restores everything',
    async run(boards) {
      const text = ACTS[ACTS.length - 2][1];
      const board = await boards.openGrid('restart.sudoku', text);
      await board.untilCell(4, 3, /empty/);
      await boards.runCommand('Sudoku: Restart Puzzle');
      await boards.untilText(played('12.. 3..2 .... 2..1'));
      await board.untilCell(1, 3, /^row 1, column 3, empty$/);
      await board.click(1, 1);
      await board.press('Control+z');
      await boards.untilText(text);
      await board.untilCell(1, 4, /^row 1, column 4, 4, colors orange$/);
    },
  },
];
