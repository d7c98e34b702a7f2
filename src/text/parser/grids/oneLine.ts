/** Finds single-line puzzles: alone, after a label, before a comment, as a column of a table, or in HoDoKu's library. */

import { SIZES } from '../../../core/geometry';
import type { Digit } from '../../../core/numbers';
import { columnsBelowHead } from '../../pasted/around/tableHeads';
import { puzzleLinkKindOf } from '../../puzzleLinks';
import { type Span, sliceOf } from '../../span';
import { trimmed } from '../../strings/trim';
import type { RowSyntax } from '../lines/syntax';
import { bareWordsOf, charactersOf, sizeOfLine } from '../lines/words';
import { listsBytes } from './plausible';

/** A single-line puzzle. */
export interface OneLine {
  readonly size: number;
  /** The span of each cell; more or fewer than the puzzle needs when the line is too long or too short. */
  readonly cells: readonly Span[];
  readonly by: 'character' | 'word';
  /** The words before the puzzle, otherwise the words after it. */
  readonly label?: string;
}

/**
 * The puzzle in a line, or undefined. `row` is the line read as a row of cells, if it can be one. When a digit is too
 * large for the line's size, the line is a larger puzzle that is being typed, unless the puzzle before it has the
 * line's size.
 */
export function findOneLine(
  text: string,
  line: Span,
  row: RowSyntax | undefined,
  sizeBefore: number | undefined,
): OneLine | undefined {
  if (!row) return oneLineInText(text, line);
  const content = sliceOf(text, line);
  const size = sizeOfLine(row.cells);
  // Such characters are blanks below a single-line puzzle, but a drawn line elsewhere.
  if (!row.isFilled && row.strangeCount > 0 && /[/#;]/.test(content)) return undefined;
  if (isNumberedRule(content) || listsBytes(content)) return undefined;
  if (isRuleOfTable(content) || (size !== sizeBefore && /^(?:-+|\*+|_+)$/.test(content))) return undefined;
  const isMeant = size !== undefined && (row.largest <= size || size === sizeBefore);
  const whole = isMeant ? oneLineOfRow(text, row, size) : undefined;
  if (whole && row.strangeCount === 0) return whole;
  return oneLineInText(text, line) ?? whole ?? oneLineOfRow(text, row, nearestSize(text, row, sizeBefore));
}

/** Whether a line is a horizontal rule after a line number. */
export const isNumberedRule = (line: string): boolean => /^\d+\s+[-=*_]{20,}$/.test(line);

/** Whether a line is the delimiter row of a Markdown table, `|---|---|---|---|`, and not blanks. */
const isRuleOfTable = (line: string) => line.includes('---|') && columnsBelowHead(line) >= 4;

/** A row as a puzzle of this size, or undefined when too much of it is wrong. */
export function oneLineOfRow(text: string, row: RowSyntax, size: number | undefined): OneLine | undefined {
  if (row.strangeCount > 0 && /<\/?[a-z]/i.test(sliceOf(text, row))) return undefined;
  if (size === undefined || (size < 10 && 10 * row.letterCount > row.cells)) return undefined;
  // One strange character that is repeated is an unusual blank.
  const isBlank = row.strangeCharacter && row.isFilled && row.cells === size * size;
  if (10 * row.strangeCount > row.cells && !(isBlank && (size >= 9 || 3 * row.strangeCount > row.cells)))
    return undefined;
  const list = row.by === 'word' ? bareWordsOf : charactersOf;
  return { size, cells: list(text, row.start, row.end), by: row.by };
}

/**
 * The size of a single-line puzzle with a few cells too many or too few, and no digit too large for it. In a collection it is the size of
 * the puzzle before.
 */
function nearestSize(text: string, row: RowSyntax, sizeBefore: number | undefined): number | undefined {
  if (row.wordCount !== 1 || row.by === 'word' || !row.isFilled) return undefined;
  const size = sizeNear(row.cells);
  const content = sliceOf(text, row);
  if (size === undefined || row.largest > size || (size > 9 && hasBothCases(content))) return undefined;
  if (fitsSize(row, sizeBefore)) return sizeBefore;
  // A long number that is not a puzzle, or an address, has few blanks.
  const isNumber = size > 9 && 4 * (content.match(/[.0*_-]/g) ?? []).length < content.length;
  return isNumber || /^\W?0[bx]/i.test(content) ? undefined : size;
}

/** Whether letters are in both cases, as in the encoded text of a link. */
const hasBothCases = (line: string) => /[A-WYZ]/.test(line) && /[a-wyz]/.test(line);

/** Whether no digit of a row is too large for a size. */
export function fitsSize({ largest, letterCount }: RowSyntax, size: number | undefined): size is number {
  return size !== undefined && largest <= size && (size >= 10 || letterCount === 0);
}

/** The size of a puzzle whose number of cells differs by at most a tenth. */
function sizeNear(cells: number): number | undefined {
  return SIZES.find(size => size >= 6 && 10 * Math.abs(cells - size * size) <= size * size);
}

/**
 * Whether rows of sixteen cells are 4x4 puzzles on one line each and not rows of a 16x16 puzzle: they have digits up to
 * 4 only, and most of them have the four givens that a valid 4x4 puzzle needs.
 */
export function areFourByFour(text: string, rows: readonly RowSyntax[]): boolean {
  const puzzles = rows.filter(row => isFourByFour(sliceOf(text, row)));
  return 2 * puzzles.length > rows.length;
}

function isFourByFour(line: string): boolean {
  return /^(?:[1-4.0*_\-xX]{4}\s?){4}$/.test(line) && line.replace(/[^1-4]/g, '').length >= 4;
}

/** The 4x4 puzzle of a row for which {@link areFourByFour} is true. */
export function oneLineOfSixteen(text: string, row: RowSyntax): OneLine {
  return { size: 4, cells: charactersOf(text, row.start, row.end), by: 'character' };
}

const BLANKS = '.0*_-xX';

/** By length of a word: the size of a puzzle in one word, and the symbols of its digits. */
const EMBEDDED = new Map(
  SIZES.map(size => {
    const symbols =
      '123456789'.slice(0, size) + (size < 10 ? '' : 'ABCDEFGHIJKLMNOPQRSTUVWXYabcdefghijklmnopqrstuvwxy');
    return [size * size, { size, symbols }];
  }),
);

/** An XML tag around a puzzle. Killers have arrows such as `<vv>`. */
const TAG = /<\/?(?!v+>)[a-z]\w{2,30}>/gi;

/** The first puzzle among the words of a line, or undefined. A solution may be before it. */
function oneLineInText(text: string, line: Span): OneLine | undefined {
  if (line.end - line.start < 16) return undefined;
  const words = /[^\s,;:"'|]+/g;
  let full: OneLine | undefined;
  const content = sliceOf(text, line).replace(TAG, tag => ' '.repeat(tag.length));
  for (let match = words.exec(content); match; match = words.exec(content)) {
    const [word, index] = partOfWord(match[0], match.index);
    const form = EMBEDDED.get(word.length);
    if (!form || ![...word].every(c => form.symbols.includes(c) || BLANKS.includes(c))) continue;
    // A word of letters only is text, and a line of dashes is a border. A short word of few digits and many dots is not a puzzle either.
    if (!/[0-9.]/.test(word)) continue;
    if (form.size < 9 && [...word].filter(c => form.symbols.includes(c)).length < form.size) continue;
    const start = line.start + index;
    const label = labelAround(content, index, index + word.length);
    const found: OneLine = {
      size: form.size,
      cells: charactersOf(text, start, start + word.length),
      by: 'character',
      ...(label && { label }),
    };
    const isOther = full !== undefined && full.size !== form.size;
    if (!isOther && [...word].some(c => BLANKS.includes(c))) return found;
    full ??= found;
  }
  return full;
}

/** A puzzle of 9x9 after a name or in a link: `PUZZLE=53..7…`, `https://example.org/play/53..7…?level=3`. */
const ASSIGNED = /(?<=[/=])[\d.*_-]{81}(?=$|[&?#/)\]}>])/;

/** The part of a word that may be a puzzle, and where it starts. Links of known sites have their own readers. */
function partOfWord(word: string, start: number): readonly [part: string, start: number] {
  const found = word.length > 81 ? ASSIGNED.exec(word) : null;
  // A colon ends a word: `//example.org/play`
  const isKnown = found && puzzleLinkKindOf(trimmed(word, /\W/));
  return found && !isKnown ? [found[0], start + found.index] : [word, start];
}

/** The words before a puzzle, otherwise the words after it, without the punctuation around them: `>` quotes a line. */
function labelAround(content: string, start: number, end: number): string | undefined {
  const bare = (words: string) => trimmed(words, /[\s,;:"'|#%={}[\]()>-]/);
  const before = bare(content.slice(0, start));
  if (before && !/^\d{16,}$/.test(before)) return before;
  const behind = bare(content.slice(end));
  return /[a-z]/i.test(behind) && !/\d{9}/.test(behind) ? behind : undefined;
}

/** A puzzle of HoDoKu's library. */
export interface LibraryLine {
  readonly size: number;
  /**
   * Each is `+` and a digit, or one character. More or fewer than the puzzle needs when the line is too long or too
   * short.
   */
  readonly cells: readonly Span[];
  /** By cell: whether it has a `+`. */
  readonly placed: readonly boolean[];
  /** Removed candidates as digit, row and column, all 1-based. */
  readonly deleted: readonly (readonly [digit: Digit, row: number, column: number])[];
}

/** Parses a line of HoDoKu's library, `:code:candidates:givens:deleted:…`. Undefined when its givens are not a grid. */
export function parseLibraryLine(text: string, line: Span): LibraryLine | undefined {
  const content = sliceOf(text, line);
  const isBare = !content.startsWith(':');
  const fields = (isBare ? `:::${content}` : content).split(':');
  const givens = fields[3] ?? '';
  let offset = line.start + (isBare ? 0 : fields[1].length + (fields[2] ?? '').length + 3);
  const cells: Span[] = [];
  const placed: boolean[] = [];
  for (const match of givens.matchAll(/\+?[\s\S]/gu)) {
    cells.push({ start: offset, end: offset + match[0].length });
    placed.push(match[0].length > 1 && match[0].startsWith('+'));
    offset += match[0].length;
  }
  const size = sizeOfLine(cells.length) ?? sizeNear(cells.length);
  if (size === undefined || size > 9) return undefined;
  const deleted = [...(fields[4] ?? '').matchAll(/(?<!\d)([1-9])([1-9])([1-9])(?!\d)/g)]
    .map(([, digit, row, column]) => [Number(digit), Number(row), Number(column)] as const)
    .filter(numbers => numbers.every(n => n <= size));
  return { size, cells, placed, deleted };
}
