/** Files: one with very many puzzles, saved pictures and those that are read, and unsaved changes when the window is reloaded. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { colorsOf } from '../../../src/board/drawing/palettes';
import { pictureOf, scaleOf } from '../../../src/board/drawing/picture';
import { marksOf } from '../../../src/text/marks/marks';
import { parse } from '../../../src/text/parser/parser';
import { doubtfulPage } from '../../features/pictures/pages';
import { sized } from '../../sizes';
import { sourceOf } from '../../text/source';
import { type GridTest, until } from './suite.mts';

const FOUR = '12..\r\n3..2\r\n....\r\n2..1\r\n';
const LINE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n';

/** Number of puzzles in a long file. */
const MANY = sized(50_000, 500_000);
/** A number as the page writes it. */
const written = (count: number) => count.toLocaleString('en');

/** The picture of the first puzzle of a text, with its digits and marks, in a document that had only the digits of `start`. */
function pictureIn(text: string, start: string): string {
  const puzzle = { ...parse(text).puzzles[0], givens: parse(start).puzzles[0].givens };
  return pictureOf(puzzle, {
    content: 'digits',
    marks: marksOf(puzzle, sourceOf(text)),
    // The text of the puzzle, from which the picture can be read.
    metadata: `[Puzzle]\n${start.trim()}\n[State]\n${text.trim()}`.replaceAll('\r\n', '\n'),
    scale: scaleOf(puzzle),
    colors: colorsOf('light'),
  });
}

/** The tests. */
export const FILES: readonly GridTest[] = [
  {
    name: 'the picture of the contents of a grid is saved where the user chooses, and the text is unchanged',
    async run(boards) {
      const board = await boards.openGrid('picture.sudoku', FOUR);
      const text = `${FOUR.replace('12..', '123.')}# corner: r1c4=4\r\n`;
      await board.click(1, 3);
      await board.press('3', 'ArrowRight', 'Shift+4');
      await boards.untilText(text);
      await boards.runCommand('Sudoku: Export as Picture…');
      const { page } = boards;
      await page.locator('.quick-input-list .label-name').getByText('Digits', { exact: true }).click();
      await page.locator('.quick-input-list .label-name').getByText('SVG picture', { exact: true }).click();
      await boards.enterFile('picture.svg');
      await boards.untilSaved('picture.svg', pictureIn(text, FOUR));
      await boards.untilText(text);
    },
  },
  {
    name: 'the picture of a puzzle is shown next to the text until its doubtful digit is confirmed',
    async run(boards) {
      await boards.openText('read.sudoku', '');
      writeFileSync(path.join(boards.folder, 'read.png'), doubtfulPage(LINE.trim()));
      await boards.runCommand('Sudoku: Read Picture…');
      const { page } = boards;
      await boards.enterFile('read.png');
      await boards.untilText(text => text.startsWith('5 3 . | . 7 . '));
      const pictures = async () => {
        const widths: number[] = [];
        for (const frame of page.frames()) {
          const image = frame.locator('#picture img');
          if ((await image.count().catch(() => 0)) === 1)
            widths.push(await image.evaluate((one: HTMLImageElement) => one.naturalWidth));
        }
        return widths;
      };
      await until('the picture', pictures, widths => widths.length === 1 && widths[0] > 0);
      await boards.focusText('first');
      await boards.runCommand('Sudoku: Confirm Digits from Picture');
      await until('no picture', pictures, widths => widths.length === 0);
    },
  },
  {
    name: 'a diff is text, even if the user opens all files as grids',
    async run(boards) {
      await boards.openText('diff.sudoku', FOUR);
      await boards.run('workbench.action.closeAllEditors');
      await boards.observer.configure({ 'workbench.editorAssociations': { '*.sudoku': 'sudoku.grid' } });
      try {
        await boards.run('workbench.view.explorer');
        const { page } = boards;
        await page.locator('.explorer-folders-view .monaco-list-row', { hasText: 'diff.sudoku' }).first().dblclick();
        const board = await boards.board();
        await board.click(1, 3);
        await board.press('3');
        await boards.untilText(FOUR.replace('12..', '123.'));
        await boards.run('workbench.files.action.compareWithSaved');
        await page.locator('.monaco-diff-editor .view-line').first().waitFor();
      } finally {
        await boards.observer.configure({});
      }
    },
  },
  {
    name: `the picker finds a title among ${written(MANY)} puzzles, and only the chosen puzzle changes`,
    async run(boards) {
      const first = LINE.repeat(MANY - 1);
      const needle = (line: string) => `${first}\nNeedle\n${line}\nLast\n${LINE}`;
      await boards.openText('many.sudoku', needle(LINE), { quiet: true });
      const board = await boards.toGrid();
      await board.untilCell(1, 1, /^row 1, column 1, 5, given/);
      await board.click(1, 1);
      await board.press('p');
      const { frame } = board;
      await frame
        .getByRole('dialog')
        .getByText(`${written(MANY + 1)} puzzles`)
        .waitFor();
      await frame.getByRole('combobox', { name: 'Search by title' }).fill('needle');
      await frame.getByRole('option', { name: `Needle Puzzle ${written(MANY)}` }).waitFor();
      await board.press('Enter');
      await frame.getByRole('heading', { name: 'Needle' }).waitFor();
      await board.click(1, 3);
      await board.press('4');
      await board.untilCell(1, 3, /^row 1, column 3, 4/);
      await board.press('Control+s');
      await boards.untilSaved('many.sudoku', needle(LINE.replace('53.', '534')));
    },
  },
  {
    name: 'a workspace with a collection has Check All Files before the collection was open',
    async run(boards) {
      await boards.openText('unopened.sdm', LINE + LINE);
      await boards.run('workbench.action.closeAllEditors');
      // A new window has no memory of files that were open: without it, only the search at activation finds the collection.
      writeFileSync(path.join(boards.folder, 'folder.code-workspace'), '{ "folders": [{ "path": "." }] }');
      const url = new URL(boards.page.url());
      const folder = url.searchParams.get('folder')!;
      url.searchParams.delete('folder');
      url.searchParams.set('workspace', path.posix.join(folder, 'folder.code-workspace'));
      const before = boards.page.url();
      await boards.load(url.href);
      await boards.runCommand('Sudoku: Check All Files');
      await boards.page
        .getByRole('tab', { name: /Findings/ })
        .first()
        .waitFor();
      await boards.load(before);
    },
  },
  {
    name: 'a hidden grid restores its selection, and a reloaded window its grid with unsaved changes',
    async run(boards) {
      const first = `First\r\n${FOUR}\r\nSecond\r\n`;
      const board = await boards.openGrid('reload.sudoku', first + FOUR);
      const text = first + FOUR.replace('....', '.1..');
      await board.button('Next Puzzle');
      await board.frame.getByRole('heading', { name: 'Second' }).waitFor();
      await board.click(3, 2);
      await board.press('1');
      await boards.untilText(text);
      await boards.run('workbench.action.files.newUntitledFile');
      await boards.run('workbench.action.previousEditor');
      const selected = '[role=gridcell][tabindex="0"][aria-label^="row 3, column 2, 1"]';
      await (await boards.board()).frame.locator(selected).waitFor();
      await boards.untilBackup(text);
      // On reload, VS Code saves which editors are open and the state of their pages.
      await Promise.all([boards.page.waitForEvent('domcontentloaded'), boards.runCommand('Developer: Reload Window')]);
      const again = await boards.board();
      await again.frame.locator(selected).waitFor();
      await again.frame.getByRole('heading', { name: 'Second' }).waitFor();
      await boards.untilSaved('reload.sudoku', first + FOUR);
      await again.click(3, 2);
      await again.press('Control+s');
      await boards.untilSaved('reload.sudoku', text);
    },
  },
];
