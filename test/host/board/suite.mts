/** Uses the page of a board alone, in a browser, with the real keyboard and mouse. */
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../browser.mts';
import type { Counts } from '../counts.mts';
import { KEYS } from './keyTests.mts';
import { LIFE } from './lifeTests.mts';
import { LOOK } from './lookTests.mts';
import type { BoardTest } from './onPage.mts';
import { PICKER } from './pickerTests.mts';
import { PLAYER } from './playerTests.mts';
import { POINTERS } from './pointerTests.mts';
import { WEB_PAGE } from './webPageTests.mts';

/** Runs the suite and prints its report. */
export async function runBoardSuite(): Promise<Counts> {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  console.log('\n  the page of a board');
  const browser = await launchBrowser();
  try {
    for (const test of [...KEYS, ...POINTERS, ...PICKER, ...PLAYER, ...LIFE, ...LOOK, ...WEB_PAGE])
      counts[await runOne(test, browser)]++;
  } finally {
    await browser.close();
  }
  return counts;
}

async function runOne({ name, run }: BoardTest, browser: Browser): Promise<'passed' | 'failed'> {
  const start = Date.now();
  try {
    await run(browser);
    console.log(`    ✔ ${name} (${Date.now() - start} ms)`);
    return 'passed';
  } catch (error) {
    console.log(`    ✘ ${name}\n${error instanceof Error ? error.stack : error}`);
    return 'failed';
  }
}
