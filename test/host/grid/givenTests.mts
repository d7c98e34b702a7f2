/** Givens of the file on boards: locked, unlocked, and edited. */
import type { Board, GridTest } from './suite.mts';

const GIVENS = '12..\r\n3..2\r\n....\r\n2..1\r\n';

const GUARDED = 'Givens are locked. To change them, choose Unlock Givens from the More menu.';

/** Tries to change the given in the first cell of a 4x4 puzzle in every way that a player can. Nothing is written. */
async function refusesGivens(board: Board): Promise<void> {
  const refused = async (does: () => Promise<void>) => {
    await board.click(1, 4);
    await board.untilMessage('');
    await board.click(1, 1);
    await does();
    await board.untilMessage(GUARDED);
  };
  await board.untilReadonly(1, 1, true);
  await refused(() => board.press('4'));
  await refused(() => board.press('Shift+4'));
  await refused(() => board.press('Control+4'));
  await refused(() => board.button('3'));
  await refused(() => board.press('Shift+ArrowRight', '4'));
  await refused(() => board.press('Delete'));
}

/** The tests. */
export const OF_GIVENS: readonly GridTest[] = [
  {
    name: 'digits of the file cannot be replaced by accident, typed digits can, and Unlock Givens allows both',
    async run(boards) {
      const board = await boards.openGrid('guarded.sudoku', GIVENS);
      await refusesGivens(board);
      await board.click(1, 3);
      await board.press('4');
      await boards.untilText(GIVENS.replace('12..', '124.'));
      await board.press('3');
      await boards.untilText(GIVENS.replace('12..', '123.'));
      await board.press('Delete');
      await boards.untilText(GIVENS);
      // Of several cells, the open ones are changed.
      await board.click(1, 1);
      await board.press('Shift+ArrowRight', 'Shift+ArrowRight', '3');
      await boards.untilText(GIVENS.replace('12..', '123.'));
      await board.choose('Unlock Givens');
      await board.untilMessage('You are editing the puzzle: digits that you enter are givens.');
      await board.untilReadonly(1, 1, false);
      await board.click(1, 1);
      await board.press('4');
      await boards.untilText(GIVENS.replace('12..', '423.'));
      await board.press('Delete');
      await boards.untilText(GIVENS.replace('12..', '.23.'));
      await board.press('1');
      await board.button('Lock Givens');
      await board.untilReadonly(1, 1, true);
    },
  },
  {
    name: 'unlocked givens are edited as a puzzle: digits are givens, solutions are counted, and Hint returns',
    async run(boards) {
      const board = await boards.openGrid('unlocked.sudoku', GIVENS);
      await board.untilReadonly(1, 1, true);
      await board.choose('Unlock Givens');
      await board.untilReadonly(1, 1, false);
      await board.click(1, 1);
      await board.press('Delete', 'ArrowRight', 'Delete');
      await boards.untilText(GIVENS.replace('12..', '....'));
      await board.untilStatus(/^4x4 · 4 givens(?! so far).*several solutions/);
      await board.frame.getByRole('button', { name: 'Hint', exact: true }).waitFor({ state: 'hidden' });
      // Another digit, in another cell.
      await board.press('ArrowRight', 'ArrowRight', '4');
      await board.untilCell(1, 4, /^row 1, column 4, 4, given/);
      await board.click(1, 1);
      await board.press('1');
      await board.untilCell(1, 1, /^row 1, column 1, 1, given/);
      await board.untilStatus(/^4x4 · 6 givens(?!.*several)/);
      await board.frame.getByRole('button', { name: 'Hint', exact: true }).waitFor();
      await board.button('Lock Givens');
      await board.untilReadonly(1, 4, true);
      // A digit entered now is an entry again.
      await board.click(1, 2);
      await board.press('2');
      await board.untilCell(1, 2, /^row 1, column 2, 2(?!, given)/);
      await board.button('Check');
      await board.untilMessage(/correct/);
      // Solving further ends the editing of the puzzle.
      await board.choose('Unlock Givens');
      await board.choose('Solve');
      await board.untilCell(4, 3, /^row 4, column 3, 4(?!, given)/);
    },
  },
  {
    name: 'boards next to a text and next to Markdown also protect the givens, except in a file with several solutions',
    async run(boards) {
      const open = GIVENS.replace('12..', '....');
      const grid = await boards.openGrid('several.sudoku', open);
      await grid.untilStatus(/several solutions/);
      await grid.untilCell(1, 1, /^row 1, column 1, empty/);
      await grid.click(2, 1);
      await grid.press('4');
      await boards.untilText(open.replace('3..2', '4..2'));
      await boards.openText('guarded.sudoku', GIVENS);
      await refusesGivens(await boards.showBoard());
      await boards.openText('guarded.md', `Notes\r\n\r\n\`\`\`sudoku\r\n${GIVENS}\`\`\`\r\n`, { cursor: 25 });
      const beside = await boards.showBoard();
      await beside.untilStatus(/^4x4/);
      await refusesGivens(beside);
    },
  },
];
