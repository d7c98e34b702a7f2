/** Pages that tests share one after another: a new one, with its process, takes longer than most tests. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { HANG_MS } from '../observer.mts';

const pages = new WeakMap<Browser, Promise<Page>>();

/** Uses the page of a browser, or a separate one if the options of its context differ. */
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
      // The state after a failed test must not reach the next one.
      if (isShared) pages.delete(browser);
      await page.context().close();
    }
  }
}

async function makePage(browser: Browser, options?: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(HANG_MS);
  // The runner names functions with a helper that the browser lacks.
  await context.addInitScript('globalThis.__name = value => value;');
  return context.newPage();
}
