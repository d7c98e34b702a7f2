/** Distinguishes damaged single-line puzzles from titles, numbers and dates. */

import type { Span } from '../../span';
import { fitsSize, isNumberedRule, type OneLine, oneLineOfRow } from '../grids/oneLine';
import { LONGEST_LINE, type RowSyntax } from './syntax';
import { charactersOf, LARGEST_ROW } from './words';

/** The assumed size of a line whose length does not determine it, if there is no puzzle before it. */
const USUAL_SIZE = 9;

/** Maximum number of cells in a line that is marked. A longer one may continue after the part that is read. */
const MOST_CELLS = LONGEST_LINE / 2;

/**
 * A line that lost or gained any number of cells: nothing but digits and blanks, and longer than a row. It is treated
 * as a puzzle of the wrong length, not as a title. A number remains a title: few of its digits are blanks, and it is
 * short, or there is no puzzle before it.
 */
export function damagedOneLine(text: string, row: RowSyntax, sizeBefore: number | undefined): OneLine | undefined {
  const { cells, start, end } = row;
  if (row.by === 'word' || row.strangeCount > 0 || cells <= LARGEST_ROW || MOST_CELLS < cells) return undefined;
  const isKnown = fitsSize(row, sizeBefore);
  const size = isKnown ? sizeBefore : USUAL_SIZE;
  const content = text.slice(start, end);
  if (!/[1-9]/.test(content) || isNumberedRule(content) || !isWrittenInRows(content, row, size)) return undefined;
  const blanks = content.toLowerCase().match(size < 10 ? /[.0*_\-x]/g : /[.*_\-x]/g) ?? [];
  if (new Set(blanks).size > 1) return undefined;
  const isSparse = 4 * blanks.length >= cells && row.letterCount === 0;
  const isLong = isKnown && 2 * cells >= size * size;
  return isSparse || isLong ? oneLineOfRow(text, row, size) : undefined;
}

/** Whether a line is one word, or has spaces or bars between the rows of a puzzle; one of them may be damaged. */
function isWrittenInRows(content: string, { wordCount }: RowSyntax, size: number): boolean {
  if (wordCount === 1) return true;
  const rows = content.split(/[\s|]+/).filter(word => word !== '');
  return rows.length === wordCount && rows.filter(({ length }) => length !== size).length <= 1;
}

/**
 * A line directly below a single-line puzzle of this size, if it is a damaged puzzle and not a title: at least two thirds of it are digits
 * and blanks, it is longer than a row, and it is not a number or date. When it still has the right number of characters, each is a cell,
 * so that the wrong ones are marked. Otherwise its length is wrong.
 */
export function damagedBelow(text: string, { start, end }: Span, size = USUAL_SIZE): OneLine | undefined {
  const content = text.slice(start, end);
  const { length } = content;
  if (length <= size || MOST_CELLS < length || !/[1-9]/.test(content)) return undefined;
  // A line with a word is a title, unless it is a table row.
  if (size < 10 && /[a-wyz]{2}/i.test(content) && (content.includes(' ') || !/\S[,;\t]\S/.test(content)))
    return undefined;
  const isSpaced = /\s/.test(content);
  const puzzle = size * size;
  const known = content.match(size < 10 ? /[\d.*_\-x]/gi : /[\da-y.*_-]/gi)?.length ?? 0;
  if (!isSpaced && [...content].length === puzzle && 3 * known >= 2 * puzzle && isSparse(content, size))
    return { size, cells: everyCharacter(content, start), by: 'character' };
  const cells = charactersOf(text, start, end);
  const isLikely = isSpaced
    ? hasSpacesForBlanks(content, puzzle) || (2 * cells.length >= puzzle && size < 10 && isSparse(content, size))
    : cells.length >= size && isSparse(content, size);
  // If the number of cells is right, the line must have other characters among them, so it is not damaged.
  return isLikely && 3 * known >= 2 * cells.length && cells.length !== puzzle
    ? { size, cells, by: 'character' }
    : undefined;
}

/**
 * Whether at least a quarter of a line are blanks of one kind, and some are adjacent, which they are not in numbers and
 * dates. Zeros count as blanks only in long lines.
 */
function isSparse(content: string, size: number): boolean {
  const isEnough = (blank: string) => 4 * (content.toLowerCase().split(blank).length - 1) >= content.length;
  if (['.', '*', '_', '-', 'x'].some(blank => content.toLowerCase().includes(blank + blank) && isEnough(blank)))
    return true;
  if (/^[\d.]*$/.test(content) && content.split('.').length > FEWEST_DOTS) return isEnough('.');
  // `100,000,000` is a number.
  const isLong = content.length > LARGEST_ROW || (/^\w*$/.test(content) && content.length >= FEWEST_DIGITS);
  return isLong && 5 * content.length >= size * size && content.includes('00') && isEnough('0');
}

/** Minimum number of dots in a line without adjacent ones; version numbers and addresses have fewer. */
const FEWEST_DOTS = 4;

/** Minimum number of digits in a line whose only blanks are zeros and that can be a puzzle: a date and most telephone numbers have fewer. */
const FEWEST_DIGITS = 10;

/** Whether a line of digits and spaces is about as long as a puzzle, and most of it is adjacent spaces. */
function hasSpacesForBlanks(content: string, cells: number): boolean {
  if (!/^[\d ]*$/.test(content) || 2 * content.length < cells || 10 * content.length > 11 * cells) return false;
  return 4 * (content.match(/ {2,}/g)?.join('').length ?? 0) >= content.length;
}

/** Returns each character as a cell, including those that usually separate cells. */
function everyCharacter(content: string, start: number): Span[] {
  return Array.from(content.matchAll(/[\s\S]/gu), ({ index, 0: { length } }) => ({
    start: start + index,
    end: start + index + length,
  }));
}
