/**
 * Classifies a line of a puzzle file by itself: a row of cells, a whole puzzle, a border, a comment, a title.
 *
 * This file does not look at other lines. A row of dashes may be a border or nine blanks, and sixteen cells may be a row of a 16x16 puzzle
 * or a whole 4x4 puzzle. Such lines are marked as ambiguous, and `grids/` decides by the lines around them.
 */

import { SIZES } from '../../../core/geometry';
import type { Span } from '../../span';
import { isMark, isSpace, withoutComment } from './lineComments';
import { isRowOfWords, isSeparator, LARGEST_ROW, sizeOfLine } from './words';

/** A classified line. Its span has no white space or line ending at its ends, and no comment. */
export type Line =
  | ({ readonly kind: 'empty' } & Span)
  | ({ readonly kind: 'comment' } & Span)
  /** `[Name]` */
  | ({ readonly kind: 'section'; readonly name: string } & Span)
  /** `:code:candidates:givens:…`, a line of HoDoKu's library */
  | ({ readonly kind: 'library' } & Span)
  | ({ readonly kind: 'border' } & Span)
  | RowSyntax
  | ({ readonly kind: 'text' } & Span);

/** A line that can be read as cells. */
export interface RowSyntax extends Span {
  readonly kind: 'row';
  /** Whether cells are single characters, or whole words between separators (`10`, `238`). */
  readonly by: 'character' | 'word';
  readonly cells: number;
  /**
   * Whether it can be a border as well as a row of blanks: only dashes or stars, or only dots or underscores in a
   * number that no row has.
   */
  readonly isBorderLike: boolean;
  /** The largest digit. Only single digits count; a number that cannot be a list of candidates counts as 10. */
  readonly largest: number;
  /** The strange character (a code point), when all strange ones are the same and there is no letter. */
  readonly strangeCharacter?: number;
  /** Number of characters that are not a digit, blank or letter. */
  readonly strangeCount: number;
  readonly letterCount: number;
  /** Whether it has a digit or a letter. */
  readonly isFilled: boolean;
  /** Number of words between separators. */
  readonly wordCount: number;
}

enum CharacterKind {
  /** A character that is in no cell of any puzzle. */
  Strange,
  Digit,
  Zero,
  Letter,
  /** A character that can only be a blank: `.` `_`, and `*` and `-`, which also occur in borders. */
  Blank,
  /** Parts of a border that cannot be a blank: `+ = : '` */
  Border,
  Separator,
  /** A letter that can be a blank: `x`, `X` */
  Cross,
}

const CHARACTER_KINDS = new Uint8Array(128);
for (const c of '123456789') CHARACTER_KINDS[c.charCodeAt(0)] = CharacterKind.Digit;
for (const c of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
  CHARACTER_KINDS[c.charCodeAt(0)] = CharacterKind.Letter;
  CHARACTER_KINDS[c.toLowerCase().charCodeAt(0)] = CharacterKind.Letter;
}
for (const c of '.*_-') CHARACTER_KINDS[c.charCodeAt(0)] = CharacterKind.Blank;
for (const c of "+=:'`") CHARACTER_KINDS[c.charCodeAt(0)] = CharacterKind.Border;
for (const c of ' \t,|') CHARACTER_KINDS[c.charCodeAt(0)] = CharacterKind.Separator;
CHARACTER_KINDS['0'.charCodeAt(0)] = CharacterKind.Zero;
CHARACTER_KINDS['x'.charCodeAt(0)] = CHARACTER_KINDS['X'.charCodeAt(0)] = CharacterKind.Cross;

function characterKindOf(code: number): CharacterKind {
  if (code < 128) return CHARACTER_KINDS[code];
  return isSeparator(code) ? CharacterKind.Separator : CharacterKind.Strange;
}

/** Classifies the line from `lineStart` to `lineEnd`, without its line ending. */
export function scanLine(text: string, lineStart: number, lineEnd: number): Line {
  let start = lineStart;
  let end = lineEnd;
  while (start < end && isSpace(text.charCodeAt(start))) start++;
  while (end > start && isSpace(text.charCodeAt(end - 1))) end--;
  if (start === end) return { kind: 'empty', start, end };

  const first = text[start];
  const isVector = VECTOR.test(text.slice(start, Math.min(end, start + 40)));
  if ((first === '#' || first === '%') && !isVector && !isMark(text, start, start, end))
    return { kind: 'comment', start, end };
  if (first === '[') {
    const isAlone = text[end - 1] === ']';
    const last = isAlone ? end : withoutComment(text, start, end);
    const name = text[last - 1] === ']' ? text.slice(start + 1, last - 1) : '';
    if (isAlone ? isName(name) : WITH_MEANING.test(name))
      return { kind: 'section', name: name.trim(), start, end: last };
  }
  if (first === ':' && isLibraryLine(text.slice(start, Math.min(end, start + 200)))) {
    return { kind: 'library', start, end };
  }
  return parseRow(text, start, withoutComment(text, start, end));
}

/** An array in Lisp or Ruby, or an empty cell of a spreadsheet, which is not a comment. */
const VECTOR = /^(?:#N\/A(?!\w)|#\(\s*[#\d(._]|%[wWiI][[({]\s*[\d._*])/;

/** The sections that are read. A comment may follow their names. */
const WITH_MEANING = /^\s*(?:puzzle|state|rules|regions|cages)\s*$/i;

/** Whether the text between brackets is the name of a section. */
function isName(name: string): boolean {
  return /[a-z]/i.test(name) && !/[\][]|"[\d.*_]{16,}"/.test(name) && !isArray(name) && !isTag(name);
}

/** Whether the text between brackets is an array and not a name: `"5", "."` or `None, 5`. */
function isArray(content: string): boolean {
  if (/^\s*(?:["'{]|(?:\w|null|nil|None)\s*,)/.test(content)) return true;
  // Numbers, and the same word for every empty cell: `NaN 5. NaN NaN`, `undefined,undefined,undefined,undefined`.
  const words = content.split(/[\s,]+/).filter(word => word !== '');
  return SIZES.includes(words.length) && new Set(words.filter(word => !/^\d+\.?\d?$/.test(word))).size <= 1;
}

/** Whether a name in brackets is a tag of a forum: `[table]`, `[/td]`. */
function isTag(name: string): boolean {
  return /^\/?(?:table|t[rdh])$/i.test(name);
}

/**
 * Whether a line starts like one of HoDoKu's library: `:code:candidates:givens`, with the givens of a 4x4 grid or
 * larger.
 */
function isLibraryLine(line: string): boolean {
  const [, code, , givens = ''] = line.split(':', 4);
  // Emoji codes of chats have colons too.
  return /\w/.test(code) && givens.length >= 16 && 10 * (givens.match(/[\d.+]/g)?.length ?? 0) >= 8 * givens.length;
}

/** A single-line puzzle with a `+` before placed digits, and perhaps the removed candidates after it, as in HoDoKu's library. */
const PLACED = /^(?=[\d.]*\+[1-9])(?:\+?[\d.]){16,}(?::[\d:\s]*)?$/;

function isPlaced(line: string): boolean {
  return PLACED.test(line) && sizeOfLine(line.split(':')[0].replaceAll('+', '').length) !== undefined;
}

/** A border of long dashes, which editors substitute for two or three hyphens. */
const LONG_DASHES = /^\+[+‐-―−]{6,}$/;

/** An empty row in a list. */
const LISTED = /^[-*+]\s+([._*])\1{3,24}$/;

function parseRow(text: string, start: number, end: number): Line {
  const counts = new Uint32Array(8);
  const blanks = new Set<number>();
  let strangeCharacter: number | undefined;
  let isOneStrangeCharacter = true;
  let largest = 0;
  let words = 0;
  let longestWord = 0;
  let wordOfLetters = false;
  let upper = 0;
  let lower = 0;
  for (let i = start; i < end; ) {
    let code = text.codePointAt(i) as number;
    if (characterKindOf(code) === CharacterKind.Separator) {
      i++;
      continue;
    }
    // Read one word.
    let length = 0;
    let letters = 0;
    let others = 0;
    for (; i < end; i += code > 0xffff ? 2 : 1) {
      code = text.codePointAt(i) as number;
      const kind = characterKindOf(code);
      if (kind === CharacterKind.Separator) break;
      length++;
      counts[kind]++;
      if (kind === CharacterKind.Blank) blanks.add(code);
      if (kind === CharacterKind.Digit) largest = Math.max(largest, code - 0x30);
      if (kind === CharacterKind.Strange) {
        strangeCharacter ??= code;
        if (code !== strangeCharacter) isOneStrangeCharacter = false;
      }
      if (kind === CharacterKind.Cross || kind === CharacterKind.Strange || kind === CharacterKind.Border) others++;
      if (kind === CharacterKind.Letter) {
        letters++;
        if (code >= 0x61) lower++;
        else upper++;
      }
    }
    words++;
    longestWord = Math.max(longestWord, length);
    if (length >= 2 && letters > 0 && letters + others === length) wordOfLetters = true;
  }
  const cells = counts.reduce((a, b) => a + b, 0);
  const letters = counts[CharacterKind.Letter];
  const strange = counts[CharacterKind.Strange] + counts[CharacterKind.Border];
  const filled = counts[CharacterKind.Digit] + letters > 0;
  const row: RowSyntax = {
    kind: 'row',
    by: 'character',
    cells,
    isBorderLike: false,
    largest,
    strangeCount: strange,
    letterCount: letters,
    isFilled: filled,
    wordCount: words,
    start,
    end,
  };
  const textLine: Line = { kind: 'text', start, end };

  if (counts[CharacterKind.Border] > 0 && cells > 16 && isPlaced(text.slice(start, end)))
    return { kind: 'library', start, end };
  const onlyBordersAndBlanks = counts[CharacterKind.Blank] + counts[CharacterKind.Border] === cells;
  if (
    !onlyBordersAndBlanks &&
    counts[CharacterKind.Border] > 0 &&
    isOneStrangeCharacter &&
    LONG_DASHES.test(text.slice(start, end))
  )
    return { kind: 'border', start, end };
  if (onlyBordersAndBlanks) {
    // No border contains `_`, so a line with `_` and one other blank is a row.
    const oneBlank = counts[CharacterKind.Border] === 0 && (blanks.size === 1 || blanks.has(0x5f));
    const blankRow = { ...row, isBorderLike: blanks.size === 1 && (blanks.has(0x2d) || blanks.has(0x2a)) };
    if (oneBlank && (SIZES.includes(cells) || sizeOfLine(cells))) return blankRow;
    // Blanks as wide as the numbers of the rows around them.
    const even = words >= 9 && SIZES.includes(words) && longestWord * words === cells;
    if (oneBlank && even) return { ...blankRow, ...asWords(row) };
    // No border consists of dots or underscores only, so this may be a row that is too short or too long.
    const isMalformed = oneBlank && blanks.size === 1 && !blankRow.isBorderLike && cells <= LARGEST_ROW + 1;
    return isMalformed || LISTED.test(text.slice(start, end))
      ? { ...row, isBorderLike: true }
      : { kind: 'border', start, end };
  }

  if (isRowOfWords(text, start, end, words)) {
    // A list of candidates never has a 0.
    return { ...row, ...asWords(row), largest: /[1-9]0/.test(text.slice(start, end)) ? 10 : largest };
  }

  // Letters are digits only in big puzzles, where they have one case and are in groups of equal length.
  const big = cells >= 10;
  if (wordOfLetters) {
    const even = words === 1 || longestWord * words === cells;
    const oneCase = upper === 0 || lower === 0;
    if (!big || !even || !oneCase || counts[CharacterKind.Strange] > 0) return textLine;
  }
  // The start of an array in a program: `the_grid = [`.
  if (letters > 0 && /[=:]\s*[[({]+\s*$/.test(text.slice(start, end))) return textLine;
  if (big && letters > 0 && !areSymbols(text, start, end, cells)) return textLine;
  const misfits = strange + (big ? 0 : letters);
  // One repeated strange character may be an unusual blank.
  const isOneKind =
    strangeCharacter !== undefined && isOneStrangeCharacter && counts[CharacterKind.Border] + letters === 0;
  const isLong = SIZES.includes(cells) || sizeOfLine(cells);
  if (3 * misfits > cells && !(isOneKind && isLong)) return textLine;
  return isOneKind ? { ...row, strangeCharacter: strangeCharacter as number } : row;
}

/** The row read with its words as cells. */
export function asWords(row: RowSyntax): Pick<RowSyntax, 'by' | 'cells' | 'strangeCount' | 'letterCount'> {
  return { by: 'word', cells: row.wordCount, strangeCount: 0, letterCount: 0 };
}

/**
 * Whether letters are digits of a big puzzle and not words: they are from the start of the alphabet, and few occur
 * twice in a row. A few other letters are mistakes in a puzzle.
 */
function areSymbols(text: string, start: number, end: number, cells: number): boolean {
  const isLine = cells > LARGEST_ROW + 1;
  const size = SIZES.find(n => (isLine ? n * n >= 0.9 * cells : n >= cells - 1)) ?? LARGEST_ROW;
  const seen = new Set<string>();
  let letters = 0;
  let misfits = 0;
  for (const letter of text.slice(start, end).toUpperCase()) {
    if (letter < 'A' || 'Z' < letter || letter === 'X') continue;
    letters++;
    if (letter.charCodeAt(0) - 0x40 > size || (!isLine && seen.has(letter))) misfits++;
    seen.add(letter);
  }
  return misfits <= 2 || 3 * misfits < letters;
}

/** Whether a line can be a row of a grid, below the row `above` if there is one. Otherwise it is a single-line puzzle. */
export function fitsRow(row: RowSyntax, above: RowSyntax | undefined): boolean {
  if (row.cells <= LARGEST_ROW) return true;
  // Rows of numbers or pencil marks have more characters than cells, even when one cell is missing.
  return above?.by === 'word' && 2 * Math.abs(above.cells - row.wordCount) < above.cells;
}

/**
 * Number of characters of a line that are read: many more than any single-line puzzle has. The rest is skipped, so that
 * typing in a line of megabytes is as fast as elsewhere.
 */
export const LONGEST_LINE = 1 << 13;
