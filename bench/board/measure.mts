/** Measures in a real VS Code how long a user of a grid waits. */

import { setTimeout as sleep } from 'node:timers/promises';
import type { Frame } from 'playwright-core';
import { type Board, type Boards, withBoards } from '../../test/host/grid/suite.mts';
import { collectionOf } from '../editor/files.mts';
import { timesOf } from '../editor/measurements';
import { NO_SAVING, OTHERS_OFF } from '../editor/settings.mts';
import { install, type Measuring, type Wanted } from './inPage.mts';
import { type BoardMeasurement, type BoardMeasurements, keyTimes } from './measurements';

/** Digits that are typed in each measurement, in ten seconds. */
const KEYS = 300;
/** The keys of the first second, in which VS Code performs its work for the first edits of a document. */
const FIRST_KEYS = 30;
/** Milliseconds between two keys: thirty a second. */
const PAUSE = 1000 / 30;
/** How often each file is opened: less often for long files, which take seconds. */
const OPENINGS = 5;
const OPENINGS_OF_LONG = 2;
/** The number of puzzles of a long file. */
const LONG = 100_000;
/** One of this number of puzzles of a collection has a title. */
const TITLED = 100;

/** A file to open. Each `round` has other puzzles, so that nothing is cached. */
interface BoardFile {
  readonly name: string;
  readonly puzzles: number;
  text(round: number): string;
}

declare const measuring: Measuring;

/** Measures grids, and collections with these numbers of puzzles. The extension is built. */
export async function measureBoards(sizes: readonly number[]): Promise<BoardMeasurements> {
  const files = [gridOf(9), gridOf(16), gridOf(25), ...sizes.map(collection)];
  let result: BoardMeasurements | undefined;
  await withBoards({ fixtures: ['blank'], isMeasured: true }, async boards => {
    await boards.page.addInitScript(install);
    await boards.observer.configure({ ...OTHERS_OFF, ...NO_SAVING });
    const [file] = files;
    await boards.openText('first.sudoku', file.text(0), { quiet: true });
    const { opened } = await openGrid(boards);
    const blanks: number[] = [];
    for (let i = 0; i <= OPENINGS; i++) {
      await boards.openText('blank.sudoku', file.text(0), { quiet: true });
      await boards.runCommand('Open as Blank');
      const { frame } = await boards.board();
      const began = await frame.locator('[data-began]').getAttribute('data-began');
      blanks.push((await openedIn(frame)) - Number(began));
    }
    const { times: blankKeys } = await typeInto(await boards.board(), 0);
    const measured: BoardMeasurement[] = [];
    for (const each of files) measured.push(await measure(boards, each));
    // The first one starts its extension.
    result = {
      boards: measured,
      blank: timesOf(blanks.slice(1)),
      blankKey: timesOf(blankKeys),
      blankFirstKey: timesOf(blankKeys.slice(0, FIRST_KEYS)),
      first: opened.all,
    };
  });
  return result!;
}

const gridOf = (size: number): BoardFile => ({
  name: `${size}x${size}`,
  puzzles: 1,
  text: round => {
    const empty = `${'.'.repeat(size)}\n`.repeat(size);
    return `${'.'.repeat(round)}1${empty.slice(round + 1)}`;
  },
});

const collection = (puzzles: number): BoardFile => ({
  name: `${puzzles.toLocaleString('en')} puzzles`,
  puzzles,
  text: round => {
    const lines = collectionOf(puzzles, round).split('\n');
    return lines.map((line, i) => (i % TITLED === 0 && line ? `# Number ${i}\n${line}` : line)).join('\n');
  },
});

async function measure(boards: Boards, file: BoardFile): Promise<BoardMeasurement> {
  console.log(`measuring ${file.name}`);
  const openings: Opening[] = [];
  // A separate file for each opening, because VS Code reloads a rewritten file, which takes seconds if it is long.
  const nameOf = (round: number) => `${file.name.replaceAll(/\W/g, '')}-${round}.sudoku`;
  const count = file.puzzles < LONG ? OPENINGS : OPENINGS_OF_LONG;
  for (let i = 1; i < count; i++) {
    await boards.openText(nameOf(i), file.text(i), { quiet: true });
    openings.push((await openGrid(boards)).opened);
  }
  await boards.openText(nameOf(0), file.text(0), { quiet: true });
  const { board, opened } = await openGrid(boards);
  openings.push(opened);
  const { times, lost } = await type(board);
  return {
    name: file.name,
    open: timesOf(openings.map(({ all }) => all)),
    load: timesOf(openings.map(({ load }) => load)),
    command: timesOf(openings.map(({ command }) => command)),
    key: timesOf(times),
    firstKey: timesOf(times.slice(0, FIRST_KEYS)),
    lost,
    ...(file.puzzles > 1 && { picker: await pick(board, file.puzzles) }),
  };
}

/** The times of an opening: from the command, from the webview, and from the latter until the page is set. */
interface Opening {
  readonly command: number;
  readonly all: number;
  readonly load: number;
}

/** Milliseconds until each key was painted, and the number of keys that were not, or not in order. */
interface Typed {
  readonly times: readonly number[];
  readonly lost: number;
}

/** Opens the active file as a grid. */
async function openGrid(boards: Boards): Promise<{ readonly board: Board; readonly opened: Opening }> {
  const { measures } = boards.observer;
  const before = measures.length;
  const chosen = await boards.runCommand('Sudoku: Open as Grid');
  const board = await boards.board();
  const painted = await openedIn(board.frame);
  while (measures.length === before) await sleep(10);
  const { began, duration } = measures[before];
  return { board, opened: { command: painted - chosen, all: painted - began, load: duration } };
}

const openedIn = (frame: Frame) => frame.evaluate(() => measuring.opened);

/** Types digits into an empty cell. */
async function type(board: Board): Promise<Typed> {
  const cell = await board.frame.evaluate(() => {
    const cells = [...document.querySelectorAll('[role=gridcell]')];
    return cells.findIndex((each, i) => i > Math.sqrt(cells.length) && each.ariaLabel!.includes(', empty'));
  });
  return typeInto(board, cell);
}

async function typeInto({ frame, boards }: Board, cell: number): Promise<Typed> {
  await frame.evaluate(watched => measuring.watchKeys(watched), cell);
  await frame.locator('[role=gridcell]').nth(cell).click();
  const digits = Array.from({ length: KEYS }, (_, i) => `${1 + (i % 9)}`);
  const began = performance.now();
  for (const [i, digit] of digits.entries()) {
    await sleep(Math.max(0, began + i * PAUSE - performance.now()));
    await boards.page.keyboard.press(digit);
  }
  const isDone = (last: number) => Number(document.querySelector<HTMLElement>('#board')!.dataset.answered) >= last;
  await frame.waitForFunction(isDone, KEYS, { timeout: 10_000 }).catch(() => {});
  await sleep(500);
  const { keys, paints } = await frame.evaluate(() => ({ keys: measuring.keys, paints: measuring.paints }));
  return keyTimes(keys, digits, 1, paints);
}

/** Opens the picker, goes to its end, and searches for a title near it. */
async function pick(board: Board, puzzles: number): Promise<NonNullable<BoardMeasurement['picker']>> {
  const wait = (event: 'keydown' | 'input', wanted: Wanted) =>
    board.frame.evaluate(given => measuring.wait(...given), [event, wanted] as const);
  const waited = () => board.frame.evaluate(() => measuring.waited);
  await wait('keydown', 'rows');
  await board.press('p');
  const open = await waited();
  // Until the whole file is read, rows are added at the end.
  const total = new RegExp(`^${puzzles.toLocaleString('en')} `);
  await board.frame.locator('.picker .found').filter({ hasText: total }).waitFor();
  await sleep(500);
  await wait('keydown', 'lastRow');
  await board.press('End');
  const end = await waited();
  await wait('input', 'rows');
  await board.frame.locator('.picker input').fill(`number ${puzzles - TITLED}`);
  const search = await waited();
  await board.press('Escape');
  return { open, end, search };
}
