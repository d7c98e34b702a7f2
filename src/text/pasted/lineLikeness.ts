/** Decides by the characters of a line whether it may be part of a pasted grid. */

import { isNumberedRule } from '../parser/grids/oneLine';
import { type Span, sliceOf } from '../span';
import { endBeforeWords } from './around/beside';
import { hasRowBehindWords, lengthOfDeclaration } from './around/stripWrapping';
import { undecorated } from './around/undecorated';
import { hasItems } from './code/items';
import { isBorder } from './form';
import { isCode } from './forms/code';
import { isKeyed } from './forms/keyed';
import { hasArguments } from './forms/latex';
import { NOTHING } from './forms/words';
import { countsOf, isBlankLetter, isLetter } from './lineContent';
import { commentSign, endBeforeComment, isColumnsHeading, isFence, isHeading } from './lines';
import { mayBeCodes } from './unread/codes';
import { isRecord } from './unread/records';

/** Maximum length of a tag or a command at the start of a line, in characters. */
const LONGEST_TAG = 24;

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
  const content = sliceOf(text, line);
  if (!MAY_BE.test(content)) return false;
  const start = content.slice(0, LONGEST_TAG);
  const end = endBeforeComment(text, line);
  const whole = { start: line.start, end: lineEnd };
  if (
    /^\s*<\/?[a-z][\w:-]*(?=[\s>/=])/i.test(start) ||
    /^\[\/?(?:table|t[rdh])\b/i.test(start) ||
    /^\\(?:begin|end|[a-z]*line|[a-z]*rule)\b/i.test(start) ||
    (start[0] === '\\' && hasArguments(text, line)) ||
    (/^(?:`{3}|~{3}|\|\|)/.test(start) && isFence(text, line)) ||
    isNothing(text, { start: line.start, end }) ||
    isKeyed(content) ||
    isRecord(text, whole) ||
    ENDS_ARRAY.test(content.slice(0, 200)) ||
    isCode(text, { start: from, end: Math.min(lineEnd, from + MOST_OF_CODE) }) ||
    hasItems(text, whole) ||
    mayBeCodes(text, whole) ||
    hasRowBehindWords(content)
  )
    return true;
  const [name = ''] = ROW_NAME.exec(text.slice(line.start, Math.min(end, line.start + 40))) ?? [];
  const declared = lengthOfDeclaration(content);
  const firstCell = line.start + Math.max(name.length, declared);
  const bare = { start: firstCell, end: endBeforeWords(text, { start: firstCell, end }) };
  if ((bare.end < end || from > lineStart) && isBorder(text, bare)) return true;
  const undrawn = undecorated(sliceOf(text, bare));
  const { cells, letters, signs } = countsOf(undrawn, { start: 0, end: undrawn.length });
  if (cells + letters === 0)
    return signs > 0 && /^(?:[\s[\]{}();,&>"'$|｜│║┃]|\\[a-z]*)*$/i.test(text.slice(line.start, end));
  return cells + (signs >> 1) >= 2 && 2 * letters <= cells ? true : isHeading(text, line);
}

/** Whether a line is a word for an empty cell in a list with one cell per line. */
function isNothing(text: string, { start, end }: Span): boolean {
  if (end - start > 16) return false;
  const content = text.slice(start, end).trimEnd();
  const word = (content.endsWith(',') ? content.slice(0, -1) : content).replace(/^(?:[-*]\s+)*/, '');
  return NOTHING.includes(word);
}
