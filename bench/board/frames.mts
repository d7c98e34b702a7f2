/// <reference lib="dom" />
/**
 * Measures the frames of the page that shows algorithms while it plays: `npm run bench:board -- algorithms`. The page runs in a plain browser,
 * because VS Code does nothing while it plays.
 */

import type { Browser } from 'playwright-core';
import { CLASSIC, dataOf, WatchingPage } from '../../test/host/board/watchPage.mts';
import { launchBrowser } from '../../test/host/browser.mts';
import { markdownTable } from '../document.ts';
import { type Times, timesOf } from '../editor/measurements.ts';

/** One of the hardest puzzles. */
const HARD = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';

/** The number of frames that are measured in each row, and those before them, while the code is compiled. */
const FRAMES = 240;
const WARM_UP = 30;

/** What is played: the puzzle, the algorithms on both sides, and the speed. */
const ROWS = [
  ['the classic example in ten seconds', CLASSIC, 'Backtracking', 'None', 'the whole run in 10 seconds'],
  ['beside smallest domain first', CLASSIC, 'Backtracking', 'Smallest domain first', 'the whole run in 10 seconds'],
  ['a hard puzzle with its matrix', HARD, 'Exact cover', 'None', '600 steps per second'],
  ['beside propagation', HARD, 'Exact cover', 'Propagation', '600 steps per second'],
  ['twice with a matrix, at the highest speed', HARD, 'Exact cover', 'Exact cover', '60,000 steps per second'],
] as const;

/** The frames of one row, in milliseconds. */
interface Frames {
  /** The time of the page's code in each frame. */
  readonly work: Times;
  /** The time from each frame to the next one. */
  readonly interval: Times;
}

/** Measures all rows, and returns them as a table. */
export async function frameReport(): Promise<string> {
  const browser = await launchBrowser();
  try {
    const rows: string[][] = [];
    for (const row of ROWS) rows.push([row[0], ...cellsOf(await measure(browser, row))]);
    return markdownTable([['', 'code, median / p95 / max, ms', 'between frames, median / p95, ms'], ...rows]);
  } finally {
    await browser.close();
  }
}

const ms = (time: number) => (time < 10 ? time.toFixed(1) : Math.round(time).toLocaleString('en'));

const cellsOf = ({ work, interval }: Frames): string[] => [
  `${ms(work.median)} / ${ms(work.p95)} / ${ms(work.most)}`,
  `${ms(interval.median)} / ${ms(interval.p95)}`,
];

async function measure(browser: Browser, [, line, left, right, speed]: (typeof ROWS)[number]): Promise<Frames> {
  let frames: { readonly work: number[]; readonly starts: number[] } = { work: [], starts: [] };
  await WatchingPage.use(browser, dataOf(line), { width: 1400, height: 900 }, async watching => {
    await watching.choose(0, left);
    await watching.choose(1, right);
    await watching.page.getByLabel('Speed').selectOption(speed);
    frames = await watching.page.evaluate(playedFrames, FRAMES + WARM_UP);
  });
  const starts = frames.starts.slice(WARM_UP);
  const intervals = starts.slice(1).map((start, i) => start - starts[i]);
  return { work: timesOf(frames.work.slice(WARM_UP)), interval: timesOf(intervals) };
}

/** In the page: plays for a number of frames, again from the start if the run ends. Returns the times of the page's code, and of the frames. */
function playedFrames(count: number): Promise<{ work: number[]; starts: number[] }> {
  const work: number[] = [];
  const starts: number[] = [];
  const play = document.querySelector<HTMLElement>('button.primary')!;
  const request = window.requestAnimationFrame.bind(window);
  return new Promise(resolve => {
    window.requestAnimationFrame = then =>
      request(time => {
        const began = performance.now();
        then(time);
        work.push(performance.now() - began);
        starts.push(time);
        if (work.length === count) resolve({ work, starts });
        else if (play.getAttribute('aria-label') === 'Play') play.click();
      });
    play.click();
  });
}
