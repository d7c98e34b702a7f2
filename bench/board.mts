/**
 * Measures in a real VS Code how long a user of the grid waits: from the command to the drawn grid, and from a key through the
 * document and back to the painted digit. `npm run bench:board` prints a table.
 */

import { buildExtension } from '../test/host/bundle.mts';
import { type Board, type Boards, withBoards } from '../test/host/grid/suite.mts';
import { exitOnSignals } from '../test/host/temp.mts';
import { machine, markdownTable, today } from './document.ts';
import { collectionOf } from './editor/files.mts';

/** Digits that are typed in each measurement. */
const KEYS = 60;
/** Milliseconds between two keys: thirty a second. */
const PAUSE = 33;

const SIXTEEN = `${'.'.repeat(16)}\n`.repeat(16);
const TWENTY_FIVE = `${'.'.repeat(25)}\n`.repeat(25);

/** The files, by name. */
const FILES: readonly (readonly [name: string, text: () => string])[] = [
  ['9x9', () => `${'.'.repeat(9)}\n`.repeat(9)],
  ['16x16', () => `1${SIXTEEN.slice(1)}`],
  ['25x25', () => `1${TWENTY_FIVE.slice(1)}`],
  ['50,000 puzzles', () => collectionOf(50_000)],
];

async function measure(boards: Boards, name: string, text: string): Promise<readonly string[]> {
  const file = `${name.replaceAll(/\W/g, '')}.sudoku`;
  await boards.openText(file, text, true);
  const began = Date.now();
  const board = await (async () => {
    await boards.runCommand('Sudoku: Open as Grid');
    return boards.board();
  })();
  const open = Date.now() - began;
  const times = await typed(board);
  const at = (part: number) => times[Math.min(times.length - 1, Math.floor(part * times.length))].toFixed(0);
  return [name, `${open}`, `${times.length}`, at(0.5), at(0.95), at(1)];
}

/** Types digits into a cell, and returns how long each took to be painted, ascending. */
async function typed(board: Board): Promise<number[]> {
  await board.click(2, 2);
  await board.frame.evaluate(() => {
    const state = { start: 0, times: [] as number[] };
    Object.assign(window, { measured: state });
    document.addEventListener(
      'keydown',
      () => {
        state.start ||= performance.now();
      },
      true,
    );
    new MutationObserver(() => {
      const { start } = state;
      state.start = 0;
      // The second frame begins when the first is painted.
      if (start) requestAnimationFrame(() => requestAnimationFrame(() => state.times.push(performance.now() - start)));
    }).observe(document.querySelector('#board')!, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  });
  for (let i = 0; i < KEYS; i++) {
    await board.press(`${1 + (i % 9)}`);
    await board.boards.page.waitForTimeout(PAUSE);
  }
  await board.boards.page.waitForTimeout(500);
  const times = await board.frame.evaluate(
    () => (window as unknown as { measured: { times: number[] } }).measured.times,
  );
  return times.sort((a, b) => a - b);
}

exitOnSignals();
await buildExtension();
await withBoards(async boards => {
  const rows: (readonly string[])[] = [];
  for (const [name, text] of FILES) rows.push(await measure(boards, name, text()));
  const headings = ['file', 'command to grid, ms', 'keys painted', 'key to paint, median, ms', 'p95', 'most'];
  console.log(`${today()}, ${machine()}.\n\n${markdownTable([headings, ...rows])}`);
});
