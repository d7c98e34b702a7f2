/** The lines of one grid of a puzzle's text: the line of each row, and the other content of these lines. */

import type { TextSource } from '../document/document';
import { LONGEST_LINE, scanLine } from '../parser/lines/syntax';
import { isSeparator } from '../parser/lines/words';
import type { Puzzle } from '../puzzle';
import { type Sheet, spanAround, spanIn } from '../sheets';
import type { Span } from '../span';
import { afterBreak, endOfLine, lineStartOf } from '../strings/lineBreaks';
import { frameAbove, frameBelow } from './frames';

/** A row of a grid in the text. */
export interface SheetRow {
  /** The spans of its cells. */
  readonly cells: readonly Span[];
  /** The line, without its line ending. */
  readonly line: Span;
  /** The comment after the row; empty when there is none. */
  readonly comment: string;
  /** The comment lines between the row before and this row. */
  readonly commentsBefore: readonly string[];
}

/** The lines of a grid, its borders included. */
export interface SheetLines extends Span {
  readonly rows: readonly SheetRow[];
  /** White space before the first row. */
  readonly indent: string;
  readonly newline: string;
  /** Whether there are lines other than rows: borders or empty ones. */
  readonly hasBorders: boolean;
  readonly text: string;
}

/** Characters above and below a grid that are searched for its borders. */
const MARGIN = 1000;

/** The lines of a grid in rows. Undefined when its text has anything that a drawing would lose. */
export function sheetLinesOf(source: TextSource, puzzle: Puzzle, sheet: Sheet): SheetLines | undefined {
  const { size, cellCount } = puzzle.grid.geometry;
  const whole = spanAround(puzzle, sheet, Array(cellCount).keys());
  if (!whole) return undefined;
  const from = Math.max(0, whole.start - MARGIN);
  const text = source.slice(from, Math.min(source.length, whole.end + LONGEST_LINE));
  const at = (offset: number) => offset - from;
  const rows: SheetRow[] = [];
  let comments: string[] = [];
  let hasBorders = false;
  const first = lineStartOf(text, at(whole.start));
  let lineStart = first;
  for (let row = 0; row < size; ) {
    if (lineStart > at(whole.end)) return undefined;
    const lineEnd = endOfLine(text, lineStart);
    const cells: Span[] = [];
    for (let cell = row * size; cell < (row + 1) * size; cell++) {
      const span = spanIn(puzzle, sheet, cell);
      if (span) cells.push(span);
    }
    if (cells.length < size) return undefined;
    if (at(cells[0].start) >= lineStart && at(cells[0].start) <= lineEnd) {
      const isGap = puzzle.style.isPasted ? isOnlySigns : isOnlySeparators;
      const found = rowIn(text, { start: lineStart, end: lineEnd }, cells, from, comments, isGap);
      if (!found) return undefined;
      rows.push(found);
      comments = [];
      row++;
    } else {
      const { kind, start, end } = scanLine(text, lineStart, lineEnd);
      if (kind === 'comment') comments.push(text.slice(start, end));
      else if (kind === 'empty' || kind === 'border' || kind === 'row') hasBorders = true;
      else return undefined;
    }
    lineStart = afterBreak(text, lineEnd);
  }
  const last = rows[size - 1].line;
  const newline = /\r\n|\n|\r/.exec(text.slice(first))?.[0] ?? '\n';
  const lines = { start: frameAbove(text, first), end: frameBelow(text, at(last.end)) };
  const isFramed = lines.start < first || lines.end > at(last.end);
  return {
    start: from + lines.start,
    end: from + lines.end,
    text: text.slice(lines.start, lines.end),
    rows,
    indent: /^[ \t]*/.exec(text.slice(first, first + 80))?.[0] ?? '',
    newline,
    hasBorders: hasBorders || isFramed,
  };
}

/** The row in a line, or undefined when the line has more than cells, separators and a comment. */
function rowIn(
  text: string,
  line: Span,
  cells: readonly Span[],
  from: number,
  commentsBefore: readonly string[],
  isGap: (text: string) => boolean,
): SheetRow | undefined {
  const [first, last] = [cells[0].start - from, cells[cells.length - 1].end - from];
  if (last > line.end) return undefined;
  const behind = text.slice(last, line.end);
  const sign = behind.search(/[#%]/);
  const comment = sign < 0 ? '' : behind.slice(sign).trimEnd();
  const between = [text.slice(line.start, first), sign < 0 ? behind : behind.slice(0, sign)];
  for (let i = 1; i < cells.length; i++) between.push(text.slice(cells[i - 1].end - from, cells[i].start - from));
  if (!between.every(isGap)) return undefined;
  const span = { start: line.start + from, end: line.end + from };
  return { cells, line: span, comment, commentsBefore };
}

function isOnlySeparators(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (!isSeparator(text.charCodeAt(i))) return false;
  return true;
}

/**
 * Whether a text consists only of characters that tables and programs write around cells, so that a drawing loses
 * nothing readable.
 */
export function isOnlySigns(text: string): boolean {
  return !/[\p{L}\p{N}#%\\<>]/u.test(text);
}
