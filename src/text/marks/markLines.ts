/**
 * The mark lines of a puzzle in the text. They are directly after the last line of the puzzle, or after the border or
 * the closing tag below it. A line consists of parts separated by white space; a part is a cell and its marks,
 * `r1c3=12`, or a link between two candidates, `r1c3=1-r4c3=1`.
 */

import type { TextSource } from '../document/document';
import { scanLine } from '../parser/lines/syntax';
import { isLinkLine, type MarkLineKind, markKeyOf } from '../parser/sections/markLines';
import type { Puzzle } from '../puzzle';
import { isOneLine } from '../sheets';
import type { Span } from '../span';
import { afterBreak, endOfLine } from '../strings/lineBreaks';
import type { ReadMarks } from './links';
import { parseMarks } from './notation';

/** A part of a mark line. All offsets are in the document. */
export interface MarkPart extends Span {
  /** Undefined for a part that cannot be read. */
  readonly read?: ReadMarks & { readonly marksStart: number };
}

/** A mark line, without its line ending. */
export interface MarkLine extends Span {
  readonly kind: MarkLineKind;
  /** Where the line before it ends, without its line ending. */
  readonly endBefore: number;
  /** Where its key ends: after the colon. */
  readonly keyEnd: number;
  readonly parts: readonly MarkPart[];
}

/** Where the mark lines of a puzzle are, or would be. */
export interface MarkPlace {
  /** The end of the line that the first mark line follows. */
  readonly after: number;
  readonly lines: readonly MarkLine[];
  /** The start of an added line: a line break, and white space if the text needs it. */
  readonly newline: string;
}

/** The end of the last mark line of a puzzle, or undefined when it has none. */
export function endOfMarks(puzzle: Puzzle, source: TextSource): number | undefined {
  return markPlaceOf(puzzle, source)?.lines.at(-1)?.end;
}

/** The number of characters that are read first, and the maximum: marks in all cells of the largest puzzles. */
const FIRST_PIECE = 1 << 11;
const LONGEST = 1 << 17;

/** Where the mark lines of a puzzle are. Undefined when its last line is too long, or contains another puzzle, to which the marks would belong. */
export function markPlaceOf(puzzle: Puzzle, source: TextSource): MarkPlace | undefined {
  for (let size = FIRST_PIECE; size <= LONGEST; size *= 2) {
    const end = Math.min(puzzle.end + size, source.length);
    const text = source.slice(puzzle.end, end);
    const lineEnd = endOfLine(text, 0);
    if (lineEnd === text.length && end < source.length) continue;
    if (puzzle.style.isPasted && isOneLine(puzzle) && /\d/.test(text.slice(0, lineEnd))) return undefined;
    const { after, lines, readTo } = linesIn(text, puzzle, lineEnd);
    // A line that reaches the end of the piece may continue after it, and a carriage return may be half of a line ending.
    if (readTo === text.length && end < source.length) continue;
    return {
      after: puzzle.end + after,
      lines: lines.map(line => markLineOf(text, line, puzzle)),
      newline:
        (lineBreakAt(text, lineEnd) || lineBreakBefore(puzzle, source)) + (source.indentationAt?.(puzzle.end) ?? ''),
    };
  }
  return undefined;
}

/** A mark line in the text after a puzzle, counted from the puzzle's end. */
interface FoundLine extends Span {
  readonly endBefore: number;
}

/** The mark lines in the text after a puzzle. `lineEnd` is the end of the puzzle's last line. */
function linesIn(text: string, puzzle: Puzzle, lineEnd: number) {
  const lines: FoundLine[] = [];
  let endBefore = lineEnd;
  let after = lineEnd;
  const mostClosing = puzzle.style.isPasted ? MOST_CLOSING : 1;
  let closing = 0;
  for (let start = afterBreak(text, lineEnd); start < text.length; ) {
    const end = endOfLine(text, start);
    if (markKeyOf(text.slice(start, Math.min(end, start + LONGEST_KEY)))) lines.push({ start, end, endBefore });
    else if (lines.length === 0 && closing++ < mostClosing && isClosing(text, start, end, puzzle)) after = end;
    else return { after, lines, readTo: end };
    endBefore = end;
    start = afterBreak(text, end);
  }
  return { after, lines, readTo: text.length };
}

/** Maximum number of characters of a line to search for its key. */
const LONGEST_KEY = 200;

/** Lines that may close a pasted grid: its border, and the lines that end a table and the code around it. */
const MOST_CLOSING = 3;

/** Whether a line below a puzzle is the end of its frame or of the table that it was pasted in. */
function isClosing(text: string, start: number, end: number, puzzle: Puzzle): boolean {
  const line = text.slice(start, Math.min(end, start + 300));
  if (puzzle.style.isPasted) return isEndOfTable(line);
  return !isOneLine(puzzle) && scanLine(text, start, end).kind === 'border';
}

/** Whether a line contains only tags, LaTeX commands, one-letter labels, and characters other than letters. */
export function isEndOfTable(line: string): boolean {
  if (line.trim() === '' || /^\s*[#%]/.test(line)) return false;
  const rest = line.replace(/<[^<>]*>|\[\/\w+\]|\\\w+(?:\{\w*\})?|\b[a-zA-Z]\b/g, '');
  return !/[\p{L}\p{N}]/u.test(rest);
}

/** Reads a mark line. */
function markLineOf(text: string, { start, end, endBefore }: FoundLine, puzzle: Puzzle): MarkLine {
  const line = text.slice(start, end);
  const { kind, length } = markKeyOf(line) as NonNullable<ReturnType<typeof markKeyOf>>;
  const origin = puzzle.end + start;
  const parts = [...line.slice(length).matchAll(/\S+/g)].map(({ index, 0: part }): MarkPart => {
    const at = origin + length + index;
    return { start: at, end: at + part.length, ...readPart(part, at, kind, puzzle) };
  });
  return {
    kind,
    start: origin,
    end: puzzle.end + end,
    endBefore: puzzle.end + endBefore,
    keyEnd: origin + length,
    parts,
  };
}

/** Parses a part. The result is empty when it cannot be read. */
function readPart(part: string, start: number, kind: MarkLineKind, puzzle: Puzzle): Pick<MarkPart, 'read'> {
  const read = parseMarks(puzzle, kind, part);
  const marksStart = start + (isLinkLine(kind) ? 0 : part.indexOf('=') + 1);
  return read ? { read: { ...read, marksStart } } : {};
}

/** The line break at an offset; empty when there is none. */
function lineBreakAt(text: string, at: number): string {
  return /^(?:\r\n|\n|\r)/.exec(text.slice(at, at + 2))?.[0] ?? '';
}

/** The line break that the text in and before a puzzle uses. */
function lineBreakBefore({ start, text }: Puzzle, source: TextSource): string {
  const first = /\r\n|\n|\r/;
  return (first.exec(text) ?? first.exec(source.slice(Math.max(0, start - FIRST_PIECE), start)))?.[0] ?? '\n';
}
