/** Forms with a field for each cell, between the same separators: CSV, TSV, Markdown tables, frames that show every cell. */

import { geometryOfSize, SIZES } from '../../../core/geometry';
import { type Span, sliceOf } from '../../span';
import { commonestOf } from '../../strings/frequencies';
import { isBar, isWhite, type PastedForm, type PastedRow, rowLines, trimmedSpan } from '../form';
import { elementOf, NOTHING } from './words';

/** Any line that is drawn between cells. */
export const BAR = /[|\u00a6\uff5c\u2758\u2193\u2500-\u257f\u258f\u2595]/;

/** A form whose fields are separated by characters for which `isSeparator` is true, and found by `fieldsIn`. */
function separatedBy(
  name: string,
  sign: RegExp,
  isSeparator: (code: number) => boolean,
  { blank = '', fieldsIn = fieldsOf } = {},
): PastedForm {
  return {
    name,
    sign,
    blank,
    rowsOf(text, lines) {
      const rows = rowLines(text, lines);
      return rowsOfFields(
        text,
        rows.map(({ start, end }) => ({ start, end, cells: fieldsIn(text, { start, end }, isSeparator) })),
      );
    },
  };
}

const codeOf = (sign: string) => (code: number) => code === sign.charCodeAt(0);

export const tabs = separatedBy('tabs', /\t/, codeOf('\t'));
export const semicolons = separatedBy('semicolons', /;/, codeOf(';'));
export const commas = separatedBy('commas', /,/, codeOf(','));

/** Every line between cells is a separator: `| 5 | 3 |   |`. */
export const frame = separatedBy('frames around each cell', BAR, isBar, { blank: ' ' });

/** Lines side by side, as between boxes (`|5|3| ||`) or around spoilers (`||5||3||`), are one separator. */
export const doubledFrame = separatedBy('frames with double lines', BAR, isBar, {
  blank: ' ',
  fieldsIn: (...line) => fieldsOf(...line).filter(({ start, end }) => start < end),
});

/** Whether lines are a band of a grid with a field for each cell, some of them empty: `5,3,,,7,,,,`. */
export function areFields(text: string, lines: readonly Span[]): boolean {
  const [first] = lines;
  if (lines.length < 2 || lines.length > LARGEST_BAND) return false;
  const content = sliceOf(text, first);
  const separator = ['\t', ';', ','].find(sign => content.includes(sign));
  if (separator === undefined) return false;
  const rows = lines.map(line => sliceOf(text, line).split(separator));
  const { length } = rows[0];
  const isSize = SIZES.includes(length) && length > lines.length && rows.every(row => row.length === length);
  return isSize && rows.some(row => row.some(field => field.trim() === ''));
}

/** Maximum number of rows in a band. */
const LARGEST_BAND = 5;

/** The texts between separators, one more than there are separators. */
export function fieldsOf(text: string, { start, end }: Span, isSeparator: (code: number) => boolean): Span[] {
  const fields: Span[] = [];
  let from = start;
  for (let at = start; at < end; at++) {
    if (!isSeparator(text.charCodeAt(at))) continue;
    fields.push({ start: from, end: at });
    from = at + 1;
  }
  fields.push({ start: from, end });
  return fields;
}

/** A line, and its fields. */
interface FieldLine extends Span {
  readonly cells: readonly Span[];
}

/**
 * Rows from lines of fields. Columns that are empty in every line, outside the grid, are left out. Undefined when no line
 * has two fields.
 */
export function rowsOfFields(text: string, lines: readonly FieldLine[]): PastedRow[] | undefined {
  const filled = lines.filter(({ cells }) => cells.length > 1);
  const rows = withoutEmptyRows(
    text,
    filled.slice(
      Math.max(
        0,
        filled.findIndex(row => !hasNames(text, row)),
      ),
    ),
  );
  if (rows.length === 0) return undefined;
  const { first, last, isWhole } = outerColumns(
    rows.length,
    commonestOf(rows.map(({ cells }) => cells.length)) as number,
    column => rows.every(({ cells }) => isGap(text, cells.at(column) as Span)),
  );
  const spacers = isWhole ? undefined : spacersIn(text, rows);
  if (spacers)
    return rowsOfFields(
      text,
      lines.map(line => withoutSpacers(line, rows.indexOf(line), spacers)),
    );
  const offsets = new Map<number, number>();
  for (const { cells } of rows) for (const cell of cells) noteOffset(text, cell, offsets);
  return lines.map(({ start, end, cells }) => ({
    start,
    end,
    cells:
      cells.length < 2 || start < rows[0].start || start > rows[rows.length - 1].start
        ? []
        : cells
            .slice(first, last === 0 ? undefined : -last)
            .map(field => elementOf(text, fieldContentOf(text, field, offsets))),
  }));
}

/** Whether the fields of a line are the names or the types of columns: words that do not represent empty cells. */
function hasNames(text: string, { cells }: FieldLine): boolean {
  const words = cells.map(line => sliceOf(text, line).trim()).filter(word => word !== '');
  return words.length >= 4 && words.every(word => /^(?:[a-z_]\w+|-{3})$/i.test(word) && !NOTHING.includes(word));
}

/** The rows without empty ones above and below a 9x9 grid, as in spreadsheets. */
function withoutEmptyRows(text: string, rows: readonly FieldLine[]): readonly FieldLine[] {
  const filled = rows.flatMap(({ cells }, i) => (cells.every(cell => isGap(text, cell)) ? [] : [i]));
  const inside = rows.slice(filled[0] ?? 0, (filled.at(-1) ?? -1) + 1);
  const columns = inside.flatMap(({ cells }) => cells.flatMap((cell, i) => (isGap(text, cell) ? [] : [i])));
  const isSquare = inside.length === 9 && Math.max(...columns) - Math.min(...columns) < 9;
  return isSquare ? inside : rows;
}

/** Empty columns and rows between boxes, as in spreadsheets. */
interface Spacers {
  readonly columns: readonly number[];
  readonly rows: readonly number[];
}

/** The spacers of rows whose numbers of rows and columns fit a grid only without them. */
function spacersIn(text: string, rows: readonly FieldLine[]): Spacers | undefined {
  const count = rows[0].cells.length;
  if (rows.some(({ cells }) => cells.length !== count)) return undefined;
  const isEmptyColumn = (column: number) => rows.every(({ cells }) => isGap(text, cells[column]));
  const isEmptyRow = (row: number) => rows[row].cells.every(cell => isGap(text, cell));
  for (const { size, boxHeight, boxWidth } of SIZES.map(geometryOfSize)) {
    const columns = spacersAfter(boxWidth, size);
    if (count !== size + columns.length || !columns.every(isEmptyColumn)) continue;
    const between = spacersAfter(boxHeight, size);
    if (rows.length === size) return { columns, rows: [] };
    if (rows.length === size + between.length && between.every(isEmptyRow)) return { columns, rows: between };
  }
  return undefined;
}

/** The places between groups of lines, among `size` lines. */
const spacersAfter = (lines: number, size: number) =>
  Array.from({ length: size / lines - 1 }, (_, i) => (i + 1) * (lines + 1) - 1);

function withoutSpacers(line: FieldLine, row: number, { columns, rows }: Spacers): FieldLine {
  return { ...line, cells: rows.includes(row) ? [] : line.cells.filter((_, column) => !columns.includes(column)) };
}

/**
 * The number of columns outside the grid, before and after it. A line that starts or ends with a separator has an empty
 * field there, which is a cell in CSV but not in a frame: this depends on the number of rows.
 */
function outerColumns(rows: number, count: number, isEmpty: (column: number) => boolean) {
  const options = [
    { first: 0, last: 0 },
    { first: 1, last: 1 },
    { first: 0, last: 1 },
    { first: 1, last: 0 },
    { first: 0, last: 2 },
    { first: 1, last: 2 },
    { first: 2, last: 1 },
  ].filter(
    ({ first, last }) =>
      SIZES.includes(count - first - last) &&
      [0, 1].slice(0, first).every(isEmpty) &&
      [-1, -2].slice(0, last).every(isEmpty),
  );
  const whole = options.find(({ first, last }) => rows % (count - first - last) === 0);
  return { ...(whole ?? options[0] ?? { first: 0, last: 0 }), isWhole: whole !== undefined };
}

/** Whether there is only white space in a field. */
export function isGap(text: string, { start, end }: Span): boolean {
  for (let at = start; at < end; at++) if (!isWhite(text.charCodeAt(at))) return false;
  return true;
}

/** Records the position of the text in a field, by the width of the field. */
function noteOffset(text: string, field: Span, offsets: Map<number, number>): void {
  const content = trimmedSpan(text, field);
  if (content.start === content.end) return;
  const width = field.end - field.start;
  // Of several places, the last one counts: single digits are there in columns of numbers.
  offsets.set(width, Math.max(offsets.get(width) ?? 0, content.end - 1 - field.start));
}

/** The content of a field without its markup. In an empty field, the position at which other fields have their digit. */
export function fieldContentOf(text: string, field: Span, offsets: ReadonlyMap<number, number>): Span {
  const content = trimmedSpan(text, field);
  const { start, end } = content;
  if (start < end) return withoutMarkup(text, content);
  const width = field.end - field.start;
  if (width === 0) return field;
  const at = field.start + Math.min(offsets.get(width) ?? (width - 1) >> 1, width - 1);
  return { start: at, end: at + 1 };
}

/** Pairs of signs around the content of a field: bold digits in Markdown, LaTeX's `$5$`, quotes. */
const PAIRS = ['**', '$', '"', "'", '`', '_'];

function withoutMarkup(text: string, content: Span): Span {
  let { start, end } = content;
  // `5 c,` of Forth
  if (end - start === 3 && text.startsWith(' c', start + 1)) end -= 2;
  for (const sign of PAIRS) {
    if (end - start < 2 * sign.length) continue;
    if (!text.startsWith(sign, start) || !text.startsWith(sign, end - sign.length)) continue;
    const inner = { start: start + sign.length, end: end - sign.length };
    const bare = trimmedSpan(text, inner);
    // A space in quotes is the blank.
    ({ start, end } = bare.start < bare.end ? bare : inner);
  }
  return { start, end };
}
