/** Grids whose cells are names or calls with at most one number each: `.empty, .s5`, `Cell(number: 5, given: true)`, `{"value": 5, "candidates": []}`. */

import type { Grid } from '../../../core/grid';
import { type Span, sliceOf, spanOf } from '../../span';
import type { PastedLine } from '../form';
import { gridOfDigits } from '../foundDigits';

/** Maximum lengths of a text with such cells and of a line that is examined, in characters. */
const LONGEST = 1 << 16;
const LONGEST_LINE = 600;

/** A call, an object, or a name, which does not follow a digit as in `0x0A`. */
const ITEM = /[\w.]{0,40}\w\([^()[\]{}]{0,80}\)|\{[^{}]{0,120}\}|(?<!\d)\.?[a-z]\w{0,30}/gi;

/**
 * Maximum number of kinds of cells: with a digit, without one, given or not. Anything that occurs less often is text
 * around the cells.
 */
const MOST_KINDS = 4;
const FEWEST_OF_KIND = 3;

/** Minimum number of cells: other calls may have as many as a smaller grid. */
const FEWEST = 36;

/** A cell, and its text without its number. */
interface Item {
  readonly digit: number;
  readonly kind: string;
}

/** Whether a line may be a part of such a grid: at least four cells, one of them with a number. */
export function hasItems(text: string, line: Span): boolean {
  const items = itemsIn(sliceOf(text, line, LONGEST_LINE));
  return items.length >= 4 && items.some(({ digit }) => digit > 0);
}

/** The grid of such cells: as many as a grid has, in one list or in several. */
export function gridByItems(text: string, lines: readonly PastedLine[]): Grid | undefined {
  const content = sliceOf(text, spanOf(lines));
  const items = content.length > LONGEST ? [] : itemsIn(content);
  // A solution may mark which of its digits are given.
  const marksGivens = items.every(({ digit, kind }) => digit > 0 && /\b(?:true|false)\b/i.test(kind));
  if (items.length < FEWEST) return undefined;
  return gridOfDigits(items.map(({ digit, kind }) => (marksGivens && /\bfalse\b/i.test(kind) ? 0 : digit)));
}

/** The cells of a text: none if they are of many kinds, or have several numbers. */
function itemsIn(content: string): Item[] {
  const counts = new Map<string, number>();
  const all = [...content.matchAll(ITEM)].map(([item]) => {
    const kind = item.replace(/\d+/g, '#');
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    return { digit: Number(/\d+/.exec(item) ?? 0), kind };
  });
  const items = all.filter(({ kind }) => kind.includes('#') || (counts.get(kind) ?? 0) >= FEWEST_OF_KIND);
  const kinds = new Set(items.map(({ kind }) => kind));
  return kinds.size <= MOST_KINDS && ![...kinds].some(kind => /#[^#]*#/.test(kind)) ? items : [];
}
