/**
 * Pictures that are pasted and dropped into texts and on boards, with the browser's clipboard and drag and drop, and the doubts about
 * their digits. These tests run in both extension hosts.
 */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { encodePng } from '../../../src/picture/encoding';
import { doubtfulPage, doubtfulSheet } from '../../features/pictures/pages';
import { pageOf } from '../../picture/drawing';
import { dropFile, jpegOf, pastePng } from '../pictures.mts';
import { type Board, type Boards, type GridTest, until } from './suite.mts';

const LINE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const OTHER = '........1....8.64..1.9......6...54...5....7.3..4.....6....1...9.2.3.4.....8..5.2.';
/** A puzzle with other digits, but also with a 5 in r1c1. */
const SECOND = LINE.replace(/\d/g, digit => '0241357698'[Number(digit)]);
const EMPTY = `${'.........\n'.repeat(9)}`;
const ROWS = LINE.replace(/.{9}/g, '$&\n');
const PNG = encodePng(pageOf(LINE));

/** The digits of a text with one grid in rows, `.` for an empty cell. */
const digitsOf = (text: string) => text.replace(/[^\d.]/g, '');

/** The tabs with pictures: the width of each picture in pixels, and the number of cells with frames in it. */
async function picturesIn({ page }: Boards): Promise<{ readonly width: number; readonly cells: number }[]> {
  const pictures: { readonly width: number; readonly cells: number }[] = [];
  for (const frame of page.frames()) {
    // A frame may be detached at any time, for example while the window is reloaded.
    const found = await frame
      .evaluate(() =>
        [...document.querySelectorAll('#picture')].map(one => ({
          width: one.querySelector('img')!.naturalWidth,
          cells: one.querySelectorAll('.frame').length,
        })),
      )
      .catch(() => []);
    pictures.push(...found);
  }
  return pictures;
}

/** Waits until there is one tab with a picture, with frames around this number of cells. */
const untilPicture = (boards: Boards, cells = 1) =>
  until(
    `one picture with ${cells} frames`,
    () => picturesIn(boards),
    pictures => pictures.length === 1 && pictures[0].width > 0 && pictures[0].cells === cells,
  );

const untilNoPicture = (boards: Boards) =>
  until(
    'no picture',
    () => picturesIn(boards),
    pictures => pictures.length === 0,
  );

const isDoubt = (message: string) => message.startsWith('r1c1 was read from the picture as 5');

/** Waits until this number of cells are marked as doubtful in the text. */
const untilDoubts = ({ observer }: Boards, count: number) =>
  observer.until(
    () => `${count} doubts`,
    ({ problems }) => problems.filter(isDoubt).length === count,
  );

/** Writes a file into the folder. Returns its path. */
function write({ folder }: Boards, name: string, bytes: Uint8Array): string {
  const file = path.join(folder, name);
  writeFileSync(file, bytes);
  return file;
}

/** Drops a file into the text, at a line with a text. The editor shows where it would be dropped. */
async function dropIntoText({ page }: Boards, hasText: string, file: string): Promise<void> {
  const box = await page.locator('.editor-instance .view-line', { hasText }).boundingBox();
  const at = { x: box!.x + 20, y: box!.y + box!.height / 2 };
  await dropFile(page, file, at, async () => (await page.locator('.dnd-target').count()) > 0);
}

/** Drops a file on a cell of a board. */
async function dropOnBoard({ page }: Boards, board: Board, file: string): Promise<void> {
  const box = await board.cell(5, 5).boundingBox();
  const at = { x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 };
  await board.frame.evaluate(() => document.addEventListener('dragover', () => document.body.classList.add('over')));
  await dropFile(page, file, at, async () => (await board.frame.locator('body.over').count()) > 0);
}

/** The tests. */
export const PICTURES: readonly GridTest[] = [
  {
    name: 'a pasted screenshot is a puzzle in the style of the file, and one undo removes it',
    async run(boards) {
      const before = `${OTHER}\n`;
      await boards.openText('paste.sudoku', before, { cursor: before.length });
      await boards.focusText();
      await pastePng(boards.page, PNG);
      await boards.untilText(`${OTHER}\n${LINE}`);
      await boards.run('undo');
      await boards.untilText(before);
    },
  },
  {
    name: 'a screenshot pasted into an untitled Sudoku file is a puzzle',
    async run(boards) {
      await boards.observer.close();
      await boards.observer.open({ text: '', cursor: 0 });
      await boards.focusText();
      await pastePng(boards.page, PNG);
      await boards.untilText(text => digitsOf(text) === LINE);
      await boards.run('undo'); // an untitled document without text is closed without a question
      await boards.untilText('');
    },
  },
  ...(['png', 'jpg'] as const).map(
    (type): GridTest => ({
      name: `a ${type} file dropped into the text is a puzzle below the one there`,
      async run(boards) {
        await boards.openText('drop.sudoku', `${OTHER}\n`);
        await boards.focusText();
        const file = write(boards, `page.${type}`, type === 'png' ? PNG : await jpegOf(boards.page, PNG));
        await dropIntoText(boards, OTHER, file);
        await boards.untilText(`${OTHER}\n${LINE}\n`);
      },
    }),
  ),
  {
    name: 'a screenshot pasted into a board replaces its empty grid',
    async run(boards) {
      const board = await boards.openGrid('paste-board.sudoku', EMPTY);
      await board.click(1, 1);
      await pastePng(boards.page, PNG);
      await boards.untilText(ROWS);
      await board.untilCell(1, 1, /^row 1, column 1, 5/);
    },
  },
  ...(['png', 'jpg'] as const).map(
    (type): GridTest => ({
      name: `a ${type} file dropped on a board is written below its puzzle, and is on the board`,
      async run(boards) {
        const first = OTHER.replace(/.{9}/g, '$&\n');
        const board = await boards.openGrid('drop-board.sudoku', first);
        const file = write(boards, `page.${type}`, type === 'png' ? PNG : await jpegOf(boards.page, PNG));
        await dropOnBoard(boards, board, file);
        await boards.untilText(`${first}\n${ROWS}`);
        await board.untilCell(1, 1, /^row 1, column 1, 5/);
      },
    }),
  ),
  {
    name: 'a doubtful cell is marked on the board, and typing its digit again confirms it',
    async run(boards) {
      const board = await boards.openGrid('doubt-board.sudoku', EMPTY);
      await board.click(9, 9);
      await pastePng(boards.page, doubtfulPage(LINE));
      await boards.untilText(ROWS);
      await untilPicture(boards);
      await board.untilCell(1, 1, /^row 1, column 1, 5.*r1c1 was read from the picture as 5, but may be \d/);
      await board.untilStatus(/1 doubtful cell/);
      assert.equal(await board.frame.locator('.fill.doubtful').count(), 1);
      await board.click(1, 1);
      await board.press('5');
      await board.untilCell(1, 1, /^row 1, column 1, 5(?!.*picture)/);
      await untilNoPicture(boards);
      await boards.untilText(ROWS);
    },
  },
  {
    name: 'doubts and their picture are restored when the window is reloaded',
    async run(boards) {
      await boards.openText('reload-picture.sudoku', '');
      await boards.focusText();
      await pastePng(boards.page, doubtfulPage(LINE));
      await boards.untilText(text => digitsOf(text) === LINE);
      await untilPicture(boards);
      await boards.focusText('first');
      await boards.page.keyboard.press('Control+S');
      await boards.untilSaved('reload-picture.sudoku', text => digitsOf(text) === LINE);
      await Promise.all([boards.page.waitForEvent('domcontentloaded'), boards.runCommand('Developer: Reload Window')]);
      await untilPicture(boards);
      await untilDoubts(boards, 1);
      await boards.focusText('first');
      await boards.runCommand('Sudoku: Confirm Digits from Picture');
      await untilNoPicture(boards);
      await untilDoubts(boards, 0);
    },
  },
  {
    name: 'all puzzles of a pasted picture are one undo step and share one tab, which closes after the last doubt',
    async run(boards) {
      const before = `${OTHER}\n`;
      const after = `${OTHER}\n${LINE}\n${SECOND}`;
      await boards.openText('sheet.sudoku', before, { cursor: before.length });
      await boards.runCommand('Notifications: Clear All Notifications');
      await boards.focusText();
      await pastePng(boards.page, doubtfulSheet([LINE, SECOND]));
      await boards.untilText(after);
      await untilPicture(boards, 2);
      await untilDoubts(boards, 2);
      const toasts = boards.page.locator('.notification-toast .notification-list-item-message');
      await toasts.first().waitFor();
      const read = '2 cells may have been read incorrectly. Compare them with the picture.';
      assert.deepEqual(await toasts.allInnerTexts(), [read]);
      await boards.run('undo');
      await boards.untilText(before);
      await untilNoPicture(boards);
      await untilDoubts(boards, 0);
      await boards.run('redo');
      await boards.untilText(after);
      await untilPicture(boards, 2);
      await boards.focusText('first');
      await boards.page.keyboard.press('Control+End');
      await boards.untilCursor(after.length);
      await boards.runCommand('Sudoku: Confirm Digits from Picture');
      await untilPicture(boards, 1);
      await untilDoubts(boards, 1);
      await boards.focusText('first');
      await boards.page.keyboard.press('Control+Home');
      await boards.page.keyboard.press('ArrowDown');
      await boards.untilCursor(after.indexOf(LINE));
      await boards.run('deleteRight');
      await boards.page.keyboard.type('3');
      await untilNoPicture(boards);
      await untilDoubts(boards, 0);
    },
  },
  {
    name: 'the doubts of all puzzles stay when an untitled file is saved, saved under another name, and renamed',
    async run(boards) {
      await boards.observer.close();
      await boards.observer.open({ text: '', cursor: 0 });
      await boards.focusText();
      await pastePng(boards.page, doubtfulSheet([LINE, SECOND]));
      await boards.untilText(text => digitsOf(text) === LINE + SECOND);
      await untilPicture(boards, 2);
      for (const name of ['saved-picture.sudoku', 'saved-again.sudoku']) {
        await boards.focusText('first');
        await boards.runCommand('File: Save As...');
        await boards.enterFile(name);
        await boards.untilSaved(name, text => digitsOf(text) === LINE + SECOND);
        await boards.page.locator('.tab.active', { hasText: name }).waitFor();
        await untilPicture(boards, 2);
        await untilDoubts(boards, 2);
      }
      await boards.focusText('first');
      await boards.run('workbench.files.action.showActiveFileInExplorer');
      await boards.page.locator('.explorer-item', { hasText: 'saved-again.sudoku' }).waitFor();
      await boards.page.keyboard.press('F2');
      await boards.page.locator('.explorer-item-edited input').fill('renamed-picture.sudoku');
      await boards.page.keyboard.press('Enter');
      await boards.page.locator('.tab.active', { hasText: 'renamed-picture.sudoku' }).waitFor();
      await boards.focusText('first');
      await untilPicture(boards, 2);
      await untilDoubts(boards, 2);
      await boards.runCommand('Sudoku: Confirm Digits from Picture');
      await untilPicture(boards, 1);
      await untilDoubts(boards, 1);
    },
  },
];
