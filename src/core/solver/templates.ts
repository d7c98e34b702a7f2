/**
 * A global argument for sparse 9x9 puzzles without a solution, on which a search that branches on cells takes very long. The
 * templates of a digit are the ways to place it in the whole grid. A digit with several givens has few of them. If three digits
 * have no disjoint templates, they contradict each other, no matter what the other digits are.
 *
 * The argument takes about a millisecond, hundreds of times as long as most puzzles. So a search uses it only after a long time without a
 * solution.
 */

import { bitOf, type Grid } from '../grid';
import type { Digit } from '../numbers';

/** A template of a digit: its cells as three words of 27 bits, one for each band. */
type Template = readonly [number, number, number];

/** Digits with more templates are left out, because they rarely contradict others. An empty grid has 46,656. */
const MOST_TEMPLATES = 2000;

/** The largest number of pairs of templates that are tried for two digits. More would take longer than the argument is worth. */
const MOST_PAIRS = 100_000;

/** Whether three digits of a 9x9 puzzle, or fewer, contradict each other. Yields after each triple of digits. */
export function* digitsContradict(grid: Grid): Generator<undefined, boolean> {
  const byDigit: Template[][] = [];
  for (let digit = 1; digit <= 9; digit++) {
    const templates = templatesOf(grid, digit);
    if (templates.length === 0) return true;
    if (templates.length <= MOST_TEMPLATES) byDigit.push(templates);
    yield undefined;
  }
  byDigit.sort((a, b) => a.length - b.length);
  for (let k = 2; k < byDigit.length; k++) {
    for (let j = 1; j < k; j++) {
      for (let i = 0; i < j; i++) {
        if (byDigit[i].length * byDigit[j].length > MOST_PAIRS) break;
        if (!haveDisjoint(byDigit[i], byDigit[j], byDigit[k])) return true;
        yield undefined;
      }
    }
  }
  return false;
}

/** Whether three digits have one template each that are pairwise disjoint. */
function haveDisjoint(some: readonly Template[], others: readonly Template[], last: readonly Template[]): boolean {
  for (const [a0, a1, a2] of some) {
    for (const [b0, b1, b2] of others) {
      if ((a0 & b0) | (a1 & b1) | (a2 & b2)) continue;
      const [used0, used1, used2] = [a0 | b0, a1 | b1, a2 | b2];
      for (const [c0, c1, c2] of last) if (((used0 & c0) | (used1 & c1) | (used2 & c2)) === 0) return true;
    }
  }
  return false;
}

/** The templates of a digit, at most one more than {@link MOST_TEMPLATES}. */
function templatesOf({ digits, allowed }: Grid, digit: Digit): Template[] {
  const found: Template[] = [];
  const words = [0, 0, 0];
  const place = (row: number, columns: number, boxes: number): void => {
    if (row === 9) {
      found.push([words[0], words[1], words[2]]);
      return;
    }
    const band = Math.floor(row / 3);
    const given = digits.subarray(9 * row, 9 * row + 9).indexOf(digit);
    for (let column = Math.max(0, given); column < 9 && found.length <= MOST_TEMPLATES; column++) {
      const cell = 9 * row + column;
      const box = 1 << (3 * band + Math.floor(column / 3));
      const isFree = digits[cell] === 0 && ((allowed?.[cell] ?? -1) & bitOf(digit)) !== 0;
      if ((isFree || digits[cell] === digit) && !(columns & (1 << column)) && !(boxes & box)) {
        const bit = 1 << (9 * (row % 3) + column);
        words[band] |= bit;
        place(row + 1, columns | (1 << column), boxes | box);
        words[band] &= ~bit;
      }
      if (given >= 0) break;
    }
  };
  place(0, 0, 0);
  return found;
}
