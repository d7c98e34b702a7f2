/** Finds the comment at the end of a line. */

import { SIZES } from '../../../core/geometry';

/** Whether a character is white space between words of a line. */
export function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x09 || code === 0xa0 || code === 0xfeff;
}

const isDigit = (code: number) => 0x31 <= code && code <= 0x39;

/** The rest of a line that shows that the `#` or `%` next to a digit does not begin a comment. */
const MARKED_ROW = /^[\d.*_xX#%+!@\-\s|,]*$/;

/**
 * Whether a `#` or `%` is a blank, or marks the digit next to it, as in `5# 3 . #7`, or a candidate, as in `1#25`, and does not begin a
 * comment. If it marks a digit, other digits of the row have marks too, or the line has as many words as a row has cells.
 */
export function isMark(text: string, start: number, at: number, end: number): boolean {
  if (isBlankRow(text, start, at, end) || isInQuotes(text, start, at, end)) return true;
  const isBehind = isDigit(text.charCodeAt(at - 1));
  const isBefore = isDigit(text.charCodeAt(at + 1)) && (at === start || /[\s|,]/.test(text[at - 1]));
  if (!isBehind && !isBefore) return false;
  const [before, rest] = [text.slice(start, at), text.slice(at, end)];
  if (!MARKED_ROW.test(rest) || !MARKED_WORD.test(before.slice(startOfWord(before)) + rest)) return false;
  const [all, own] = [before + rest, before].map(words => words.split(/[\s|,]+/).filter(word => word !== '').length);
  if (all - own >= 2 || MARK.test(before) || MARK.test(rest.slice(1))) return true;
  return SIZES.includes(all);
}

/** Maximum length of a row or a single-line puzzle whose blank is `#` or `%`, in characters. */
const LONGEST_BLANKS = 200;

/**
 * Whether a `#` or `%` is the blank of a row or of a single-line puzzle: all other characters are digits, and there are
 * as many characters as cells. So `12#45##8#` is a row, and `# 1 2 3 4 5 6 7 8`, which may be the names of columns, is
 * a comment. If more spaces are between parts of different lengths, they belong to a frame.
 */
function isBlankRow(text: string, start: number, at: number, end: number): boolean {
  if (end - start > LONGEST_BLANKS) return false;
  const line = text.slice(start, end);
  const from = startOfWord(line.slice(0, at - start));
  // Other words may be before it.
  const row = /[a-z]/i.test(line.slice(0, from)) ? line.slice(from) : line;
  // Boxes are equally wide.
  const widths = new Set(row.split(/\s{2,40}/).map(box => box.replace(/[\s|]/g, '').length));
  if (widths.size > 1) return false;
  const cells = row.replace(/[\s|,]/g, '');
  if (!/^(?:[1-9#]+|[1-9%]+)$/.test(cells) || !/[1-9]/.test(cells)) return false;
  const digits = cells.replace(/\D/g, '').length;
  const isApart = cells.length < row.length;
  return (
    isCount(cells.length) &&
    cells.length - digits >= (isApart ? 3 : 2) &&
    (!isApart || row.lastIndexOf(text[at]) > row.search(/[1-9]/))
  );
}

/** Whether a `#` or `%` is the blank of a row in the quotes of a program: `"53##7####"`. */
function isInQuotes(text: string, start: number, at: number, end: number): boolean {
  const [before] = /(?:["'`]|\\[nr])[1-9#%]{0,99}$/.exec(text.slice(Math.max(start, at - 101), at)) ?? [];
  const [after] = /^[1-9#%]{1,99}(?=["'`\\])/.exec(text.slice(at, Math.min(end, at + 100))) ?? [];
  if (before === undefined || after === undefined) return false;
  const row = before.replace(/^(?:["'`]|\\[nr])/, '') + after;
  return /^(?:[1-9#]+|[1-9%]+)$/.test(row) && isCount(row.length);
}

/** Minimum number of cells in such a row. */
const FEWEST_CELLS = 6;

/** Whether a row or a grid can have this number of cells. */
const isCount = (cells: number) => cells >= FEWEST_CELLS && SIZES.some(size => size === cells || size * size === cells);

/** Where the last word of a text starts. */
function startOfWord(text: string): number {
  let start = text.length;
  while (start > 0 && !/[\s|,]/.test(text[start - 1])) start--;
  return start;
}

/** A word with marks. */
const MARKED_WORD = /^(?:[1-9][1-9#%]*|[#%][1-9]+)(?=[\s|,]|$)/;

/** A mark next to a digit. */
const MARK = /(?:^|[\s|,])[#%][1-9](?![\d.])|[1-9][#%](?=[\s|,\d]|$)/;

/**
 * A `#` of an array or of `#f` in Lisp and Clojure, of a raw string in Rust, or of an empty cell of a spreadsheet, or a `%` of an array in
 * Ruby, after the character before it.
 */
const ARRAY = /^[^#](?:#N\/A|#\d?[aA]?[([{]|#")|^[\s([]#f[\s)\]]|^"#|^[^%]%[wWiIqQ][[({]/;

/** The end of the text before a comment. */
export function withoutComment(text: string, start: number, end: number): number {
  for (let i = start; i < end; i++) {
    const c = text.charCodeAt(i);
    if ((c !== 0x23 && c !== 0x25) || ARRAY.test(text.slice(i - 1, i + 4))) continue;
    if (isMark(text, start, i, end)) continue;
    let to = i;
    while (to > start && isSpace(text.charCodeAt(to - 1))) to--;
    return to;
  }
  return end;
}
