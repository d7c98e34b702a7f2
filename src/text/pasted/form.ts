/** A form of pasted text: a way to find the rows and cells of a grid that is not in a usual format. */

import { type Span, sliceOf } from '../span';
import { type Glyph, glyphOf } from './glyphs';

/** A cell, and the meaning of its text. */
export interface PastedCell extends Span, Glyph {}

/**
 * A row of cells, or all cells of a grid; its span is the whole line. A line without cells is not part of a grid.
 */
export interface PastedRow extends Span {
  readonly cells: readonly PastedCell[];
}

/** A line of pasted text without its line ending. */
export interface PastedLine extends Span {
  /** Whether a row's label was before it, so that it cannot be a border. */
  readonly isLabeled?: boolean;
}

/** A way to write a grid. */
export interface PastedForm {
  /** The name in docs/formats.md. */
  readonly name: string;
  /** A quick test that excludes text without this form. */
  readonly sign: RegExp;
  /** The blank of a grid in which no cell is empty. */
  readonly blank: string;
  /** Reads lines as rows. Undefined when the text does not have this form. */
  rowsOf(text: string, lines: readonly PastedLine[]): readonly PastedRow[] | undefined;
}

/** The cell of a span. */
export function cellOf(text: string, span: Span): PastedCell {
  return { start: span.start, end: span.end, ...glyphOf(text, span) };
}

/** The row of cells, at least one, without the text around them. */
export const rowOf = (cells: readonly PastedCell[]): PastedRow => ({
  start: cells[0].start,
  end: cells[cells.length - 1].end,
  cells,
});

/** Splits the cells of a whole grid, which are in one list, into rows. */
export const cutInRows = (cells: readonly PastedCell[], size: number): PastedRow[] =>
  Array.from({ length: size }, (_, r) => rowOf(cells.slice(r * size, (r + 1) * size)));

/** The span without white space at its ends. A span of only white space becomes empty, at its start. */
export function trimmedSpan(text: string, { start, end }: Span, isGap = isWhite): Span {
  let from = start;
  let to = end;
  while (from < to && isGap(text.charCodeAt(from))) from++;
  if (from === to) return { start, end: start };
  while (to > from && isGap(text.charCodeAt(to - 1))) to--;
  return { start: from, end: to };
}

/** The lines that are not borders, and their texts. */
export const rowLines = (text: string, lines: readonly PastedLine[]): PastedLine[] =>
  lines.filter(line => !isBorder(text, line));
export const rowTexts = (text: string, lines: readonly PastedLine[]): string[] =>
  rowLines(text, lines).map(line => sliceOf(text, line));

/** The characters of lines, without borders, white space and bars: letters where they show regions or cages. None if there are digits. */
export function lettersOf(text: string, lines: readonly PastedLine[]): string[] {
  const rows = rowTexts(text, lines);
  if (rows.some(row => row.length > LONGEST_LETTERS || /\d/.test(row))) return [];
  return rows.flatMap(row => [...row].filter(c => !isWhite(c.charCodeAt(0)) && !isBar(c.charCodeAt(0))));
}

/** Maximum length of a row of letters, in characters. */
const LONGEST_LETTERS = 120;

/** Whether a character is white space within a line. */
export function isWhite(code: number): boolean {
  return code === 0x20 || code === 0x09 || code === 0xa0 || code === 0x3000 || code === 0x200b || code === 0xfeff;
}

/** Whether a character is a vertical line that is drawn between cells. */
export function isBar(code: number): boolean {
  if (code === 0x7c || code === 0xa6 || code === 0xff5c || code === 0x2758) return true;
  return BARS.has(code);
}

// The last one is in the boxes of APL.
const BARS = new Set([...'│┃║┆┇┊┋╎╏╽╿▏▕↓'].map(c => c.charCodeAt(0)));

/** Whether a line only draws a border: it has a horizontal part, and no character of a cell. */
export function isBorder(text: string, { start, end, isLabeled }: PastedLine): boolean {
  if (isLabeled) return false;
  const whole = text.slice(start, end);
  // Slashes may be its corners.
  const line = /[/\\]/.test(whole) ? whole.trim().replace(/^[/\\]|[/\\]$/g, '') : whole;
  // A run of underscores that is longer than a box is a line.
  if (/_{6}/.test(line) && /^[\s|_]+$/.test(line)) return true;
  if (!/^[\s+=|:'`*~.\-‐-―−¦｜─-╿→]*$/.test(line)) return false;
  return /--|==|\*{3}|\+|(?![│┃║┆┇┊┋╎╏╽╿])[─-╿]/.test(line);
}
