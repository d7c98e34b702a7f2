/** Functions that read a board. They run in its page. */
import type { Problem } from '../pageState.mts';

/** The screen reader name of a cell. */
export function readLabel({ row, column, source }: { row: number; column: number; source: string }): string | Problem {
  const cells = document.querySelectorAll('[role=row]')[row - 1]?.querySelectorAll('[role=gridcell]');
  const label = cells?.[column - 1]?.getAttribute('aria-label') ?? '';
  return label && new RegExp(source).test(label) ? label : { problem: label };
}

/** The text of an element. */
export function readText(given: { selector: string; text?: string; source?: string }): string | Problem {
  const text = document.querySelector(given.selector)?.textContent?.trim() ?? '';
  const isWanted = given.source === undefined ? text === given.text : new RegExp(given.source).test(text);
  return isWanted ? text : { problem: text };
}
