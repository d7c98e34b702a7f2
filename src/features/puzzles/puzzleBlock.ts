/**
 * The lines that belong to a puzzle: the title and comments directly above it, its grids, the border around them, and the
 * player's marks below. The outline, folding and sticky scroll use them.
 */

import type { TextSource } from '../../text/document/document';
import { endOfMarks } from '../../text/marks/markLines';
import { isWritten } from '../../text/parser/lines/annotation';
import { type Line, scanLine } from '../../text/parser/lines/syntax';
import { disabledAfter } from '../../text/parser/sections/disabled';
import { markKeyOf } from '../../text/parser/sections/markLines';
import { endWithRules, type Puzzle } from '../../text/puzzle';
import { isOneLine } from '../../text/sheets';
import type { Span } from '../../text/span';
import { endOfLine } from '../../text/strings/lineBreaks';

/** Number of characters above a puzzle to search for its title. */
const LONGEST_LEAD = 2000;

/** Number of characters after a puzzle to search for its last border. */
const LONGEST_BORDER = 300;

/** The end of the lines of a puzzle. */
export function endOfExtent({ source }: { readonly source: TextSource }, puzzle: Puzzle): number {
  return trailOf(source, puzzle);
}

/**
 * The start of the text above a puzzle that is about it: the first line of words after `textStart`, which is its title even across
 * empty lines, with the comments directly above; otherwise the lines directly above the grid.
 */
export function beginningOfBlock(
  { source }: { readonly source: TextSource },
  puzzle: Puzzle,
  textStart: number,
): number {
  const from = Math.max(textStart, puzzle.start - LONGEST_LEAD, 0);
  const text = source.slice(from, puzzle.start);
  let start = startOfLine(text, text.length);
  let isJoined = true;
  for (let below = start; below > 0; ) {
    const end = beforeBreak(text, below);
    below = startOfLine(text, end);
    if (below === 0 && from > 0) break;
    const line = scanLine(text, below, end);
    isJoined = line.kind === 'text' || (isJoined && isInLead(text, line));
    if (isJoined) start = below;
  }
  return from + start;
}

/** The lines of a puzzle, and the line that names it best. */
export interface PuzzleBlock extends Span {
  /** The line of words above the puzzle, otherwise the comment; its first row when there is neither. */
  readonly heading: Span;
}

/** The lines of a puzzle. `textStart` is the end of the text that belongs to the previous puzzle. */
export function extentOf({ source }: { readonly source: TextSource }, puzzle: Puzzle, textStart: number): PuzzleBlock {
  const { start, words, comment } = leadOf(source, puzzle, textStart);
  const firstRow = { start: puzzle.start, end: puzzle.firstLineEnd };
  return { start, end: trailOf(source, puzzle), heading: words ?? comment ?? firstRow };
}

/** The lines above a puzzle that belong to it. */
interface Lead {
  readonly start: number;
  readonly words?: Span;
  readonly comment?: Span;
}

/** The lines above a puzzle, up to an empty line or the previous puzzle. */
function leadOf(source: TextSource, puzzle: Puzzle, textStart: number): Lead {
  const from = Math.max(textStart, puzzle.start - LONGEST_LEAD, 0);
  const text = source.slice(from, puzzle.start);
  let start = startOfLine(text, text.length);
  if (start === 0 && from > 0) return { start: puzzle.start }; // its line begins before the text that was read
  const found: { words?: Span; comment?: Span } = {};
  while (start > 0) {
    const end = beforeBreak(text, start);
    const above = startOfLine(text, end);
    if (above === 0 && from > 0) break;
    const line = scanLine(text, above, end);
    if (!isInLead(text, line)) break;
    const span = { start: from + line.start, end: from + line.end };
    if (line.kind === 'text') found.words ??= span;
    if (line.kind === 'comment' && isTitle(text.slice(line.start + 1, line.end))) found.comment ??= span;
    start = above;
  }
  return { start: from + start, ...found };
}

function isInLead(text: string, line: Line): boolean {
  return IN_LEAD.has(line.kind) && !markKeyOf(text.slice(line.start, line.end));
}

/** Whether a comment can name a puzzle. */
function isTitle(comment: string): boolean {
  return !isWritten(comment) && !disabledAfter(comment);
}

/** The lines that belong to the puzzle below them. */
const IN_LEAD: ReadonlySet<Line['kind']> = new Set<Line['kind']>(['text', 'comment', 'border', 'section']);

/** The end of a puzzle's last line, of the border below it, of its last line of marks, or of its rules. */
function trailOf(source: TextSource, puzzle: Puzzle): number {
  return Math.max(endOfMarks(puzzle, source) ?? borderEndOf(source, puzzle), endWithRules(puzzle));
}

function borderEndOf(source: TextSource, puzzle: Puzzle): number {
  const { end } = puzzle;
  const text = source.slice(end, Math.min(source.length, end + LONGEST_BORDER));
  const lineEnd = endOfLine(text, 0);
  const next = lineEnd + (text.startsWith('\r\n', lineEnd) ? 2 : 1);
  // Most lines below a puzzle are not borders, as their first character shows.
  if (isOneLine(puzzle) || next >= text.length || !/[-+=|*.:' \t\u2500-\u257f]/.test(text[next])) return end + lineEnd;
  const nextEnd = endOfLine(text, next);
  return end + (scanLine(text, next, nextEnd).kind === 'border' ? nextEnd : lineEnd);
}

/** The start of the line that contains an offset. */
export function startOfLine(text: string, offset: number): number {
  let start = offset;
  while (start > 0 && text[start - 1] !== '\n' && text[start - 1] !== '\r') start--;
  return start;
}

/** The end of the line before the line that starts here. */
export function beforeBreak(text: string, start: number): number {
  return start - (text.startsWith('\r\n', start - 2) ? 2 : 1);
}
