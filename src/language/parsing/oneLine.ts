/** Puzzles that stand in one line: alone, behind a label, before a comment, as a field of a table, or in HoDoKu's library. */

import { SIZES } from '../../core/geometry';
import type { Span } from '../span';
import { trimmed } from '../trim';
import type { Row } from './syntax';
import { charactersOf, sizeOfLine, wordsOf } from './words';

export interface OneLine {
  readonly size: number;
  /** One span a cell, or more or fewer when the line is too long or too short. */
  readonly cells: readonly Span[];
  readonly by: 'character' | 'word';
  /** What stands before the puzzle, or else behind it, when that is words. */
  readonly label?: string;
}

/**
 * The puzzle that a line is or holds, or undefined; `row` is the line's own cells, where it may be a row of them.
 * A digit too large for the line's size makes it a larger puzzle that is being typed, unless the puzzle before, if
 * there is one, has that very size.
 */
export function findOneLine(
  text: string,
  line: Span,
  row: Row | undefined,
  sizeBefore: number | undefined,
): OneLine | undefined {
  if (!row) return oneLineInText(text, line);
  const size = sizeOfLine(row.cells);
  const isMeant = size !== undefined && (row.largest <= size || size === sizeBefore);
  const whole = isMeant ? oneLineOfRow(text, row, size) : undefined;
  if (whole && row.strange === 0) return whole;
  return oneLineInText(text, line) ?? whole ?? oneLineOfRow(text, row, nearestSize(row));
}

/** A row as a puzzle of that size; undefined when too much of it is wrong: then it is something else. */
function oneLineOfRow(text: string, row: Row, size: number | undefined): OneLine | undefined {
  if (size === undefined || (size < 10 && 10 * row.letters > row.cells)) return undefined;
  // One strange character over and over is a blank that nobody else uses.
  const isBlank = row.stranger && row.filled && row.cells === size * size;
  if (10 * row.strange > row.cells && !(isBlank && (size >= 9 || 3 * row.strange > row.cells))) return undefined;
  const list = row.by === 'word' ? wordsOf : charactersOf;
  return { size, cells: list(text, row.start, row.end), by: row.by };
}

/** The size of a puzzle in one line that has some cells too many or too few, and no digit too large for it. */
function nearestSize(row: Row): number | undefined {
  if (row.words !== 1 || row.by === 'word') return undefined;
  const size = sizeNear(row.cells);
  return size !== undefined && row.largest <= size ? size : undefined;
}

/** The size of a puzzle that has nearly so many cells: a tenth too many or too few. */
function sizeNear(cells: number): number | undefined {
  return SIZES.find(size => size >= 6 && 10 * Math.abs(cells - size * size) <= size * size);
}

/**
 * Whether rows of sixteen cells are 4x4 puzzles in one line each, not rows of a 16x16 one: digits up to 4 only, and in
 * most of them the four givens that a valid 4x4 puzzle needs.
 */
export function areFourByFour(text: string, rows: readonly Row[]): boolean {
  const puzzles = rows.filter(row => isFourByFour(text.slice(row.start, row.end)));
  return 2 * puzzles.length > rows.length;
}

function isFourByFour(line: string): boolean {
  return /^(?:[1-4.0*_\-xX]{4}\s?){4}$/.test(line) && line.replace(/[^1-4]/g, '').length >= 4;
}

/** A 4x4 puzzle of a line that {@link areFourByFour}. */
export function oneLineOfSixteen(text: string, row: Row): OneLine {
  return { size: 4, cells: charactersOf(text, row.start, row.end), by: 'character' };
}

const BLANKS = '.0*_-xX';

/** By its length: the size of a puzzle that is one word among others, and the symbols of its digits. */
const EMBEDDED = new Map(
  SIZES.map(size => {
    const symbols =
      '123456789'.slice(0, size) + (size < 10 ? '' : 'ABCDEFGHIJKLMNOPQRSTUVWXYabcdefghijklmnopqrstuvwxy');
    return [size * size, { size, symbols }];
  }),
);

/** The first puzzle among the words of a line that is none as a whole, or undefined. */
function oneLineInText(text: string, line: Span): OneLine | undefined {
  if (line.end - line.start < 16) return undefined;
  const words = /[^\s,;:"'|]+/g;
  const content = text.slice(line.start, line.end);
  for (let match = words.exec(content); match; match = words.exec(content)) {
    const word = match[0];
    const form = EMBEDDED.get(word.length);
    if (!form || ![...word].every(c => form.symbols.includes(c) || BLANKS.includes(c))) continue;
    // A word of letters is a word, a line of dashes a line, and in a short one so are digits among dots.
    if (!/[0-9.]/.test(word)) continue;
    if (form.size < 9 && [...word].filter(c => form.symbols.includes(c)).length < form.size) continue;
    const start = line.start + match.index;
    const label = labelAround(content, match.index, match.index + word.length);
    return {
      size: form.size,
      cells: charactersOf(text, start, start + word.length),
      by: 'character',
      ...(label && { label }),
    };
  }
  return undefined;
}

/** The words before a puzzle, or else behind it, without the punctuation that sets them off. */
function labelAround(content: string, start: number, end: number): string | undefined {
  const bare = (words: string) => trimmed(words, /[\s,;:"'|#%={}[\]()-]/);
  const before = bare(content.slice(0, start));
  if (before) return before;
  const behind = bare(content.slice(end));
  return /[a-z]/i.test(behind) && !/\d{9}/.test(behind) ? behind : undefined;
}

export interface LibraryLine {
  readonly size: number;
  /** `+` and digit, or one character; more or fewer than a puzzle has when the line is too long or too short. */
  readonly cells: readonly Span[];
  /** By cell: whether it has a `+`. */
  readonly placed: readonly boolean[];
  /** Candidates that are gone: digit, row and column, all from 1. */
  readonly deleted: readonly (readonly [digit: number, row: number, column: number])[];
}

/** A line of HoDoKu's library, `:code:candidates:givens:deleted:…`, or undefined when its givens are no grid. */
export function parseLibraryLine(text: string, line: Span): LibraryLine | undefined {
  const fields = text.slice(line.start, line.end).split(':');
  const givens = fields[3] ?? '';
  let offset = line.start + fields[0].length + fields[1].length + (fields[2] ?? '').length + 3;
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
