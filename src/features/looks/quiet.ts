/**
 * The parts of a text that are less prominent than its digits: blanks, borders and lists of candidates. The grammar has scopes for
 * them too, but themes may color these in any way.
 */

import { scanLine } from '../../text/parser/lines/syntax';
import { isSeparator, LARGEST_ROW } from '../../text/parser/lines/words';
import { isReadable, type Puzzle } from '../../text/puzzle';
import { sheetsOf, spanIn } from '../../text/sheets';
import type { Span } from '../../text/span';
import { endOfLine } from '../../text/strings/lineBreaks';
import { type CellContent, cellContentOf } from './semanticTokens';

/** Parts of one line each, in the order of the text. */
export interface QuietSpans {
  /** Blanks, and the symbols around cells: frames, separators, the `+` of an entry. */
  readonly blanks: readonly Span[];
  /** Lists of the candidates of empty cells. */
  readonly candidates: readonly Span[];
}

interface CellText extends Span {
  readonly content: CellContent | 'unreadable';
}

/** The quiet parts of some lines. `start` is the offset of the first line in the document, and `puzzles` are those of the lines. */
export function quietSpansOf(lines: string, start: number, puzzles: readonly Puzzle[]): QuietSpans {
  const blanks: Span[] = [];
  const candidates: Span[] = [];
  const cells = puzzles.flatMap(cellsOf);
  let next = 0;
  while (next < cells.length && cells[next].start < start) next++;
  const isSign = (at: number) => isSeparator(lines.charCodeAt(at - start));
  for (let lineStart = start; lineStart <= start + lines.length; ) {
    const lineEnd = start + endOfLine(lines, lineStart - start);
    const row: CellText[] = [];
    for (; next < cells.length && cells[next].start < lineEnd; next++) row.push(cells[next]);
    const quiet: Span[] = [];
    if (row.length > 0) {
      let from = row[0].start;
      while (from > lineStart && isSign(from - 1)) from--;
      for (const { start: cellStart, end, content } of row) {
        if (from < cellStart) quiet.push({ start: from, end: cellStart });
        if (content === 'blank') quiet.push({ start: cellStart, end });
        if (content === 'candidates') candidates.push({ start: cellStart, end });
        from = end;
      }
      let to = from;
      while (to < lineEnd && isSign(to)) to++;
      quiet.push({ start: from, end: to });
    } else {
      const line = scanLine(lines, lineStart - start, lineEnd - start);
      if (line.kind === 'border' || (line.kind === 'row' && line.isBorderLike))
        quiet.push({ start: start + line.start, end: start + line.end });
    }
    // Only short lines keep a span for each blank: the editor extends a span in which a digit is typed. Single-line puzzles have too many.
    for (const span of row.length > LARGEST_ROW ? joined(quiet) : quiet) {
      const trimmed = span.start < span.end ? withoutSpace(lines, start, span) : span;
      if (trimmed.start < trimmed.end) blanks.push(trimmed);
    }
    lineStart = lineEnd + 1;
  }
  return { blanks, candidates };
}

/** The cells of all grids of a puzzle in the order of the text. */
function cellsOf(puzzle: Puzzle): CellText[] {
  const cells: CellText[] = [];
  const sheets = sheetsOf(puzzle);
  for (const sheet of sheets) {
    for (let cell = 0; cell < puzzle.grid.geometry.cellCount; cell++) {
      const span = spanIn(puzzle, sheet, cell);
      if (!span || span.start === span.end) continue;
      const content = cellContentOf(puzzle, sheet, cell);
      const isRead = content !== 'blank' || isReadable(puzzle, cell);
      cells.push({ start: span.start, end: span.end, content: isRead ? content : 'unreadable' });
    }
  }
  // The grids of a puzzle may be next to each other.
  return sheets.length > 1 ? cells.sort((a, b) => a.start - b.start) : cells;
}

/** A span without white space at its ends. */
function withoutSpace(text: string, offset: number, { start, end }: Span): Span {
  const part = text.slice(start - offset, end - offset);
  const from = start + part.length - part.trimStart().length;
  return { start: from, end: Math.max(from, start + part.trimEnd().length) };
}

/** The spans, with touching ones merged. */
function joined(spans: readonly Span[]): Span[] {
  const all: { start: number; end: number }[] = [];
  for (const { start, end } of spans) {
    const last = all.at(-1);
    if (last?.end === start) last.end = end;
    else all.push({ start, end });
  }
  return all;
}
