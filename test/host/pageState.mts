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
