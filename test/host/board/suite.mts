/** Uses the page of a board alone, in a browser, with the real keyboard and mouse. */
import { launchBrowser } from '../browser.mts';
import { add, type Counts, NONE } from '../counts.mts';
import { runOne } from '../runOne.mts';
import { ACCESS } from './accessTests.mts';
import { KEYS } from './keyTests.mts';
import { LIBRARY } from './libraryTests.mts';
import { LIFE } from './lifeTests.mts';
import { LOOK } from './lookTests.mts';
import { PICKER } from './pickerTests.mts';
import { PLAYER } from './playerTests.mts';
import { PLAY } from './playTests.mts';
import { POINTERS } from './pointerTests.mts';
import { PRINT } from './printTests.mts';
import { RULES } from './ruleTests.mts';
import { WEB_PAGE } from './webPageTests.mts';

/** Runs the suite and prints its report. */
export async function runBoardSuite(): Promise<Counts> {
  let counts = NONE;
  console.log('\n  the page of a board');
  const browser = await launchBrowser('--force-device-scale-factor=0.1'); // nobody looks at the screen

  try {
    for (const test of [
      ...KEYS,
      ...POINTERS,
      ...PICKER,
      ...PLAYER,
      ...PLAY,
      ...LIFE,
      ...LOOK,
      ...RULES,
      ...ACCESS,
      ...WEB_PAGE,
      ...PRINT,
      ...LIBRARY,
    ])
      counts = add(counts, await runOne(test.name, () => test.run(browser)));
  } finally {
    await browser.close();
  }
  return counts;
}
