/** Tests the page of a board alone, in a browser, with the real keyboard and mouse. */
import type { Report } from '../../events.ts';
import { launchBrowser } from '../browser.mts';
import { chosen, runAll } from '../runAll.mts';
import { ACCESS } from './accessTests.mts';
import { GIVENS } from './givenTests.mts';
import { KEYS } from './keyTests.mts';
import { LANGUAGE } from './languageTests.mts';
import { LIBRARY } from './libraryTests.mts';
import { LIFE } from './lifeTests.mts';
import { LOOK } from './lookTests.mts';
import { PICKER } from './pickerTests.mts';
import { PLAYER } from './playerTests.mts';
import { PLAY } from './playTests.mts';
import { POINTERS } from './pointerTests.mts';
import { PRINT } from './printTests.mts';
import { PROBLEMS } from './problemTests.mts';
import { RULES } from './ruleTests.mts';
import { SIZES_OF_PAGES } from './sizeTests.mts';
import { WATCH } from './watchTests.mts';
import { WEB_PAGE } from './webPageTests.mts';

const TESTS = [
  ...KEYS,
  ...POINTERS,
  ...PICKER,
  ...PLAYER,
  ...PLAY,
  ...GIVENS,
  ...PROBLEMS,
  ...LIFE,
  ...LOOK,
  ...SIZES_OF_PAGES,
  ...RULES,
  ...ACCESS,
  ...LANGUAGE,
  ...WEB_PAGE,
  ...PRINT,
  ...LIBRARY,
  ...WATCH,
];

/** Runs the suite. */
export async function runBoardSuite(report: Report): Promise<void> {
  const tests = chosen(TESTS);
  report({ kind: 'found', count: tests.length });
  if (tests.length === 0) return;
  const browser = await launchBrowser('--force-device-scale-factor=0.1'); // no visible screen
  try {
    await runAll(tests, test => test.run(browser), report);
  } finally {
    await browser.close();
  }
}
