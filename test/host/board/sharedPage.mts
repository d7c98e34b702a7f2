/** Pages that tests use one after another: a new one, with a process of its own, takes longer than most tests. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { HANG_MS } from '../observer.mts';

const pages = new WeakMap<Browser, Promise<Page>>();

/** Uses the page of a browser, or one of its own where the options of its context are not the usual ones. */
export async function withPage<T>(
  browser: Browser,
  options: BrowserContextOptions | undefined,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const isShared = options === undefined;
  const made = (isShared ? pages.get(browser) : undefined) ?? makePage(browser, options);
  if (isShared) pages.set(browser, made);
  const page = await made;
  let isUsable = false;
  try {
    await page.mouse.move(0, 0);
    const result = await use(page);
    isUsable = isShared;
    return result;
  } finally {
    if (isUsable) {
      page.removeAllListeners();
      await page.unrouteAll();
      await page.emulateMedia({ colorScheme: null, reducedMotion: null, forcedColors: null });
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
    } else {
      // What a failed test has left must not reach the next one.
      if (isShared) pages.delete(browser);
      await page.context().close();
    }
  }
}

async function makePage(browser: Browser, options?: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(HANG_MS);
  // The runner names functions with a helper that the browser does not have.
  await context.addInitScript('globalThis.__name = value => value;');
  return context.newPage();
}
