/**
 * Frames that show boxes but not cells, with spaces for empty cells: `│5 3│ 7 │   │`, `| 5 3   |   7   |       |`, or
 * `|53  7    |` with a line only at both ends. The place of a digit between the lines says which cell it is in.
 */

import { SIZES } from '../../../core/geometry';
import type { Span } from '../../span';
import { BAR, fieldsOf, isGap } from './fields';
import { cellOf, type Form, isBar, isBorder, isWhite, type PastedLine, type PastedRow } from './form';

export const columns: Form = {
  name: 'a frame with spaces for blanks',
  sign: BAR,
  blank: ' ',
  rowsOf(text, lines) {
    const rows = lines
      .filter(line => !isBorder(text, line))
      .map(line => ({ line, fields: insideOf(text, fieldsOf(text, line, isBar)) }));
    const size = SIZES.find(n => n === rows.length) ?? [...SIZES].reverse().find(n => rows.length % n === 0);
    return size === undefined
      ? undefined
      : columnsBetween(
          text,
          rows.map(({ line }) => line),
          rows.map(({ fields }) => fields),
          size,
        );
  },
};

/** Rows of cells at the same places in all boxes, which are the fields of each line. Undefined when their widths differ. */
export function columnsBetween(
  text: string,
  lines: readonly PastedLine[],
  fields: readonly (readonly Span[])[],
  size: number,
): PastedRow[] | undefined {
  const [boxes = []] = fields;
  const width = boxes.length > 0 ? boxes[0].end - boxes[0].start : 0;
  if (size % boxes.length !== 0 || boxes.length === size) return undefined;
  if (!fields.every(row => haveWidth(row, boxes.length, width))) return undefined;
  const places = placesIn(text, fields.flat(), width, size / boxes.length);
  return places && lines.map((line, r): PastedRow => ({ ...line, cells: cellsIn(text, fields[r], places) }));
}

/** The fields between the first and the last line of a frame; none without both. */
function insideOf(text: string, fields: readonly Span[]): Span[] {
  if (fields.length < 3 || !isGap(text, fields[0]) || !isGap(text, fields[fields.length - 1])) return [];
  return fields.slice(1, -1);
}

const haveWidth = (fields: readonly Span[], count: number, width: number) =>
  fields.length === count && fields.every(({ start, end }) => end - start === width);

/** Characters from one cell to the next, the most usual first. */
const PITCHES = [2, 1, 3, 4];

/** The places of cells in a box of this width, or undefined when a character is at another place. */
function placesIn(text: string, fields: readonly Span[], width: number, cells: number): number[] | undefined {
  const used = new Set<number>();
  for (const { start, end } of fields) {
    for (let at = start; at < end; at++) if (!isWhite(text.charCodeAt(at))) used.add(at - start);
  }
  const first = Math.min(...used);
  const fitting = (pitch: number, offset: number) => {
    const places = Array.from({ length: cells }, (_, i) => offset + i * pitch);
    return offset >= 0 && places[cells - 1] < width && [...used].every(at => places.includes(at)) ? places : undefined;
  };
  // Equal margins on both sides, or else as wide as the cells together.
  const margins = PITCHES.map(pitch => [pitch, width - (cells - 1) * pitch - 1]).filter(([, rest]) => rest % 2 === 0);
  for (const [pitch, rest] of margins) {
    const places = fitting(pitch, rest / 2);
    if (places) return places;
  }
  return width % cells === 0 ? fitting(width / cells, first % (width / cells)) : undefined;
}

function cellsIn(text: string, fields: readonly Span[], places: readonly number[]) {
  return fields.flatMap(({ start }) => places.map(at => cellIn(text, start + at)));
}

function cellIn(text: string, start: number) {
  const span = { start, end: start + 1 };
  return isWhite(text.charCodeAt(start)) ? { ...span, word: '.', blank: text[start] } : cellOf(text, span);
}
