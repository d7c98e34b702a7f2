/** The borders above and below a grid, such as those of a frame. */

import type { TextSource } from '../document/document';
import { LONGEST_LINE, scanLine } from '../parser/lines/syntax';
import type { Span } from '../span';
import { afterBreak, endOfLine, lineStartOf } from '../strings/lineBreaks';

/** The start of the first line of a puzzle's drawing: the border of its frame, otherwise the line of its first row. */
export function startOfDrawing(source: TextSource, { start }: Span): number {
  const from = Math.max(0, start - LONGEST_LINE);
  const text = source.slice(from, Math.min(source.length, start + LONGEST_LINE));
  return from + frameAbove(text, lineStartOf(text, start - from));
}

/** The start of the border above a grid, or of the grid itself when there is none. */
export function frameAbove(text: string, first: number): number {
  if (first === 0) return first;
  const end = first - (text.startsWith('\r\n', first - 2) ? 2 : 1);
  const start = lineStartOf(text, end);
  return isFrame(text, { start, end }, first) ? start : first;
}

/** The end of the border below a grid, or of the grid itself when there is none. */
export function frameBelow(text: string, last: number): number {
  const start = afterBreak(text, last);
  if (start >= text.length) return last;
  const end = endOfLine(text, start);
  return isFrame(text, { start, end }, lineStartOf(text, last)) ? end : last;
}

/** Whether a line next to a row is a border as long as the row, unlike a line of `=` below a title. */
function isFrame(text: string, { start, end }: Span, row: number): boolean {
  const border = text.slice(start, end).trim();
  const beside = withoutTrailingComment(text.slice(row, endOfLine(text, row))).trim();
  if (scanLine(text, start, end).kind !== 'border' || Math.abs(border.length - beside.length) > 2) return false;
  return /[+|*.:'\u2500-\u257f]/.test(border) || /^[|\u2500-\u257f]/.test(beside);
}

/** A line without its comment. */
export function withoutTrailingComment(line: string): string {
  const sign = line.search(/[#%]/);
  return sign < 0 ? line : line.slice(0, sign);
}
