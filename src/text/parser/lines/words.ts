/** Divides a line into the spans of its cells: single characters, or words between separators. */

import { READABLE_SIZES, SIZES } from '../../../core/geometry';
import { type Span, sliceOf } from '../../span';
import { lengthOfBack, lengthOfFront } from '../../strings/trim';

/** Maximum number of cells in a row. */
export const LARGEST_ROW = 25;

/** The size of a whole puzzle with this many cells on one line, or undefined. */
export const sizeOfLine = (cells: number): number | undefined => SIZES.find(size => size * size === cells);

const SEPARATORS = new Uint8Array(128);
for (const c of ' \t,|') SEPARATORS[c.charCodeAt(0)] = 1;

/** Whether a character separates cells: white space (even without width), comma, `|` or a box-drawing character. */
export function isSeparator(code: number): boolean {
  if (code < 128) return SEPARATORS[code] === 1;
  return (0x2500 <= code && code <= 0x257f) || code === 0xa0 || code === 0x200b || code === 0xfeff;
}

/** Markup around the digits of pencil marks: brackets and symbols that people write next to them. */
const MARKUP = /[()[\]{}<>*+\-@!^~"'`;#%]/g;

/**
 * A word of numbers or pencil marks without its markup: digits only, or one blank (also if repeated). Undefined for
 * other words.
 */
export function bareWord(word: string): string | undefined {
  if (/^([.0*_\-xX])\1*$/.test(word)) return word[0];
  const bare = word.replace(MARKUP, '');
  if (/^0+$/.test(bare)) return '0';
  return /^\d+$/.test(bare) ? bare : undefined;
}

/** Whether the cells of a row are words and not characters: numbers of two digits, or lists of candidates. */
export function isRowOfWords(text: string, start: number, end: number, count: number): boolean {
  const isWhole = READABLE_SIZES.includes(count) || (count >= 36 && sizeOfLine(count) !== undefined);
  // A row with one word too few or too many still has more characters than a row has cells.
  const isWide = 5 <= count && count <= LARGEST_ROW + 1 && end - start - count >= LARGEST_ROW;
  if (!isWhole && !isWide) return false;
  const words = wordSpansOf(text, start, end).map(word => sliceOf(text, word));
  return (
    (isWhole || words.join('').length > LARGEST_ROW) &&
    words.some(word => word.length >= 2) &&
    words.every(word => bareWord(word) !== undefined) &&
    // Programs write -1 for an empty cell.
    !words.some(word => /^\W*(?<!\d)-1\W*$/.test(word)) &&
    !areGroups(words, Math.min(count, LARGEST_ROW))
  );
}

/**
 * Whether words are groups of cells, as in `1234 5070 9012 3456` or a single-line puzzle with a space after each row:
 * all have the same length, and at least one is neither a number up to `size` nor a list of ascending candidates.
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
export function wordSpansOf(text: string, start: number, end: number): Span[] {
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

/** The words between separators, without brackets around several words: `{5,3},` is `5` and `3`. */
export function bareWordsOf(text: string, start: number, end: number): Span[] {
  return wordSpansOf(text, start, end).map(word => {
    const content = sliceOf(text, word);
    const open = lengthOfFront(content, /[{[(]/);
    const close = lengthOfBack(content, open, /[)\]};]/);
    if (open + close === content.length || (open > 0 && close > 0)) return word;
    return { start: word.start + open, end: word.end - close };
  });
}

/** The characters that are not separators. A surrogate pair is one character. */
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
