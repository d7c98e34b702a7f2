/**
 * Frames that show boxes but not cells, with spaces for empty cells: `│5 3│ 7 │ │`, `| 5 3 | 7 | |`, or `|53 7 |` with
 * a line only at both ends. The place of a digit between the lines determines its cell.
 */

import { SIZES } from '../../../core/geometry';
import type { Grid } from '../../../core/grid';
import { WITHOUT_WIDTH } from '../../parser/lines/colors';
import { type Span, sliceOf } from '../../span';
import { cellOf, isBar, isBorder, isWhite, type PastedForm, type PastedLine, type PastedRow } from '../form';
import { gridOfDigits } from '../foundDigits';
import { linesOf } from '../lines';
import { BAR, fieldsOf, isGap } from './fields';

export const frames: PastedForm = {
  name: 'frames with spaces for blanks',
  sign: BAR,
  blank: ' ',
  rowsOf(text, lines) {
    const { rows, canHave } = rowsWithoutRoom(text, lines);
    const fields = rows.map(line => insideOf(text, fieldsOf(text, line, isBar)));
    // The rows of several grids may be those of a larger one.
    for (const size of [...SIZES].reverse()) {
      const found = rows.length % size === 0 && canHave(size) ? columnsBetween(text, rows, fields, size) : undefined;
      if (found) return found;
    }
    return undefined;
  },
};

/** The cells of a single row with lines between its boxes and spaces for empty cells. */
export function rowBetweenBars(text: string, row: Span): PastedRow['cells'] | undefined {
  const [first, ...others] = fieldsOf(text, row, isBar).filter(field => field.start < field.end);
  if (others.length === 0) return undefined;
  const { start, end } = first;
  // Without a line on the left, the row may be indented.
  const from = Math.max(start, end - Math.max(...others.map(field => field.end - field.start)));
  if (!isGap(text, { start, end: from })) return undefined;
  const fields = [{ start: from, end }, ...others];
  for (const size of [9, 6, 8, 4]) {
    const found = columnsBetween(text, [row], [fields], size);
    if (found) return found[0].cells;
  }
  return undefined;
}

/** The lines between borders. */
export function bandsIn(text: string, lines: readonly PastedLine[]): PastedLine[][] {
  const bands: PastedLine[][] = [[]];
  for (const line of lines) {
    if (!isBorder(text, line)) bands[bands.length - 1].push(line);
    else if (bands[bands.length - 1].length > 0) bands.push([]);
  }
  return bands.filter(band => band.length > 0);
}

/** The rows of a frame, and whether its borders are where a grid of a size has them. */
interface FramedRows {
  readonly rows: readonly PastedLine[];
  canHave(size: number): boolean;
}

/**
 * The rows of a frame, without the empty lines between or around them. A band of boxes has as many rows as boxes: only then has a box as
 * many cells as a row.
 */
function rowsWithoutRoom(text: string, lines: readonly PastedLine[]): FramedRows {
  const bands = bandsIn(text, lines);
  const rows = bands.flat();
  const { length: height } = bands[0] ?? [];
  if (bands.length < 2 || bands.some(({ length }) => length !== height)) return { rows, canHave: () => true };
  const fields = rows.map(line => boxesIn(text, line, lines));
  const [{ length: boxes }] = fields;
  const isEmpty = fields.map(row => row.every(field => isGap(text, field)));
  for (const [pitch, first] of boxes > 1 && height > boxes ? ROOMS : []) {
    const isRow = (i: number) => (i % height) % pitch === first;
    const hasRows = height >= pitch * (boxes - 1) + first + 1 && height <= pitch * boxes + first;
    if (hasRows && isEmpty.every((each, i) => each || isRow(i)))
      return { rows: rows.filter((_, i) => isRow(i)), canHave: size => size % boxes === 0 };
  }
  return { rows, canHave: size => [1, boxes, size].includes(height) };
}

/** The fields between the lines of a frame, or before, between and after lines that are only between the boxes. */
function boxesIn(text: string, line: PastedLine, lines: readonly PastedLine[]): Span[] {
  const border = lines.find(each => isBorder(text, each)) ?? line;
  const indentOf = (span: Span, sign: RegExp) => sliceOf(text, span).search(sign);
  const isFramed = indentOf(line, BAR) <= indentOf(border, /\S/);
  const fields = fieldsOf(text, line, isBar);
  return isFramed ? insideOf(text, fields) : fields;
}

/** Pairs: the number of lines from one row to the next, and the number of empty lines above the first row. */
const ROOMS = [
  [2, 0],
  [2, 1],
  [3, 1],
  [3, 0],
];

/**
 * The grid of a drawing with lines between boxes only, and spaces for empty cells: ` 1 | 6 |`. Spaces at the ends of
 * rows may be missing, so no digit can be added there.
 */
export function gridByBars(text: string, lines: readonly PastedLine[]): Grid | undefined {
  const { rows: all, canHave } = rowsWithoutRoom(text, lines);
  const rows = all.map(line => sliceOf(text, line).split(BAR));
  const count = rows[0]?.length ?? 0;
  if (!SIZES.includes(rows.length) || !canHave(rows.length)) return undefined;
  if (count < 3 || rows.some(fields => fields.length !== count)) return undefined;
  const width = Math.max(...rows.flatMap(fields => fields.slice(1, -1).map(({ length }) => length)));
  const framed = rows
    .map(fields => fields.map((field, i) => (i === 0 ? field.padStart(width) : field.padEnd(width))))
    .map(fields => `|${fields.join('|')}|`)
    .join('\n');
  const cells = frames.rowsOf(framed, linesOf(framed, 0, framed.length))?.flatMap(row => row.cells);
  return cells && gridOfDigits(cells.map(({ word, blank }) => (blank === undefined ? Number(word) : 0)));
}

/** Rows of cells at the same places in all boxes, which are the fields of each line. Undefined when their widths differ. */
export function columnsBetween(
  text: string,
  lines: readonly PastedLine[],
  fields: readonly (readonly Span[])[],
  size: number,
): PastedRow[] | undefined {
  const boxes = fields.map(row => row.map(field => visibleIn(text, field)));
  const [{ length: count } = { length: 0 }] = boxes;
  const width = boxes[0]?.[0]?.length ?? 0;
  if (size % count !== 0 || count === size) return undefined;
  if (!boxes.every(row => row.length === count && row.every(({ length }) => length === width))) return undefined;
  const places = placesIn(text, boxes.flat(), width, size / count);
  if (!places) return undefined;
  return lines.map((line, r): PastedRow => {
    const cells = boxes[r].flatMap(box => places.map(place => cellIn(text, box[place])));
    return { ...line, cells };
  });
}

/** The offsets of the characters of a field that have a width: colors of a terminal have none. */
function visibleIn(text: string, { start, end }: Span): number[] {
  const all = Array.from({ length: end - start }, (_, i) => start + i);
  return all.filter(at => text[at] !== WITHOUT_WIDTH);
}

/** The fields between the first and the last line of a frame; empty if either is missing. Lines may be doubled. */
function insideOf(text: string, all: readonly Span[]): Span[] {
  const fields = all.filter(({ start, end }, i) => start < end || i === 0 || i === all.length - 1);
  if (fields.length < 3 || !isGap(text, fields[0]) || !isGap(text, fields[fields.length - 1])) return [];
  return fields.slice(1, -1);
}

/** Numbers of characters from one cell to the next, the most common first. */
const PITCHES = [2, 1, 3, 4];

/** The places of cells in a box of this width, or undefined when a character is elsewhere. */
function placesIn(
  text: string,
  boxes: readonly (readonly number[])[],
  width: number,
  cells: number,
): number[] | undefined {
  const used = new Set(boxes.flatMap(box => [...box.keys()].filter(i => !isWhite(text.charCodeAt(box[i])))));
  const first = Math.min(...used);
  const fitting = (pitch: number, offset: number) => {
    const places = Array.from({ length: cells }, (_, i) => offset + i * pitch);
    return offset >= 0 && places[cells - 1] < width && [...used].every(at => places.includes(at)) ? places : undefined;
  };
  // Equal margins on both sides, otherwise cells of equal width that fill the box.
  const margins = PITCHES.map(pitch => [pitch, width - (cells - 1) * pitch - 1]).filter(([, rest]) => rest % 2 === 0);
  for (const [pitch, rest] of margins) {
    const places = fitting(pitch, rest / 2);
    if (places) return places;
  }
  return width % cells === 0 ? fitting(width / cells, first % (width / cells)) : undefined;
}

function cellIn(text: string, start: number) {
  const span = { start, end: start + 1 };
  return isWhite(text.charCodeAt(start)) ? { ...span, word: '.', blank: text[start] } : cellOf(text, span);
}
