/**
 * Frames that are drawn with a character that does not draw lines elsewhere: stars around boxes, `!` or `:` between
 * them.
 */

import { SIZES } from '../../../core/geometry';
import { type Span, sliceOf } from '../../span';
import { cellOf, type PastedForm, type PastedLine, trimmedSpan } from '../form';
import { fieldContentOf, fieldsOf, isGap } from './fields';
import { columnsBetween } from './frames';
import { signsOf } from './signs';

/** Characters that people use as vertical lines. */
const SIGNS = [...'*!:=#'];

export const ornaments: PastedForm = {
  name: 'frames of other characters',
  sign: /[*!:=#]/,
  blank: ' ',
  rowsOf(text, lines) {
    const rows = lines.filter(line => !isDrawn(sliceOf(text, line)));
    const size = SIZES.find(n => n === rows.length) ?? [...SIZES].reverse().find(n => rows.length % n === 0);
    const sign = SIGNS.find(each => isLine(text, rows, each));
    if (size === undefined || sign === undefined) return undefined;
    const fields = rows.map(row => insideOf(text, row, sign));
    const count = fields[0].length;
    if (!fields.every(({ length }) => length === count)) return undefined;
    const cellsIn = (field: Span) =>
      count === size ? [cellOf(text, fieldContentOf(text, field, new Map()))] : signsOf(text, field);
    const cells = fields.map(row => row.flatMap(cellsIn));
    return cells.every(({ length }) => length === size)
      ? rows.map((row, r) => ({ ...row, cells: cells[r] }))
      : columnsBetween(text, rows, fields, size);
  },
};

/** Whether a line is one of the frame, without cells. */
const isDrawn = (line: string) => /^[\s*!:+=|.\-~]*$/.test(line) && /\*{3}|!{3}|:{3}|--|==|\.{3}/.test(line);

/** Whether a character is in the same columns in all rows, and nowhere else. */
function isLine(text: string, rows: readonly PastedLine[], sign: string): boolean {
  const placesIn = (line: Span) => [...sliceOf(text, line)].flatMap((c, column) => (c === sign ? [column] : [])).join();
  const [first, ...others] = rows.map(placesIn);
  return first !== undefined && first !== '' && others.every(places => places === first);
}

/** The text between the vertical lines of a row, without the text outside them at its ends. */
function insideOf(text: string, { start, end }: Span, sign: string): Span[] {
  const fields = fieldsOf(
    text,
    { start, end: trimmedSpan(text, { start, end }).end },
    code => code === sign.charCodeAt(0),
  );
  const from = isGap(text, fields[0]) ? 1 : 0;
  return fields.slice(from, isGap(text, fields[fields.length - 1]) ? -1 : undefined);
}
