/** Puzzles with rules of the samples in the grid: broken rules, entries of puzzles with few digits, and the rules in words. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { countFilled } from '../../../src/core/grid';
import { solve } from '../../../src/core/solver/index';
import { parse } from '../../../src/text/parser/parser';
import { cellSpanOf } from '../../../src/text/puzzle';
import { inProject } from '../project.mts';
import type { Board, Boards, GridTest } from './suite.mts';

const SAMPLES = readFileSync(inProject('samples/variants.sudoku'), 'utf8');

/** A puzzle of the samples with its rules, as a separate text. */
function sample(title: string): string {
  const block = SAMPLES.split(/\n\n+/).find(each => each.startsWith(title));
  assert.ok(block, title);
  return `${block.trimEnd()}\n`;
}

/** The line below the title, once it has a rating. */
async function rated(board: Board): Promise<string> {
  await board.untilStatus(/one solution · .*\d\.\d/);
  return (await board.frame.locator('.status').textContent()) ?? '';
}

/** Types right digits into the first empty cells, and asserts that they are entries in the drawing, the counts, the rating and the reset. */
async function keepsEntries(boards: Boards, name: string, text: string): Promise<void> {
  const [puzzle] = parse(text).puzzles;
  const { digits } = puzzle.grid;
  const solution = solve(puzzle.grid)!;
  const board = await boards.openGrid(name, text);
  const before = await rated(board);
  assert.match(before, new RegExp(`^9x9 · ${countFilled(digits)} givens? · `));
  const entries = [...digits.keys()].filter(cell => digits[cell] === 0).slice(0, 3);
  let edited = text;
  for (const cell of entries) {
    const [row, column] = [1 + Math.floor(cell / 9), 1 + (cell % 9)];
    await board.click(row, column);
    await board.press(`${solution[cell]}`);
    const { start } = cellSpanOf(puzzle, cell)!;
    edited = `${edited.slice(0, start)}${solution[cell]}${edited.slice(start + 1)}`;
    await boards.untilText(edited);
    await board.untilCell(row, column, new RegExp(`^row ${row}, column ${column}, ${solution[cell]}(?!, given)`));
  }
  assert.equal(await rated(board), before);
  assert.deepEqual(
    await board.frame.locator('.glyphs .entry').allTextContents(),
    entries.map(cell => `${solution[cell]}`),
  );
  await boards.run('sudoku.resetToGivens');
  await boards.untilText(text);
}

/** The tests. */
export const OF_RULES: readonly GridTest[] = [
  {
    name: 'a digit that breaks a rule of a sample is marked, described and listed, and F8 goes to it',
    async run(boards) {
      const board = await boards.openGrid('thermometers.sudoku', sample('Nine thermometers'));
      await board.untilCell(1, 8, /^row 1, column 8, 6, given/);
      await board.click(2, 8);
      await board.press('5');
      const broken = /5, Thermo does not increase at r2c8/;
      await board.untilCell(2, 8, broken);
      await board.untilCell(1, 8, /6, given, Thermo does not increase at r2c8/);
      await board.untilStatus(/2 digits break a rule/);
      assert.equal(await board.frame.locator('.board .conflict .fill').count(), 2);
      assert.deepEqual(await board.frame.locator('.problems li').allTextContents(), [
        'Thermo does not increase at r2c8',
      ]);
      assert.match((await board.frame.locator('.rules li.own').first().textContent()) ?? '', /^Thermo/);
      await board.click(9, 9);
      await board.press('Shift+F8');
      await board.untilAt(broken);
      await board.press('Delete');
      await board.untilCell(2, 8, /^row 2, column 8, empty/);
      assert.equal(await board.frame.locator('.board .conflict .fill').count(), 0);
      await board.press('F8');
      await board.untilMessage('There are no problems.');
    },
  },
  {
    name: 'digits typed into a killer with one solution are entries, even if it has no digits',
    async run(boards) {
      await keepsEntries(boards, 'few.sudoku', sample('Thirty cages'));
      await keepsEntries(boards, 'none.sudoku', sample('Cages as letters'));
    },
  },
  {
    name: 'row and column labels are shown until a setting hides them',
    async run(boards) {
      const board = await boards.openGrid('labels.sudoku', sample('Nine thermometers'));
      const labels = board.frame.locator('.label');
      assert.deepEqual([await labels.count(), await labels.first().textContent()], [18, 'r1']);
      await boards.observer.configure({ 'sudoku.board.labels': false });
      await labels.first().waitFor({ state: 'detached' });
      await boards.observer.configure({});
      await labels.last().waitFor({ state: 'attached' });
    },
  },
];
