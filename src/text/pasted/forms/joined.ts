/** Rows on one line with a character between them, and rows with a character or brackets around every cell. */

import { SIZES } from '../../../core/geometry';
import { type Span, sliceOf } from '../../span';
import { cellOf, type PastedForm, type PastedRow, trimmedSpan } from '../form';
import { fieldsOf } from './fields';
import { signsOf } from './signs';

/** `53..7..../6..195...`: rows on one line, as chess programs write them. */
export const joinedRows: PastedForm = {
  name: 'rows on one line',
  sign: /[/;\\]|\d{4}\.\d{4}|[\d.*_]{4}\|/,
  blank: '.',
  rowsOf(text, lines) {
    const grids = lines.map(line => rowsIn(text, withoutQuotes(text, line)));
    return grids.every(rows => rows !== undefined) ? grids.flat() : undefined;
  },
};

/** The rows of a line with a character between them. */
const rowsIn = (text: string, line: Span): PastedRow[] | undefined => {
  const rows = [...'/;\\.|']
    .map(sign => fieldsOf(text, line, code => code === sign.charCodeAt(0)))
    .find(({ length }) => SIZES.includes(length));
  return rows && withoutWords(text, rows).map(row => ({ ...row, cells: signsOf(text, row) }));
};

/** The rows without a title before the first one, and tags or the other fields of a chess position behind the last one. */
function withoutWords(text: string, rows: readonly Span[]): readonly Span[] {
  const trimmed = rows.map(row => trimmedSpan(text, row));
  const width = trimmed[1].end - trimmed[1].start;
  const { end } = trimmed[0];
  const { start } = trimmed[rows.length - 1];
  const [first, last] = [
    Math.max(trimmed[0].start, end - width),
    Math.min(trimmed[rows.length - 1].end, start + width),
  ];
  const isApart = [first - 1, last].every(at => /^\s?$/.test(text[at] ?? ''));
  return isApart ? [{ start: first, end }, ...trimmed.slice(1, -1), { start, end: last }] : rows;
}

function withoutQuotes(text: string, line: Span): Span {
  return trimmedSpan(text, line, code => ' \t"\'`;,()'.includes(String.fromCharCode(code)));
}

/** `5_3_0_0_7`: one character between all cells. */
export const signsBetween: PastedForm = {
  name: 'a character between the cells',
  sign: /[\w.][-_:/~&][\w.]/,
  blank: '.',
  rowsOf(text, lines) {
    const [sign] = /[-_:/~&]/.exec(text.slice(lines[0].start, lines[0].end)) ?? [];
    if (sign === undefined) return undefined;
    const rows = lines.map((line): PastedRow => {
      const fields = fieldsOf(text, line, code => code === sign.charCodeAt(0));
      return { start: line.start, end: line.end, cells: fields.map(field => cellOf(text, trimmedSpan(text, field))) };
    });
    // Where fields are empty, the separator may be a blank.
    return rows.every(({ cells }) => cells.every(({ start, end }) => start < end)) ? rows : undefined;
  },
};

/** `53{124}{26}7`: digits, and lists of candidates in brackets, without spaces, in rows or on one line. */
export const listsInBrackets: PastedForm = {
  name: 'lists of candidates in brackets',
  sign: /[[({<][1-9]{2,9}[\])}>]/,
  blank: '.',
  rowsOf(text, lines) {
    const contents = lines.map(line => sliceOf(text, line));
    if (!contents.every(content => /^(?:[\d.]|[[({<][1-9]{1,9} {0,8}[\])}>]){4,81}$/.test(content))) return undefined;
    return lines.map((line, r): PastedRow => {
      const cells = [...contents[r].matchAll(/(?<=[[({<])\d+|[\d.]/g)].map(({ index, 0: word }) => {
        const start = line.start + index;
        return cellOf(text, { start, end: start + word.length });
      });
      return { ...line, cells };
    });
  },
};

/** `[5][3][ ]`, `(5) (3) ( )`: brackets around every cell. */
export const brackets: PastedForm = {
  name: 'brackets around the cells',
  sign: /[[({<][^\][(){}<>]{0,2}[\])}>]/,
  blank: ' ',
  rowsOf: (text, lines) =>
    lines.map((line): PastedRow => {
      const content = sliceOf(text, line);
      const found = [...content.matchAll(/[[({<]([^\][(){}<>]{0,2})[\])}>]/g)];
      const cells = found.map(({ index, 1: inner }) => {
        const start = line.start + index + 1;
        const span = trimmedSpan(text, { start, end: start + inner.length });
        // A space between the brackets is the blank.
        return cellOf(text, span.start < span.end ? span : { start, end: start + inner.length });
      });
      return { start: line.start, end: line.end, cells };
    }),
};
