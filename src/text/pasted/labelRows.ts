/** Rows of letters that may be the labels of regions or cages. */

import { lettersAlone } from '../parser/grids/drawnRegions';
import type { Span } from '../span';

/** Letters alone in a line, with a capital in small grids, as in a row of the regions or cages of a grid. */
const ROW_OF_LETTERS =
  /^[ \t]{0,8}(?:[A-Za-z._]{9}|(?=[a-z.]{0,7}[A-Z])(?:[A-Za-z.]{4}|[A-Za-z.]{6}|[A-Za-z.]{8}))[ \t]{0,8}$/;

/** Maximum length of such a line with the sums of cages or the row of a grid next to it, in characters. */
const LONGEST_LETTERS = 80;

/** The number of letters of a line that may be a row of the regions or cages of a grid; 0 for other lines. */
export function lettersIn(text: string, { start, end }: Span): number {
  if (end - start > LONGEST_LETTERS) return 0;
  const line = text.slice(start, end);
  const alone = BESIDE_LETTERS.test(line) ? lettersAlone(line).replace(BARS, '') : line;
  const letters = APART.test(alone) ? alone.replace(/ /g, '') : alone;
  return ROW_OF_LETTERS.test(letters) ? letters.trim().length : 0;
}

/** Letters with a space between them. */
const APART = /^ {0,8}(?:[A-Za-z._] ){3,24}[A-Za-z._] {0,8}$/;

/** The end of a sum, a row of a grid, or a line between boxes. */
const BESIDE_LETTERS = /[=:]\s?\d|(?<!\S)[\d.]{4}|[|\u2502\u2503\u2551]/;
const BARS = /[|\u2502\u2503\u2551]/g;

/**
 * Whether a line has only letters, as many as a small grid has columns, and the line above or below it has them too.
 */
export function isRowOfLabels(text: string, { start, end }: Span): boolean {
  const count = lettersIn(text, { start, end });
  if (count === 0) return false;
  const above = text.slice(Math.max(0, start - LONGEST_LETTERS - 2), start).replace(/\r?\n$/, '');
  const below = text.slice(end, end + LONGEST_LETTERS + 2).replace(/^\r?\n/, '');
  return [above.slice(above.lastIndexOf('\n') + 1), below.split(/[\r\n]/, 1)[0]].some(
    line => lettersIn(line, { start: 0, end: line.length }) === count,
  );
}
