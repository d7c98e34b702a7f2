/** The cells of a line as stretches of text: single characters, or words between separators. */

import { SIZES } from '../../core/geometry';
import type { Span } from '../span';
import { lengthOfBack, lengthOfFront } from '../trim';

/** The most cells that a row has. */
export const LARGEST_ROW = 25;

/** Cells of a whole puzzle in one line, by size. */
export const sizeOfLine = (cells: number): number | undefined => SIZES.find(size => size * size === cells);

const SEPARATORS = new Uint8Array(128);
for (const c of ' \t,|') SEPARATORS[c.charCodeAt(0)] = 1;

/** Whether a character separates cells: space, tab, comma, `|` and box-drawing characters. */
export function isSeparator(code: number): boolean {
  if (code < 128) return SEPARATORS[code] === 1;
  return (0x2500 <= code && code <= 0x257f) || code === 0xa0 || code === 0xfeff;
}

/** Markup around the digits of a pencil mark: brackets and the signs that people put beside one. */
const MARKUP = /[()[\]{}<>*+\-@!^~"'`;]/g;

/** A word of a grid of numbers or pencil marks without its markup: only digits, or one blank (or a blank repeated). */
export function bareWord(word: string): string | undefined {
  if (/^([.0*_\-xX])\1*$/.test(word)) return word[0];
  const bare = word.replace(MARKUP, '');
  if (/^0+$/.test(bare)) return '0';
  return /^\d+$/.test(bare) ? bare : undefined;
}

/** Whether words, not characters, are the cells: numbers of two digits, or lists of candidates. */
export function isRowOfWords(text: string, start: number, end: number, count: number): boolean {
  const isWhole = SIZES.includes(count) || (count >= 36 && sizeOfLine(count) !== undefined);
  // A row that lacks a word, or has one too many, is told by more characters than any row has cells.
  const isWide = 5 <= count && count <= LARGEST_ROW + 1 && end - start - count >= LARGEST_ROW;
  if (!isWhole && !isWide) return false;
  const words = wordsOf(text, start, end).map(word => text.slice(word.start, word.end));
  return (
    (isWhole || words.join('').length > LARGEST_ROW) &&
    words.some(word => word.length >= 2) &&
    words.every(word => bareWord(word) !== undefined) &&
    !areGroups(words, Math.min(count, LARGEST_ROW))
  );
}

/**
 * Whether words are groups of cells, as in `1234 5070 9012 3456` or a puzzle in one line with a space after each row:
 * all as long, and one at least that can be no cell, neither a number up to `size` nor ascending candidates.
 */
function areGroups(words: readonly string[], size: number): boolean {
  const { length } = words[0];
  const cells = words.length * length;
  if (!words.every(word => word.length === length)) return false;
  if (!SIZES.includes(cells) && !sizeOfLine(cells)) return false;
  const isCell = (word: string) =>
    size < 10
      ? [...word].every((c, i) => '1' <= c && Number(c) <= size && (i === 0 || word[i - 1] < c))
      : Number(word) <= size;
  return words.some(word => /^[\d.*_\-xX]+$/.test(word) && !/^(\D|0)\1*$/.test(word) && !isCell(word));
}

/** The words between separators. */
export function wordsOf(text: string, start: number, end: number): Span[] {
  const words: Span[] = [];
  for (let i = start; i < end; ) {
    if (isSeparator(text.charCodeAt(i))) {
      i++;
      continue;
    }
    const from = i;
    while (i < end && !isSeparator(text.charCodeAt(i))) i++;
    words.push({ start: from, end: i });
  }
  return words;
}

/** The words between separators, without brackets that hold more than one word: `{5,3},` is `5` and `3`. */
export function bareWordsOf(text: string, start: number, end: number): Span[] {
  return wordsOf(text, start, end).map(word => {
    const content = text.slice(word.start, word.end);
    const open = lengthOfFront(content, /[{[(]/);
    const close = lengthOfBack(content, open, /[)\]};]/);
    if (open + close === content.length || (open > 0 && close > 0)) return word;
    return { start: word.start + open, end: word.end - close };
  });
}

/** The characters that are no separator, surrogate pairs as one. */
export function charactersOf(text: string, start: number, end: number): Span[] {
  const characters: Span[] = [];
  for (let i = start; i < end; ) {
    const code = text.codePointAt(i) as number;
    const next = i + (code > 0xffff ? 2 : 1);
    if (!isSeparator(code)) characters.push({ start: i, end: Math.min(next, end) });
    i = next;
  }
  return characters;
}
