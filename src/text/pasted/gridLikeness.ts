/** Decides whether lines from which nothing is read look like a grid. */

import { LARGEST_ROW } from '../parser/lines/words';
import { type Span, sliceOf } from '../span';
import { commonestOf } from '../strings/frequencies';
import { isBorder, type PastedLine } from './form';
import { glyphAt } from './glyphs';
import { countsOf } from './lineContent';
import { linesOf, unwrapped } from './lines';

/** Minimum number of lines that look like a grid. */
const FEWEST_LINES = 6;

/**
 * Whether lines from which nothing is read look like a grid: there are at least six, and each has about as many cells
 * as there are lines, or fewer where spaces may be empty cells, and little else.
 */
export function looksLikeGrid(text: string, span: Span): boolean {
  const lines = unwrapped(text, linesOf(text, span.start, span.end)).filter(line => !isBorder(text, line));
  if (lines.length <= MOST_PARTS) return areParts(text, lines);
  if (lines.length > MOST_LINES)
    return (
      lines.length <= MOST_CELLS &&
      lines.every(line => countsOf(text, line).cells === 1 && line.end - line.start <= LONGEST_CELL)
    );
  if (lines.length < FEWEST_LINES) return false;
  const most = Math.max(9, lines.length) + 2;
  const counts = lines.map(line => countsOf(text, line));
  if (lines.length > LARGEST_ROW && (commonestOf(counts.map(({ cells }) => cells)) ?? 0) > LARGEST_ROW) return false;
  const contents = lines.map(line => sliceOf(text, line));
  if (2 * contents.filter(content => CELLS.test(content)).length > contents.length) return false;
  if (3 * contents.filter(content => NUMBER_ALONE.test(content)).length >= 2 * contents.length) return false;
  const fitting = counts.filter(({ cells, letters }) => cells >= 1 && cells <= most && letters === 0);
  const sum = counts.reduce((all, { cells }) => all + cells, 0);
  return (
    4 * fitting.length >= 3 * lines.length && 4 * sum >= lines.length ** 2 && !lines.some(line => isDated(text, line))
  );
}

/** A list of cells, as in the cages of a killer: `6;0,0;0,1`, `(14, [(1, 1), (2, 1)])`. */
const CELLS = /\d;\d{1,2},\d{1,2};\d|\[\(\d{1,2}, ?\d{1,2}\), ?\(/;

/** The only number of a line in a list. */
const NUMBER_ALONE = /^[^\d.*_]*\d{1,5}[^\d.*_]*$/;

const MOST_LINES = 60;

/** Maximum number of lines into which one line of 81 cells is broken. */
export const MOST_PARTS = 4;

/** The minimum number of cells in such a line, which may lack some by mistake. */
const FEWEST_CELLS = 73;
const MOST_CELLS = 89;

/** Maximum length of a cell on a separate line, in characters: `7,` or an emoji. */
const LONGEST_CELL = 4;

/** Minimum numbers of digits and of different digits in such lines. Other numbers have fewer. */
const FEWEST_DIGITS = 15;
const FEWEST_KINDS = 6;

/** Whether lines have about 81 cells together, many of them empty, and little else. */
function areParts(text: string, lines: readonly PastedLine[]): boolean {
  const counts = lines.map(line => countsOf(text, line));
  const cells = counts.reduce((all, count) => all + count.cells, 0);
  if (cells < FEWEST_CELLS || cells > MOST_CELLS || counts.some(({ letters }) => letters > 0)) return false;
  const content = lines.map(line => sliceOf(text, line)).join('');
  if ([...content].length > 3 * cells || lines.some(line => isDated(text, line))) return false;
  const words: string[] = [];
  for (let at = 0; at < content.length; ) {
    const { word, blank, length } = glyphAt(content, at, content.length);
    if (blank === undefined && /^\d$/.test(word)) words.push(word);
    at += length;
  }
  const isSparse = FEWEST_DIGITS <= words.length && 4 * words.length <= 3 * cells;
  return isSparse && new Set(words).size >= FEWEST_KINDS;
}

/** Whether a line contains a date, a price, a telephone number or something similar. */
function isDated(text: string, line: Span): boolean {
  return /\d[/:]\d|[$€£%@]|\d{3}-\d|\d\.\d\d/.test(sliceOf(text, line));
}
