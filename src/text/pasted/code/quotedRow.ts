/** The rows in quoted strings of source code. */

import { SIZES } from '../../../core/geometry';
import { sizeOfLine, wordSpansOf } from '../../parser/lines/words';
import { type Span, sliceOf } from '../../span';
import { cellOf, type PastedCell } from '../form';
import { rowBetweenBars } from '../forms/frames';
import { signsOf } from '../forms/signs';

/** Minimum number of cells in a row. */
export const FEWEST = 4;

/** Cells with escapes of tabs between them. */
export const TABBED = /(?:[\d.*_-]\\t){3}/;

/** The cells of a quoted string, if it is a row or a whole puzzle: nothing but digits, blanks and separators. */
export function rowIn(text: string, span: Span): readonly PastedCell[] | undefined {
  const content = sliceOf(text, span);
  if (content.length < FEWEST) return undefined;
  if (TABBED.test(content)) {
    let end = span.start - 2;
    const fields = content.split('\\t').map(({ length }) => {
      const start = end + 2;
      end = start + length;
      return { start, end };
    });
    return fields.every(field => field.end - field.start === 1) ? fields.map(field => cellOf(text, field)) : undefined;
  }
  const isWhole = content.length >= 36 && sizeOfLine(content.length) !== undefined && content.includes('  ');
  if (/^[1-9 ]+$/.test(content) && (isWhole || (SIZES.includes(content.length) && content.includes(' ')))) {
    return [...content].map((c, i) => {
      const cell = { start: span.start + i, end: span.start + i + 1 };
      return c === ' ' ? { ...cell, word: '.', blank: ' ' } : cellOf(text, cell);
    });
  }
  const drawn = content.includes('|') && /^[1-9 |]*$/.test(content) ? rowBetweenBars(text, span) : undefined;
  if (drawn) return drawn;
  // Lists of candidates are not cells of one character each.
  const words = content.split(/[\s,|]+/).filter(word => word !== '');
  if (words.some(({ length }) => length !== words[0].length)) return undefined;
  const [joint] = /[^\d\s.,*_-]/.exec(content) ?? [];
  const rows = joint === undefined ? [] : content.split(joint);
  const areRows = rows.length > 3 && rows.every(({ length }) => length === rows.length);
  const signs = signsOf(text, span);
  // `05 03 00`, and rows with a character between them: `53..7....X6..195...`
  const cells =
    words.length > 3 && words.every(word => /^0\d$/.test(word))
      ? wordSpansOf(text, span.start, span.end).map(word => cellOf(text, word))
      : areRows
        ? signs.filter(({ start }) => text[start] !== joint)
        : signs;
  const areLetters = cells.length >= 10 && !/\s/.test(content.trim()) && /[\d.]/.test(content);
  const isCell = ({ word, blank }: PastedCell) =>
    blank !== undefined || /^[1-9]$/.test(word) || (areLetters && /^[a-y]$/i.test(word));
  // One sign may be the blank.
  const others = cells.filter(cell => !/^[1-9]$/.test(cell.word));
  const isSign = others.every(({ word }) => word === others[0].word && /^[!#-&+:;<=>@^~]$/.test(word));
  return (SIZES.includes(cells.length) || sizeOfLine(cells.length)) && (isSign || cells.every(isCell))
    ? cells
    : undefined;
}
