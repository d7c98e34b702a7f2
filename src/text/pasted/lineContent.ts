/** The content of a line of pasted text: how many cells, letters of words, and other characters it has. */

import { isSeparator } from '../parser/lines/words';
import type { Span } from '../span';
import { isBar, isWhite } from './form';
import { NOTHING } from './forms/words';
import { glyphAt } from './glyphs';

/** Minimum number of letters in words after which the rest of a line is not counted, unless it has more cells. */
const MANY_LETTERS = 40;

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

/** Whether a character code is an ASCII letter. */
export const isLetter = (code: number) => (0x61 <= code && code <= 0x7a) || (0x41 <= code && code <= 0x5a);
/** Whether the code of a letter can be an empty cell: `o`, `x`, in either case. */
export const isBlankLetter = (code: number) => (code | 0x20) === 0x6f || (code | 0x20) === 0x78;
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
