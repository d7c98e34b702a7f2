/**
 * Frames that show boxes but not cells, with spaces for empty cells: `│5 3│ 7 │   │`, `| 5 3   |   7   |       |`, or
 * `|53  7    |` with a line only at both ends. The place of a digit between the lines says which cell it is in.
 */

import { SIZES } from '../../core/geometry';
import type { Span } from '../span';
import { BAR, fieldsOf } from './fields';
import { cellOf, type Form, isBar, isBorder, isWhite, type PastedRow } from './form';

export const columns: Form = {
  name: 'a frame with spaces for blanks',
  sign: BAR,
  blank: ' ',
  rowsOf(text, lines) {
    const rows = lines
      .filter(line => !isBorder(text, line))
      .map(line => ({ line, fields: insideOf(text, fieldsOf(text, line, isBar)) }));
    const [{ fields: boxes } = { fields: [] }] = rows;
    const size = SIZES.find(n => n === rows.length) ?? [...SIZES].reverse().find(n => rows.length % n === 0);
    const width = boxes.length > 0 ? boxes[0].end - boxes[0].start : 0;
    if (!size || size % boxes.length !== 0 || boxes.length === size) return undefined;
    if (!rows.every(({ fields }) => haveWidth(fields, boxes.length, width))) return undefined;
    const places = placesIn(
      text,
      rows.flatMap(({ fields }) => fields),
      width,
      size / boxes.length,
    );
    return places && rows.map(({ line, fields }): PastedRow => ({ ...line, cells: cellsIn(text, fields, places) }));
  },
};

/** The fields between the first and the last line of a frame; none without both. */
function insideOf(text: string, fields: readonly Span[]): Span[] {
  const isGap = ({ start, end }: Span) => {
    for (let at = start; at < end; at++) if (!isWhite(text.charCodeAt(at))) return false;
    return true;
  };
  if (fields.length < 3 || !isGap(fields[0]) || !isGap(fields[fields.length - 1])) return [];
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
