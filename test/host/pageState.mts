/** Waits for a state of a page, which is checked at every change; Playwright itself polls with intervals of up to half a second. */
import assert from 'node:assert/strict';
import type { Frame, Page } from 'playwright-core';
import { HANG_MS, shortened } from './observer.mts';

/**
 * Waits until a function that runs in the page returns a value, and returns it. Until then it returns `{ problem }`, the present state. The
 * page needs the function `__name`, with which the runner names functions.
 */
export async function untilPage<T, R>(
  page: Page | Frame,
  what: string,
  read: (given: T) => R | Problem,
  given: T,
): Promise<R> {
  const waiting = `(${afterChanges})(${read}, ${JSON.stringify(given)}, ${HANG_MS})`;
  const result = await page.evaluate<R | Problem>(waiting);
  if (isProblem(result)) assert.fail(`there is not ${shortened(what)}\nbut ${shortened(result.problem)}`);
  return result;
}

/** The present state instead of the expected one. */
export interface Problem {
  readonly problem: string;
}

function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'problem' in value;
}

/** In the page: resolves to the first result that is not a problem, or to the last problem after the limit. */
function afterChanges<T, R>(read: (given: T) => R | Problem, given: T, limit: number): Promise<R | Problem> {
  return new Promise(resolve => {
    const look = (isEnd: boolean) => {
      const result = read(given);
      const hasProblem = typeof result === 'object' && result !== null && 'problem' in result;
      if (hasProblem && !isEnd) return;
      observer.disconnect();
      clearTimeout(timer);
      resolve(result);
    };
    const observer = new MutationObserver(() => look(false));
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const timer = setTimeout(() => look(true), limit);
    look(false);
  });
}

/** The texts of a page or frame that are seen or read aloud: of its text nodes, and of the attributes with names and descriptions. */
export function visibleTexts(page: Page | Frame): Promise<string[]> {
  return page.evaluate(() => {
    const texts: string[] = [];
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement!;
      if (isShown(parent) && !['SCRIPT', 'STYLE'].includes(parent.tagName)) texts.push(node.textContent!.trim());
    }
    for (const element of document.querySelectorAll('body *')) {
      if (!isShown(element)) continue;
      for (const name of [
        'aria-label',
        'aria-description',
        'aria-roledescription',
        'aria-valuetext',
        'title',
        'alt',
        'placeholder',
      ])
        texts.push(element.getAttribute(name) ?? '');
    }
    return texts.filter(text => text !== '');
  });
}
