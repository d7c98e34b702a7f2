/**
 * What a line of a puzzle file is, looked at by itself: a row of cells, a whole puzzle, a border, a comment, a title.
 *
 * Nothing here knows the puzzle around the line. A row of dashes may be a border or nine blanks, sixteen cells a row
 * of a 16x16 puzzle or a whole 4x4 one; such lines say so, and {@link file://./grids.ts} decides among their neighbours.
 */

import { SIZES } from '../core/geometry';
import type { Span } from './puzzle';

export type Line =
  | ({ readonly kind: 'empty' } & Span)
  | ({ readonly kind: 'comment' } & Span)
  /** `[Name]` */
  | ({ readonly kind: 'section'; readonly name: string } & Span)
  /** `:code:candidates:givens:…`, a line of HoDoKu's library */
  | ({ readonly kind: 'library' } & Span)
  | ({ readonly kind: 'border' } & Span)
  | Row
  | ({ readonly kind: 'text' } & Span);

/** A line whose cells, as far as it can be told, are these. */
export interface Row extends Span {
  readonly kind: 'row';
  /** Cells are single characters, or whole words between separators (`10`, `238`). */
  readonly by: 'character' | 'word';
  readonly cells: number;
  /** Dashes only: a border as well as it may be a row of blanks. */
  readonly dashes: boolean;
  /** Characters that are neither digit, blank nor letter. */
  readonly strange: number;
  readonly letters: number;
  /** Words between separators. */
  readonly words: number;
}

/** Cells of a whole puzzle in one line, by size. */
export const sizeOfLine = (cells: number): number | undefined => SIZES.find(size => size * size === cells);

const LARGEST_ROW = 25;

enum Kind {
  /** Not a cell of any puzzle. */
  Strange,
  Digit,
  Zero,
  Letter,
  /** A blank that is nothing else: `.` `_`, and `*` and `-` which borders have too. */
  Blank,
  /** Parts of a border that are no blank: `+ = : '` */
  Border,
  Separator,
  /** A letter that can be a blank: `x`, `X` */
  Cross,
}

const KINDS = new Uint8Array(128);
for (const c of '123456789') KINDS[c.charCodeAt(0)] = Kind.Digit;
for (const c of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
  KINDS[c.charCodeAt(0)] = Kind.Letter;
  KINDS[c.toLowerCase().charCodeAt(0)] = Kind.Letter;
}
for (const c of '.*_-') KINDS[c.charCodeAt(0)] = Kind.Blank;
for (const c of "+=:'`") KINDS[c.charCodeAt(0)] = Kind.Border;
for (const c of ' \t,|') KINDS[c.charCodeAt(0)] = Kind.Separator;
KINDS['0'.charCodeAt(0)] = Kind.Zero;
KINDS['x'.charCodeAt(0)] = KINDS['X'.charCodeAt(0)] = Kind.Cross;

function kindOf(code: number): Kind {
  if (code < 128) return KINDS[code];
  const boxDrawing = 0x2500 <= code && code <= 0x257f;
  return boxDrawing || code === 0xa0 || code === 0xfeff ? Kind.Separator : Kind.Strange;
}

/** Whether a character separates cells: space, tab, comma, `|` and box-drawing characters. */
export function isSeparator(code: number): boolean {
  return kindOf(code) === Kind.Separator;
}

/** What a line is that spans `start` to `end`, its line ending excluded. */
export function parseLine(text: string, lineStart: number, lineEnd: number): Line {
  let start = lineStart;
  let end = lineEnd;
  while (start < end && isSpace(text.charCodeAt(start))) start++;
  while (end > start && isSpace(text.charCodeAt(end - 1))) end--;
  if (start === end) return { kind: 'empty', start, end };

  const first = text[start];
  if (first === '#' || first === '%') return { kind: 'comment', start, end };
  if (first === '[' && text[end - 1] === ']') {
    const name = /^\[\s*([^\][]*[a-z][^\][]*)\]$/i.exec(text.slice(start, end))?.[1].trim();
    if (name) return { kind: 'section', name, start, end };
  }
  if (first === ':' && /^:[^:]*\w[^:]*:[^:]*:[^:]{16}/.test(text.slice(start, start + 200))) {
    return { kind: 'library', start, end };
  }
  return parseRow(text, start, withoutComment(text, start, end));
}

/** The end of what stands before a comment. */
function withoutComment(text: string, start: number, end: number): number {
  for (let i = start; i < end; i++) {
    const c = text.charCodeAt(i);
    if (c !== 0x23 && c !== 0x25) continue;
    let to = i;
    while (to > start && isSpace(text.charCodeAt(to - 1))) to--;
    return to;
  }
  return end;
}

function parseRow(text: string, start: number, end: number): Line {
  const counts = new Uint32Array(8);
  const blanks = new Set<number>();
  let words = 0;
  let longestWord = 0;
  let wordOfLetters = false;
  let upper = 0;
  let lower = 0;
  for (let i = start; i < end; ) {
    let code = text.codePointAt(i) as number;
    if (kindOf(code) === Kind.Separator) {
      i++;
      continue;
    }
    // One word.
    let length = 0;
    let letters = 0;
    let crosses = 0;
    for (; i < end; i += code > 0xffff ? 2 : 1) {
      code = text.codePointAt(i) as number;
      const kind = kindOf(code);
      if (kind === Kind.Separator) break;
      length++;
      counts[kind]++;
      if (kind === Kind.Blank) blanks.add(code);
      if (kind === Kind.Cross) crosses++;
      if (kind === Kind.Letter) {
        letters++;
        if (code >= 0x61) lower++;
        else upper++;
      }
    }
    words++;
    longestWord = Math.max(longestWord, length);
    if (length >= 2 && letters > 0 && letters + crosses === length) wordOfLetters = true;
  }
  const cells = counts.reduce((a, b) => a + b, 0);
  const understood = counts[Kind.Digit] + counts[Kind.Zero] + counts[Kind.Blank] + counts[Kind.Cross];
  const letters = counts[Kind.Letter];
  const strange = counts[Kind.Strange] + counts[Kind.Border];
  const row = { kind: 'row', by: 'character', cells, dashes: false, strange, letters, words, start, end } as const;
  const text_ = { kind: 'text', start, end } as const;

  const onlyBordersAndBlanks = counts[Kind.Blank] + counts[Kind.Border] === cells;
  if (onlyBordersAndBlanks) {
    const oneBlank = counts[Kind.Border] === 0 && blanks.size === 1;
    if (!oneBlank || !(SIZES.includes(cells) || sizeOfLine(cells))) return { kind: 'border', start, end };
    return blanks.has(0x2d) ? { ...row, dashes: true } : row;
  }

  if (isRowOfWords(text, start, end, words)) return { ...row, by: 'word', cells: words, strange: 0, letters: 0 };

  // Letters are digits of big puzzles only, and there they stand in one case and in even groups.
  const big = cells >= 10;
  if (wordOfLetters) {
    const even = words === 1 || longestWord * words === cells;
    const oneCase = upper === 0 || lower === 0;
    if (!big || !even || !oneCase || counts[Kind.Strange] > 0) return text_;
    if (!SIZES.includes(cells) && !sizeOfLine(cells) && understood === 0) return text_;
  }
  const strangers = strange + (big ? 0 : letters);
  return 3 * strangers <= cells ? { ...row, letters } : text_;
}

/** Markup around the digits of a pencil mark: brackets and the signs that people put beside one. */
const MARKUP = /[()[\]{}<>*+\-@!^~"'`]/g;

/** A word of a grid of numbers or pencil marks without its markup: only digits, or one blank (or a blank repeated). */
export function bareWord(word: string): string | undefined {
  const bare = word.replace(MARKUP, '');
  if (/^\d+$/.test(bare)) return bare;
  return /^([.0*_\-xX])\1*$/.test(word) ? word[0] : undefined;
}

/** Whether words, not characters, are the cells: numbers of two digits, or lists of candidates. */
function isRowOfWords(text: string, start: number, end: number, words: number): boolean {
  const oneRow = SIZES.includes(words);
  if (!oneRow && (words < 36 || !sizeOfLine(words))) return false;
  const bare = wordsOf(text, start, end).map(word => bareWord(text.slice(word.start, word.end)));
  if (bare.includes(undefined) || !bare.some(word => (word as string).length >= 2)) return false;
  // `1234 5678 9.12 3456` is a row of sixteen in four groups, not four cells.
  const digits = bare.reduce((sum, word) => sum + (word as string).length, 0);
  return words >= 6 || !SIZES.includes(digits);
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

/** Whether a row could be a row of a grid of this size, rather than a puzzle in one line or a stray number. */
export function fitsRow(row: Row): boolean {
  return row.cells <= LARGEST_ROW;
}

function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x09 || code === 0xa0 || code === 0xfeff;
}
