/** Decides by a line's characters whether it may be part of a pasted grid, and whether lines look like a grid at all. */

import { lettersAlone } from '../parser/grids/drawnRegions';
import { isNumberedRule } from '../parser/grids/oneLine';
import { isSeparator } from '../parser/lines/words';
import type { Span } from '../span';
import { endBeforeWords } from './around/beside';
import { hasRowBehindWords } from './around/stripWrapping';
import { undecorated } from './around/undecorated';
import { hasItems } from './code/items';
import { JSON_CELL, JSON_ROW, LISTS, NAMED } from './code/jsonCells';
import { isBar, isBorder, isWhite, type PastedLine } from './form';
import { isCode } from './forms/code';
import { isKeyed } from './forms/keyed';
import { hasArguments } from './forms/latex';
import { NOTHING } from './forms/words';
import { glyphAt } from './glyphs';
import { commentSign, endBeforeComment, isColumnsHeading, isFence, isHeading, linesOf, unwrapped } from './lines';
import { isFact } from './unread/facts';

/** Number of characters of a line that are examined. */
const MOST_EXAMINED = 500;

/** Number of characters of a line of source code that are examined: a grid may be on one line. */
const MOST_OF_CODE = 4000;

/** Number of characters at the start of a line that are enough to recognize prose. */
const FEW = 60;

/** Minimum number of letters in words that shows prose. */
const FEWEST_LETTERS = 5;

/**
 * Whether a line starts with words and has few other characters, as most titles and sentences do. This is only a quick test: a line with a
 * sign of a program, or with a word that may be `None` or `undefined`, needs a closer look.
 */
function isProse(text: string, start: number, end: number): boolean {
  let letters = 0;
  let others = 0;
  let hasSpace = false;
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at);
    if (isLetter(code)) {
      const isStart = at === start || !isLetter(text.charCodeAt(at - 1));
      if (isStart && ((code | 0x20) === 0x6e || (code | 0x20) === 0x75)) return false;
      const isInWord = !isStart || (at + 1 < end && isLetter(text.charCodeAt(at + 1)));
      if (isInWord && !isBlankLetter(code)) letters++;
    } else if (code === 0x20) hasSpace = true;
    // `.empty`, a name in a program
    else if (code === 0x2e && isLetter(text.charCodeAt(at + 1)) && /[\s,]/.test(text[at - 1] ?? ' ')) return false;
    else if (code >= 0x80 || !IN_PROSE.includes(text[at])) return false;
    else others++;
  }
  return hasSpace && letters >= FEWEST_LETTERS && letters > 2 * others;
}

/** ASCII characters of sentences, other than signs of tables and programs. */
const IN_PROSE = "0123456789.,!?-'_*";

/**
 * A kind of text in a line of a pasted grid: a digit, a symbol of a table or a program, a blank, a single letter, or a
 * word for an empty cell.
 */
const MAY_BE =
  /[\d|<>[\](){}&\\,;_"'`~$:*#?\x80-\uffff]|^\s*\+-|^[oO\s]*$|^(?:[-*]\s+)*(?:[a-zA-Z](?![a-zA-Z])|[Nn](?:ull|one|il|a|\/a)|NULL|N\/A)|ABCD/;

/** Minimum number of letters in words that make a line prose, unless it has more cells. */
const MANY_LETTERS = 40;

/**
 * The last row of an array or of quotes, after which there may be other arguments: `0, 5, 0, 3), nrow = 9)`. No cell matches in two ways, as a list of
 * 24 digits would match in 2^24.
 */
const ENDS_ARRAY =
  /^\s*(?:(?:\w{1,4}|\d{5,}|[-.*?]|"[^"]?"|'[^']?')[,;\s|]+){3,24}\S{1,4}?\s*[)\]}"'`]|^\s*[\d.*_-]{4,25}["'`]/;

/** The name of a row, a column or a box: `row1=`, `Column 1: `, the name of data of an assembler: `grid db `, and `dim(x) <-` of R. */
const ROW_NAME =
  /^\s{0,9}(?:(?:r(?:ow)?|c(?:ol[a-z]{0,6})?|box|block)[\s_]?\d{1,2}\s{0,3}[=:]|\w{1,20}:?\s{1,9}\.?(?:d[bw]|byte|word)\s|dim\([\w.]{1,20}\)\s{0,3}(?:<-|=))/i;

/** A row of numbers in words, perhaps after its name. */
const IN_WORDS =
  /^\W{0,4}(?:row\s?\d{1,2}\W{1,3})?(?:(?:one|two|three|four|five|six|seven|eight|nine|zero|blank|empty|_|\.)[\s,;]{1,4}){4}/i;

/** Whether a line that is not a row may be part of a pasted grid: most of it is digits, blanks and symbols, not words. */
export function looksPasted(text: string, { start: lineStart, end: lineEnd }: Span): boolean {
  if (
    isColumnsHeading(text, { start: lineStart, end: lineEnd }) ||
    IN_WORDS.test(text.slice(lineStart, Math.min(lineEnd, lineStart + FEW)))
  )
    return true;
  if (isProse(text, lineStart, Math.min(lineEnd, lineStart + FEW))) return false;
  if (isNumberedRule(text.slice(lineStart, Math.min(lineEnd, lineStart + MOST_EXAMINED)))) return false;
  const from = lineStart + commentSign(text, { start: lineStart, end: lineEnd });
  const line = { start: from, end: Math.min(lineEnd, from + MOST_EXAMINED) };
  if (!MAY_BE.test(text.slice(line.start, line.end))) return false;
  const start = text.slice(line.start, Math.min(line.end, line.start + 12));
  if (
    /^<\/?[a-z]\w*(?=[\s>/=])/i.test(start) ||
    /^\[\/?(?:table|t[rdh])\b/i.test(start) ||
    /^\\(?:begin|end|[a-z]*line|[a-z]*rule)\b/i.test(start) ||
    (start[0] === '\\' && hasArguments(text, line))
  ) {
    return true;
  }
  if (/^(?:`{3}|~{3}|\|\|)/.test(start) && isFence(text, line)) return true;
  const end = endBeforeComment(text, line);
  if (isNothing(text, { start: line.start, end })) return true;
  const content = text.slice(line.start, line.end);
  if ([JSON_CELL, JSON_ROW, NAMED, LISTS].some(each => each.test(content)) || isKeyed(content)) return true;
  if (
    isFact(text, { start: line.start, end: lineEnd }) ||
    ENDS_ARRAY.test(text.slice(line.start, Math.min(line.end, line.start + 200)))
  )
    return true;
  if (isCode(text, { start: lineStart, end: Math.min(lineEnd, lineStart + MOST_OF_CODE) })) return true;
  if (hasItems(text, { start: line.start, end: lineEnd }) || hasRowBehindWords(text.slice(line.start, line.end)))
    return true;
  const [name = ''] = ROW_NAME.exec(text.slice(line.start, Math.min(end, line.start + 40))) ?? [];
  const firstCell = line.start + name.length;
  const bare = { start: firstCell, end: endBeforeWords(text, { start: firstCell, end }) };
  if (bare.end < end && isBorder(text, bare)) return true;
  const undrawn = undecorated(text.slice(bare.start, bare.end));
  const { cells, letters, signs } = countsOf(undrawn, { start: 0, end: undrawn.length });
  if (cells + letters === 0)
    return signs > 0 && /^(?:[\s[\]{}();,&>"'$|｜│║┃]|\\[a-z]*)*$/i.test(text.slice(line.start, end));
  return cells + (signs >> 1) >= 2 && 2 * letters <= cells ? true : isHeading(text, line);
}

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

/** Whether a line is a word for an empty cell in a list with one cell per line. */
function isNothing(text: string, { start, end }: Span): boolean {
  if (end - start > 16) return false;
  const content = text.slice(start, end).trimEnd();
  const word = (content.endsWith(',') ? content.slice(0, -1) : content).replace(/^(?:[-*]\s+)*/, '');
  return NOTHING.includes(word);
}

/** The parts of a line. */
export interface Counts {
  /** Digits, blanks, and single letters. */
  readonly cells: number;
  /** Letters in words. */
  readonly letters: number;
  readonly signs: number;
}

/** Maximum number of letters in a word for an empty cell. */
const LONGEST_NOTHING = 9;

const isLetter = (code: number) => (0x61 <= code && code <= 0x7a) || (0x41 <= code && code <= 0x5a);
/** Whether a letter can be an empty cell: `o`, `x`, in either case. */
const isBlankLetter = (code: number) => (code | 0x20) === 0x6f || (code | 0x20) === 0x78;
const isPlainDigit = (code: number) => 0x31 <= code && code <= 0x39;
/** Whether a character belongs to the digit before it, as in keycap emoji. */
const isMark = (code: number) => code === 0xfe0f || code === 0x20e3;

/** The content of a line. */
export function countsOf(text: string, { start, end }: Span): Counts {
  let cells = 0;
  let letters = 0;
  let signs = 0;
  for (let at = start; at < end; ) {
    const code = text.charCodeAt(at);
    if (isPlainDigit(code) && !isMark(text.charCodeAt(at + 1))) {
      cells++;
      at++;
      continue;
    }
    if (isSeparator(code) && !isBar(code) && code !== 0x2c) {
      at++;
      continue;
    }
    if (letters > MANY_LETTERS && letters > cells) break;
    if (isLetter(code) && !isBlankLetter(code)) {
      let to = at + 1;
      while (to < end && isLetter(text.charCodeAt(to))) to++;
      if (to - at === 1 || (to - at <= LONGEST_NOTHING && NOTHING.includes(text.slice(at, to)))) cells++;
      else letters += to - at;
      at = to;
      continue;
    }
    const { word, blank, kind, length } = glyphAt(text, at, end);
    if (word === '\\' && blank === undefined) {
      at = endOfCommand(text, at, end);
      signs++;
      continue;
    }
    if (kind || blank !== undefined || /^\d$/.test(word)) cells++;
    else if (isBar(code) || code === 0x2c) signs++;
    else if (!isSeparator(code) && !isWhite(code)) {
      if (code > 127) letters++;
      else signs++;
    }
    at += length;
  }
  return { cells, letters, signs };
}

/** The end of the LaTeX commands `\\`, `\hline` or `\cline{1-9}`. */
function endOfCommand(text: string, start: number, end: number): number {
  let at = start + 1;
  if (!/[a-z]/i.test(text[at] ?? '')) return Math.min(at + 1, end);
  while (at < end && /[a-z]/i.test(text[at])) at++;
  return at;
}

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
  const fitting = counts.filter(({ cells, letters }) => cells >= 1 && cells <= most && letters === 0);
  const sum = counts.reduce((all, { cells }) => all + cells, 0);
  return (
    4 * fitting.length >= 3 * lines.length && 4 * sum >= lines.length ** 2 && !lines.some(line => isDated(text, line))
  );
}

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
  const content = lines.map(({ start, end }) => text.slice(start, end)).join('');
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
function isDated(text: string, { start, end }: Span): boolean {
  return /\d[/:]\d|[$€£%@]|\d{3}-\d|\d\.\d\d/.test(text.slice(start, end));
}
