/** Cells with white space between them that are words: what pandas, R and NumPy print, `NaN  1.0  None`. */

import { wordSpansOf } from '../../parser/lines/words';
import { type Span, sliceOf } from '../../span';
import { cellOf, type PastedCell, type PastedForm, type PastedRow, rowLines } from '../form';

/** Words for an empty cell. */
export const NOTHING = [
  'null',
  'None',
  'nil',
  'undefined',
  'NULL',
  'Nothing',
  'NA',
  '<NA>',
  'NaN',
  'nan',
  'NaT',
  '#N/A',
  'n/a',
  'N/A',
  '-1',
  'blank',
  'empty',
  'zero',
  '" "',
  "' '",
];

/** The cell of a span, which may contain a program's word for an empty cell. */
export function elementOf(text: string, span: Span): PastedCell {
  const content = sliceOf(text, span);
  return NOTHING.includes(content)
    ? { start: span.start, end: span.end, word: '.', blank: content }
    : cellOf(text, span);
}

/** A word without the quotes around it. */
function withoutQuotes(text: string, { start, end }: Span): Span {
  const isQuoted = end - start > 2 && /["']/.test(text[start]) && text[end - 1] === text[start];
  return isQuoted ? { start: start + 1, end: end - 1 } : { start, end };
}

export const words: PastedForm = {
  name: 'words separated by spaces',
  sign: /(?:NaN|NA|N\/A|n\/a|nan|None|null|nil|NULL|-1|\d\.|\b0\d\b|\b(?:three|five|seven)\b|["'][^\s"']["'])/i,
  blank: '.',
  rowsOf(text, lines) {
    return rowLines(text, lines).map(
      (line): PastedRow => ({
        start: line.start,
        end: line.end,
        cells: wordSpansOf(text, line.start, line.end).map(word => elementOf(text, withoutQuotes(text, word))),
      }),
    );
  },
};
